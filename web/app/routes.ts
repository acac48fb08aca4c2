import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import type { RouteEntry } from './route/route-entry.ts'
import { NOT_FOUND_ROUTE, ROUTES } from './route/route-table.ts'

/** Addresses are what the server takes them for, which knows no other spelling. */
const toConfig = (entry: RouteEntry): RouteConfigEntry =>
  route(entry.path === '/' ? '' : entry.path.replace(/^\//, ''), entry.file, {
    id: entry.id,
    caseSensitive: true,
  })

const guarded = ROUTES.filter((entry) => entry.guard === 'user')
const aboutSigningIn = ROUTES.filter((entry) => entry.guard !== 'user' && entry.header === 'none')
const others = ROUTES.filter((entry) => entry.guard !== 'user' && entry.header !== 'none')

export default [
  ...others.map(toConfig),
  layout('./gate/account-layout.tsx', aboutSigningIn.map(toConfig)),
  layout('./gate/signed-in-layout.tsx', guarded.map(toConfig)),
  toConfig(NOT_FOUND_ROUTE),
] satisfies RouteConfig

import { ACCOUNT_ROUTES } from './account-routes.ts'
import { FLOW_ROUTES, OWNER_ROUTES } from './owner-routes.ts'
import { POLICY_ROUTES } from './policy-routes.ts'
import { fileOf, open, type RouteEntry } from './route-entry.ts'
import { OFFER_ROUTES, READING_ROUTES } from './visitor-routes.ts'

export const ROUTES: readonly RouteEntry[] = [
  ...OFFER_ROUTES,
  ...POLICY_ROUTES,
  ...READING_ROUTES,
  ...ACCOUNT_ROUTES,
  open({
    page: 'debug-assessment',
    path: '/debug/assessment',
    footer: false,
    title: 'Debug',
    description: 'Internal.',
    keywords: ['debug', 'assessment', 'internal'],
  }),
  ...OWNER_ROUTES,
  ...FLOW_ROUTES,
]

const HOME = ROUTES.find(({ path }) => path === '/')
if (HOME === undefined) throw new Error('The table has no home page.')

export const NOT_FOUND_ROUTE: RouteEntry = {
  ...HOME,
  id: 'not-found',
  path: '*',
  file: fileOf('not-found'),
  header: 'fixed',
  indexable: false,
  prerender: false,
}

export const prerenderedPaths = (): string[] =>
  ROUTES.filter((route) => route.prerender).map((route) => route.path)

const bare = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname)

function parametersOf(pattern: string, pathname: string): Record<string, string> | null {
  const wanted = pattern.split('/')
  const given = pathname.split('/')
  if (wanted.length !== given.length) return null
  const parameters: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':') && value !== '') parameters[part.slice(1)] = value
    else if (part !== value) return null
  }
  return parameters
}

export function routeFor(pathname: string): RouteEntry {
  const path = bare(pathname)
  return ROUTES.find((route) => parametersOf(route.path, path) !== null) ?? NOT_FOUND_ROUTE
}

export const isOtherAddressOfPage = (one: string, other: string): boolean =>
  bare(one) !== bare(other) && routeFor(one).file === routeFor(other).file

export function canonicalPath(pathname: string): string {
  const path = bare(pathname)
  const route = routeFor(path)
  if (route.canonical === undefined) return path
  const parameters = parametersOf(route.path, path) ?? {}
  return route.canonical.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? '')
}

/** In the order of the steps. */
export const FLOW_PATHS: readonly string[] = FLOW_ROUTES.map(({ path }) => path)

export const SIGN_IN_PATHS: readonly string[] = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/auth/callback',
]

export const hasPage = (to: string): boolean => routeFor(to.split(/[?#]/)[0] ?? to) !== NOT_FOUND_ROUTE

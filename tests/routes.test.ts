import { expect, test } from 'vitest'
import { ROUTES, routeOf } from '#contract/routes.ts'
import { ROUTES as PAGES } from '#web/app/route-table.ts'

const shape = (path: string): string => path.replaceAll(/:[A-Za-z]+/g, ':id')

test('the server knows every page of the web app, with the same guard and the same word to search engines', () => {
  expect(PAGES.length).toBeGreaterThan(10)
  for (const { path, guard, indexable } of PAGES) {
    expect(routeOf(shape(path).replaceAll(':id', '1'))).toEqual({ path: shape(path), guard, indexable })
  }
})

test('no address is listed twice', () => {
  expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length)
})

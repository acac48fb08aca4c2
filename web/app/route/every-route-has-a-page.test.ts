import { expect, test } from 'vitest'
import { ROUTES } from '#contract/routes.ts'
import { ROUTES as PAGES } from '#web/app/route/route-table.ts'

test('every route of the list has its page, and every page its route [R-ROUTE-001] [R-ROUTE-019]', () => {
  const pages = PAGES.map(({ path }) => path)
  expect(new Set(pages)).toEqual(new Set(ROUTES.map(({ path }) => path)))
})

test('every page that asks for no account is written at build time [R-ROUTE-001] [R-ROUTE-020]', () => {
  const open = PAGES.filter(({ guard }) => guard !== 'user')
  expect(open.filter(({ prerender }) => !prerender).map(({ path }) => path)).toEqual([])
})

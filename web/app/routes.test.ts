import { expect, test } from 'vitest'
import routes from '#web/app/routes.ts'
import { NOT_FOUND_ROUTE, ROUTES } from '#web/app/route/route-table.ts'

const withChildren = routes.flatMap((route) => [route, ...(route.children ?? [])])
const pages = withChildren.filter((route) => route.children === undefined)

test('the router knows every page of the manifest and no other', () => {
  const ids = pages.map(({ id }) => id)
  expect(new Set(ids)).toEqual(new Set([...ROUTES, NOT_FOUND_ROUTE].map(({ id }) => id)))
  expect(ids).toHaveLength(ROUTES.length + 1)
})

test('an address in another spelling is as unknown to the router as to the server [R-ROUTE-005]', () => {
  expect(pages.filter(({ caseSensitive }) => caseSensitive !== true)).toEqual([])
})

test('every page that needs an account stands behind the one guard', () => {
  const guarded = routes.find(({ file }) => file.endsWith('signed-in-layout.tsx'))
  const needed = ROUTES.filter(({ guard }) => guard === 'user').map(({ id }) => id)
  expect(guarded?.children?.map(({ id }) => id)).toEqual(needed)
})

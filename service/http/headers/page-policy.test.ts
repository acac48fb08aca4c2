import { expect, test } from 'vitest'
import { pagePolicy } from '#service/http/headers/page-policy.ts'

test('workers, such as the one that draws the map, are files of this site and nothing made up in a page', () => {
  const directives = pagePolicy('<p>A page</p>', { connect: [], images: [] }).split('; ')
  expect(directives).toContain("worker-src 'self'")
  expect(directives).toContain("script-src 'self'")
})

import { expect, test } from 'vitest'
import { metadataFor } from '#web/app/route/metadata.ts'
import { ROUTES } from '#web/app/route/route-table.ts'

const ORIGIN = 'https://pets.test'

const partOf = (path: string, type: string): unknown => {
  const data: { '@graph'?: { '@type': string }[] } = JSON.parse(
    JSON.stringify(metadataFor(path, ORIGIN).structuredData),
  )
  return data['@graph']?.find((part) => part['@type'] === type)
}

test('a page below another names the way to it, by the titles of pages that exist [R-META-001]', () => {
  expect(partOf('/pets/7', 'BreadcrumbList')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Pawlight', item: `${ORIGIN}/` },
      { '@type': 'ListItem', position: 2, name: 'My Pets', item: `${ORIGIN}/pets` },
      { '@type': 'ListItem', position: 3, name: 'Edit Pet Profile', item: `${ORIGIN}/pets/7` },
    ],
  })
  expect(partOf('/debug/assessment', 'BreadcrumbList')).toMatchObject({
    itemListElement: [{ name: 'Pawlight' }, { name: 'Debug' }],
  })
  expect(partOf('/privacy', 'BreadcrumbList')).toBeUndefined()
})

test('every page says which site and whose it is [R-META-001]', () => {
  for (const { path } of ROUTES) {
    expect(partOf(path, 'WebSite')).toMatchObject({ url: `${ORIGIN}/` })
    expect(partOf(path, 'Organization')).toMatchObject({ name: 'Pawlight' })
  }
})

test('a page written at build time has a picture of its own, a personal one shows the one of the home page [R-META-001]', () => {
  const pictures = ROUTES.filter(({ prerender }) => prerender).map(
    ({ path }) => metadataFor(path, ORIGIN).picture,
  )
  expect(new Set(pictures.map(({ url }) => url)).size).toBe(pictures.length)
  expect(metadataFor('/contact', ORIGIN).picture).toEqual({
    url: `${ORIGIN}/pictures/contact.png`,
    alt: 'A dog and a cat under a lamp, beside the words: Contact Us',
  })
  expect(metadataFor('/history', ORIGIN).picture).toEqual(metadataFor('/', ORIGIN).picture)
  expect(metadataFor('/nowhere', ORIGIN).picture).toEqual(metadataFor('/', ORIGIN).picture)
})

import { expectAccessible } from '../support/accessible.ts'
import { crawl, isPage } from '../support/public-pages.ts'
import { expect, test } from '../support/test.ts'

/** The pages nobody links to. */
const UNLINKED = ['/no-such-page', '/debug/assessment', '/reset-password', '/resources/guides']

test('no public page, with the question about cookies, has an accessibility fault at any width, light or dark', async ({
  page,
  request,
  instance,
}) => {
  test.setTimeout(400_000)
  const found = await crawl(request)
  const linked = [...found.values()].filter((served) => isPage(served, instance.url)).map(({ path }) => path)
  expect(linked).toContain('/')
  for (const path of new Set([...linked, ...UNLINKED])) {
    await page.goto(path)
    await expect(page.getByRole('region', { name: 'Cookies' }), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    await expectAccessible(page)
  }
})

import { expect, test } from '../support/test.ts'

test('a visitor reads who may use Pawlight on what terms, and goes on to the other policies [R-PAGE-010] [R-PAGE-011] [R-PAGE-012] [R-PAGE-013]', async ({
  wide: page,
  faults,
}) => {
  await page.goto('/contact')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms', exact: true }).click()
  await expect(page).toHaveTitle('Terms of Service | Pawlight')
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible()
  const terms = page.getByRole('article')
  for (const fact of [
    'Last updated',
    'You must be at least 18 years old.',
    'for residents of the United States only.',
    'the greater of 12 months of fees or $100.',
    'Delaware law applies. Disputes are settled by arbitration in San Francisco County.',
  ])
    await expect(terms).toContainText(fact)
  await expect(terms.getByRole('link', { name: /^legal@/ })).toBeVisible()

  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Law and disputes' }).click()
  await expect(page).toHaveURL(/\/terms#law$/)
  await expect(terms.getByRole('heading', { name: /Law and disputes$/ })).toBeInViewport()

  await terms.getByRole('link', { name: 'Medical disclaimer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Medical disclaimer' })).toBeFocused()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Affiliate disclosure' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Affiliate disclosure' })).toBeFocused()
  expect(faults).toEqual([])
})

test('a visitor reads what is kept, how long, and what one may ask for [R-PAGE-015] [R-PAGE-016]', async ({
  page,
}) => {
  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
  const kept = page.getByRole('table', { name: /How long we keep it/ })
  for (const row of [
    'Account data up to 3 years after closure',
    'Assessment data deleted or de-identified within 90 days of a verified deletion request',
    'Analytics and logs 12 months',
    'Communications about 24 months',
    'Payment records 7 years',
    'Security logs up to 24 months',
  ])
    await expect(kept.getByRole('row', { name: row, exact: true })).toBeVisible()
  const policy = page.getByRole('article')
  for (const fact of [
    'Our target is 30 days. Backups are purged within 90 days.',
    'We answer privacy requests within 45 days.',
    'We honor opt-outs within 15 days.',
  ])
    await expect(policy).toContainText(fact)
  await expect(policy.getByRole('link', { name: /^privacy@/ })).toBeVisible()
})

test('a visitor finds every policy in the legal center, and every one is open to all [R-ROUTE-018] [R-PAGE-031]', async ({
  page,
  request,
  faults,
}) => {
  test.slow()
  await page.goto('/legal')
  const policies = await page
    .getByRole('article')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const paths = ['/legal', ...policies.filter((to) => to.startsWith('/') && to !== '/privacy/delete')]
  expect(paths).toHaveLength(14)
  for (const path of paths) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(await answer.text(), path).toMatch(/Last updated [A-Z][a-z]+ \d+, 20\d\d/)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(faults).toEqual([])
})

test('a table of four columns is read on the narrowest phone without moving sideways [R-PAGE-031]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/privacy/notice-at-collection')
  const row = page.getByRole('row', { name: /^Approximate location/ })
  await expect(row.getByText('How long')).toBeVisible()
  await expect(row.getByText('not kept')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a printed policy is nothing but the policy [R-PAGE-031]', async ({ wide: page }) => {
  for (const path of ['/privacy', '/cookies']) {
    await page.goto(path)
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Last updated')).toBeVisible()
    await expect(page.getByRole('link', { name: /^privacy@/ })).toBeVisible()
    for (const extra of [page.getByRole('banner'), page.getByRole('navigation'), page.getByRole('button')])
      await expect(extra, path).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
})

import { expect, test } from '../support/test.ts'

test('a visitor sees a real answer and how it came about, and follows a claim to its evidence [R-LAND-001] [R-LAND-004] [R-LAND-011] [R-LAND-012]', async ({
  wide: page,
  faults,
}) => {
  await page.goto('/')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Pawlight home' })).toBeVisible()
  await expect(banner.getByRole('navigation', { name: 'Main' })).toBeVisible()
  const [header, title] = [
    await banner.boundingBox(),
    await page.getByRole('heading', { level: 1 }).boundingBox(),
  ]
  expect(header?.y).toBe(0)
  expect(title?.y).toBeGreaterThan(header?.height ?? Number.POSITIVE_INFINITY)

  const sample = page.getByRole('region', { name: 'What an answer looks like' })
  await expect(sample.getByText('Sample answer')).toBeVisible()
  await expect(sample.getByRole('heading', { name: 'Why this level' })).toBeVisible()
  await page
    .getByRole('region', { name: 'Help when the clinic is closed' })
    .getByRole('link', { name: 'What we can show today' })
    .last()
    .click()
  await expect(page).toHaveURL(/\/evidence#claims$/)
  await expect(
    page.getByRole('heading', { name: 'What we say, and what we can show today' }),
  ).toBeInViewport()
  expect(faults).toEqual([])
})

test('a visitor reads about us and finds the memberships on the home page [R-PAGE-001] [R-NAV-007]', async ({
  wide: page,
  faults,
}) => {
  await page.goto('/contact')
  const main = page.getByRole('navigation', { name: 'Main' })
  await expect(async () => {
    const about = main.getByRole('button', { name: 'About' })
    if ((await about.getAttribute('aria-expanded')) !== 'true') await about.click()
    await main.getByRole('link', { name: 'About Us' }).click({ timeout: 1000 })
  }).toPass()
  await expect(page).toHaveURL(/\/about$/)
  await page.getByRole('link', { name: 'Explore Memberships' }).click()
  await expect(page).toHaveURL(/\/#pet-parent-pricing$/)
  await expect(page.locator('#pet-parent-pricing')).toBeInViewport()
  expect(faults).toEqual([])
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the pages say all they have to say [R-LAND-010] [R-ROUTE-002] [R-ROUTE-003] [R-ROUTE-004] [R-PAGE-002] [R-PAGE-003] [R-PAGE-004]', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(
      page.getByText('Repeated vomiting with another sign of illness should be seen by a vet.'),
    ).toBeVisible()
    const answer = page.getByText(/Most results arrive in under two minutes/)
    await expect(answer).toBeHidden()
    await page.getByText('How long does it take?').click()
    await expect(answer).toBeVisible()
    for (const [path, title] of [
      ['/about', 'A calm light for worried pet parents'],
      ['/evidence', 'How well it works'],
      ['/resources/guides', 'Pet Care Guides'],
      ['/resources/articles', 'Health Articles'],
      ['/resources/community', 'Community'],
    ] as const) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    }
  })
})

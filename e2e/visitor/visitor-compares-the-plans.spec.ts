import type { Page } from '@playwright/test'
import { hold } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

const price = (page: Page, words: string) =>
  page.getByRole('article').getByText(words, { exact: true }).filter({ visible: true })

/** Pays by the year, then by the month again, and sees only the prices of that choice. */
async function seePricesChange(page: Page): Promise<void> {
  const amounts = async () => (await page.locator('article b:visible').allTextContents()).join(' ')
  expect(await amounts()).toBe('$4.99 $14.99 $24.99')
  await page.getByRole('radio', { name: 'Pay yearly save 16%' }).check()
  expect(await amounts()).toBe('$4.99 $149 $249')
  await expect(price(page, '7-day free trial, then $149 per year')).toHaveCount(1)
  await page.getByRole('radio', { name: 'Pay monthly' }).check()
  expect(await amounts()).toBe('$4.99 $14.99 $24.99')
}

for (const path of ['/', '/pricing'])
  test(`a visitor compares months and years on ${path} and chooses by the whole card [R-LAND-008] [R-LAND-009] [R-PRICE-001]`, async ({
    page,
    faults,
  }) => {
    await page.goto(path)
    await seePricesChange(page)
    const plus = page.getByRole('article').filter({ hasText: 'Early access' })
    await plus.getByText('Early access to new tools').click({ force: true })
    await expect(page.getByRole('radio', { name: 'Select Plus' })).toBeChecked()
    await expect(page.getByRole('radio', { name: 'Select Core' })).not.toBeChecked()
    await plus.getByRole('link').click()
    await expect(page).toHaveURL(/\/signup$/)
    expect(faults).toEqual([])
  })

test('a choice made before the scripts arrive stays when they do', async ({ page }) => {
  const letGo = await hold(page, '**/assets/*.js')
  await page.goto('/pricing', { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Pay yearly save 16%' }).check()
  await page.getByRole('radio', { name: 'Select Plus' }).check()
  letGo()
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await expect(async () => {
    await menu.click()
    await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 500 })
  }).toPass()
  await expect(page.getByRole('radio', { name: 'Pay yearly save 16%' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Select Plus' })).toBeChecked()
  await expect(price(page, '7-day free trial, then $249 per year')).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor sees every price, and the plans of clinics [R-LAND-008] [R-PRICE-001]', async ({
    page,
  }) => {
    await page.goto('/pricing')
    await seePricesChange(page)
    await page.getByText('Can I cancel any time?').click()
    await expect(page.getByText(/prorated refund/)).toBeVisible()
    await page.goto('/pricing#clinics')
    await expect(page.getByRole('heading', { name: 'Clinics', exact: true })).toBeInViewport()
  })
})

test('the anchors lead to the plans, by a direct visit and by a link [R-PRICE-004]', async ({ page }) => {
  const owners = page.getByRole('heading', { name: 'Pet parents', exact: true })
  const clinics = page.getByRole('heading', { name: 'Clinics', exact: true })
  await page.goto('/pricing#clinics')
  await expect(clinics).toBeInViewport()
  await expect(owners).not.toBeInViewport()

  await page.goto('/vet_clinics')
  await page.getByRole('link', { name: 'See the plans for pet parents' }).click()
  await expect(page).toHaveURL(/\/pricing#pet-parents$/)
  await expect(owners).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  await page.getByRole('link', { name: 'Plans for clinics' }).click()
  await expect(page).toHaveURL(/\/pricing#clinics$/)
  await expect(clinics).toBeInViewport()
  await expect(owners).not.toBeInViewport()
})

test('a clinic comes from the navigation and goes on to us with its plan [R-NAV-006] [R-CLIN-002] [R-CLIN-005]', async ({
  wide: page,
  faults,
}) => {
  await page.goto('/contact')
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => performance.getEntriesByName('pawlight:awake').length > 0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Vet Clinics' }).click()
  await expect(page).toHaveTitle('For Vet Clinics | Pawlight')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Schedule a demo for Professional' }).click()
  await expect(page).toHaveURL(/\/contact\?subject=clinic-pricing&plan=clinic-professional$/)
  expect(faults).toEqual([])
})

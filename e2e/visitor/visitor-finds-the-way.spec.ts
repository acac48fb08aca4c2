import type { Page } from '@playwright/test'
import { openBy } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

const WITH_FOOTER = [
  '/',
  '/pricing',
  '/vet_clinics',
  '/waitlist',
  '/contact',
  '/cookies',
  '/affiliate-disclosure',
  '/evidence',
  '/about',
  '/no-such-page',
]
const SOON = [
  'Flea & Tick Defense',
  'Pet Dental Care',
  'Skin & Coat Care',
  'Joint Health Support',
  'Calming Behavior Aid',
]
const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const mobile = (page: Page) => page.getByRole('navigation', { name: 'Mobile' })
const banner = (page: Page) => page.getByRole('banner')

test('on a wide screen a stranger finds the assessment, what is coming, and the way in [R-NAV-004] [R-NAV-005] [R-NAV-009]', async ({
  wide: page,
  faults,
}) => {
  await page.goto('/contact')
  const owners = main(page).getByRole('button', { name: 'Pet Owners' })
  await openBy(owners)
  const assessment = main(page).getByRole('link', { name: 'Health Assessment' })
  await expect(assessment).toHaveAttribute('href', '/pet-profile')
  for (const name of SOON) {
    const item = main(page).locator('[aria-disabled="true"]').filter({ hasText: name })
    await expect(item).toBeVisible()
    await expect(item.getByText('Soon', { exact: true })).toBeVisible()
    await expect(item.getByTitle('Coming soon')).toHaveText(/Coming soon/)
    await item.click({ force: true })
    await expect(page).toHaveURL(/\/contact$/)
  }
  await assessment.focus()
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('link', { name: 'Vet Clinics' })).toBeFocused()
  await expect(owners).toHaveAttribute('aria-expanded', 'false')
  await openBy(owners)
  await assessment.click()
  await expect(page).toHaveURL(/\/login$/)

  await page.goto('/contact')
  await banner(page).getByRole('link', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/contact')
  await banner(page).getByRole('link', { name: 'Join Waitlist' }).click()
  await expect(page).toHaveURL(/\/waitlist$/)
  expect(faults).toEqual([])
})

test('below 1024 px the Menu button holds all of it, and a click outside, Esc and going elsewhere close it [R-NAV-008] [R-NAV-009]', async ({
  page,
}) => {
  await page.goto('/contact')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await openBy(menu)
  await expect(mobile(page).getByRole('link', { name: 'Health Assessment' })).toBeVisible()
  for (const name of SOON) await expect(mobile(page).getByText(name)).toBeVisible()
  await expect(mobile(page).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  await page.mouse.click(195, 830)
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(mobile(page)).toBeHidden()

  await openBy(menu)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expect(menu).toBeFocused()

  await openBy(menu)
  await mobile(page).getByRole('link', { name: 'Join Waitlist' }).click()
  await expect(page).toHaveURL(/\/waitlist$/)
  await expect(menu).toHaveAttribute('aria-expanded', 'false')

  await page.setViewportSize({ width: 1023, height: 768 })
  await expect(menu).toBeVisible()
  await expect(main(page)).toBeHidden()
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(menu).toBeHidden()
  await expect(main(page)).toBeVisible()
})

test('every page with a footer says what Pawlight is not, and has three groups of links that lead somewhere [R-NAV-012] [R-NAV-013]', async ({
  page,
  request,
}) => {
  const links = new Set<string>()
  for (const path of WITH_FOOTER) {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    await expect(
      footer.getByText(
        /AI triage assessment\. It does not diagnose and does not replace professional veterinary care\./,
      ),
      path,
    ).toBeVisible()
    for (const name of ['Legal', 'Privacy Controls', 'Company'])
      await expect(
        footer.getByRole('navigation', { name }).getByRole('heading', { name }),
        path,
      ).toBeVisible()
    const found = await footer
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    for (const link of found) links.add(link)
  }
  expect(links).toContain('/cookies#cookie-preferences')
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200)
})

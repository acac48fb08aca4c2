import type { Page } from '@playwright/test'
import { sendByEnter } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

/** The same site as it runs where nobody configured accounts. */
async function withoutAccounts(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, supabase: null } })
  })
}

test('without accounts public pages work, the wizard is open, and forms say what is the matter [R-AUTH-064]', async ({
  page,
  faults,
}) => {
  await withoutAccounts(page)
  for (const path of ['/', '/contact', '/waitlist', '/login']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expect(page.getByText('Accounts are not available here right now.')).toBeVisible()
  await page.getByLabel('Email').fill('robin@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a long password')
  await sendByEnter(page)
  await expect(page.getByRole('alert')).toContainText('An unexpected error occurred. Please try again.')
  await page.getByRole('link', { name: 'Try the pet wizard without an account' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Is your pet a dog or a cat?' })).toBeVisible()
  await page.goto('/history')
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/auth/callback#access_token=a&refresh_token=b')
  await expect(page).toHaveURL(/\/login$/)
  expect(faults).toEqual([])
})

test('a page that needs approval shows the gate with the waitlist form to strangers [R-BETA-001]', async ({
  page,
}) => {
  await page.route('**/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({ json: { ...config, betaRoutes: ['/contact'] } })
  })
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1, name: 'Pawlight is in closed beta' })).toBeVisible()
  await expect(page.getByText('Join the waitlist and we will email you when a place opens.')).toBeVisible()
  await expect(page.locator('#waitlist-form')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

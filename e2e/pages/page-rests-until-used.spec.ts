import type { Page } from '@playwright/test'
import { hold } from '../support/ready.ts'
import { expect, test } from '../support/test.ts'

const SCRIPTS = '**/assets/*.js'
const menu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const scripts = (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  )

test('a page that nobody uses asks for no script and has all that is needed: the question about cookies, help, links', async ({
  page,
  faults,
}) => {
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Emergency help' }).first()).toBeVisible()
  expect(await scripts(page)).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('pawlight-last-path'))).toBe('/')
  expect(faults).toEqual([])
})

test('a menu opens at once, before any script is there, and stays open when they come', async ({
  page,
  faults,
}) => {
  const letGo = await hold(page, SCRIPTS)
  await page.goto('/')
  await menu(page).click()
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'true')
  const link = page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name: 'About Us' })
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
  await menu(page).press('Enter')
  await expect(link).toBeVisible()
  letGo()
  await expect(menu(page).locator('.lucide-x')).toBeVisible()
  await expect(link).toBeVisible()
  await menu(page).click()
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(link).toBeHidden()
  expect(faults).toEqual([])
})

test('an answer given before the scripts are there counts as soon as they are [R-COOKIE-005]', async ({
  page,
}) => {
  const letGo = await hold(page, SCRIPTS)
  await page.goto('/pricing')
  await banner(page).getByRole('button', { name: 'Reject non-essential' }).click()
  letGo()
  await expect(banner(page)).toHaveCount(0)
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  await expect(banner(page)).toBeHidden()
  expect(await scripts(page)).toBe(0)
})

test('an answer about cookies counts before any script is there, also for whoever goes on at once [R-COOKIE-005]', async ({
  page,
}) => {
  await hold(page, SCRIPTS)
  await page.goto('/pricing')
  await banner(page).getByRole('button', { name: 'Reject non-essential' }).click()
  await expect(banner(page)).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'What Pawlight does for clinics' }).click()
  await expect(page).toHaveURL(/\/vet_clinics$/)
  await expect(banner(page)).toBeHidden()
})

test('emergency help opens while the scripts are still on their way, with numbers to call and to print', async ({
  page,
}) => {
  await hold(page, SCRIPTS)
  await page.goto('/')
  await page.getByRole('button', { name: 'Emergency help' }).first().press('Enter')
  const help = page.getByRole('dialog', { name: 'Is it an emergency?' })
  await expect(help).toBeVisible()
  await expect(help.locator('a[href^="tel:"]').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(help.locator('a[href^="tel:"]').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
})

test('letters that come too late for the first paint wait for the next page, so that no text moves under its reader', async ({
  page,
}) => {
  const letGo = await hold(page, '**/*-core-*.woff2')
  const letters = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await expect.poll(letters).not.toContain('Atkinson Hyperlegible')
  letGo()
  await page.waitForFunction(() =>
    [...document.fonts]
      .filter(({ display }) => display === 'optional')
      .every(({ status }) => status === 'loaded'),
  )
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => performance.getEntriesByName('pawlight:awake').length > 0)
  expect(await letters()).not.toContain('Atkinson Hyperlegible')
  await page.getByRole('link', { name: 'See clinic solutions' }).click()
  await expect(page).toHaveURL(/\/vet_clinics$/)
  await expect.poll(letters).toContain('Atkinson Hyperlegible')
})

test('nothing moves when a page wakes', async ({ page }) => {
  for (const path of ['/', '/pricing', '/evidence', '/privacy', '/waitlist', '/login']) {
    await page.goto(path)
    await page.evaluate(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) performance.mark('moved', { detail: JSON.stringify(entry) })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.keyboard.press('Shift')
    await page.waitForFunction(() => performance.getEntriesByName('pawlight:awake').length > 0)
    await page.waitForLoadState('networkidle')
    expect(
      await page.evaluate(() => performance.getEntriesByName('moved').map((mark) => JSON.stringify(mark))),
    ).toEqual([])
  }
})

test('somebody who is signed in, comes back or follows an address to a place is met by a page that is awake', async ({
  page,
  owner,
}) => {
  await page.goto('/pricing')
  await expect.poll(() => scripts(page)).toBeGreaterThan(0)
  expect(owner.account).toBeTruthy()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/pricing#clinics')
  await expect.poll(() => scripts(page)).toBeGreaterThan(0)
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  expect(await scripts(page)).toBe(0)
  await page.reload()
  await expect.poll(() => scripts(page)).toBeGreaterThan(0)
})

test('signing in elsewhere wakes a page that rests [R-AUTH-005]', async ({ page, context }) => {
  await page.goto('/pricing')
  await page.waitForLoadState('networkidle')
  expect(await scripts(page)).toBe(0)
  const other = await context.newPage()
  await other.goto('/about')
  await other.evaluate(() => localStorage.setItem('pawlight-auth-token', '{}'))
  await expect.poll(() => scripts(page)).toBeGreaterThan(0)
})

test('the page for signing in rests, and a password manager that fills it in wakes it', async ({ page }) => {
  await page.goto('/login')
  await page.waitForLoadState('networkidle')
  expect(await scripts(page)).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('pawlight-last-path'))).toBeNull()
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('input')) {
      field.value = 'robin@example.com'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).not.toHaveAttribute('aria-disabled')
})

test('the waitlist rests for a first visitor, its title changing, and wakes for whoever agreed to be counted', async ({
  page,
  faults,
}) => {
  const word = page.locator('h1 [aria-hidden="true"]')
  await page.goto('/waitlist')
  await expect(word).toHaveText('Affordable')
  expect(await scripts(page)).toBe(0)
  await page.keyboard.press('Shift')
  await page.waitForFunction(() => performance.getEntriesByName('pawlight:awake').length > 0)
  await expect(word).toHaveText('Affordable')
  await banner(page).getByRole('button', { name: 'Accept all' }).click()
  await page.goto('/waitlist')
  await expect.poll(() => scripts(page)).toBeGreaterThan(0)
  expect(faults).toEqual([])
})

import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Presses a button until what it brings about is seen: a page that has only just come may not be listening yet.
 * For buttons that may be pressed twice.
 */
export async function pressUntil(button: Locator, isSeen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await button.click({ timeout: 5000 })
    await isSeen()
  }).toPass()
}

export async function openBy(
  button: Locator,
  press: () => Promise<void> = () => button.click({ timeout: 5000 }),
): Promise<void> {
  await expect(async () => {
    if ((await button.getAttribute('aria-expanded')) !== 'true') await press()
    await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 1000 })
  }).toPass()
}

export async function sendByEnter(page: Page): Promise<void> {
  await expect(page.locator('form:focus-within [type="submit"]')).toBeEnabled()
  await page.keyboard.press('Enter')
}

/** Holds up what the page asks for at an address, until the function that it gives back is called. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

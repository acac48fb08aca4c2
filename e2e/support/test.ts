import { test as base, type Page } from '@playwright/test'
import { Instance } from './instance.ts'
import { Owner } from './owner.ts'

type Fixtures = {
  readonly owner: Owner
  /** The page on a wide screen. */
  readonly wide: Page
  readonly faults: string[]
}

/** A screen with room for the whole navigation; journeys are told on a phone where they do not say so. */
export const WIDE = { width: 1280, height: 900 } as const

/** Sign-up offers the profile before its e-mail is confirmed; without a session that is refused, and the database has made the row itself. */
const REFUSED_BY_DESIGN = '/rest/v1/user_profiles?on_conflict=id'

export const test = base.extend<Fixtures, { instance: Instance }>({
  instance: [
    // Playwright reads the names of what a fixture needs from an object pattern; this one needs nothing.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const instance = await Instance.start()
      await provide(instance)
      await instance.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ instance }, provide) => provide(instance.url),
  wide: async ({ page }, provide) => {
    await page.setViewportSize(WIDE)
    await provide(page)
  },
  owner: async ({ page, instance }, provide) => {
    const owner = new Owner(page, instance)
    await owner.signUp()
    await provide(owner)
  },
  faults: [
    async ({ page }, provide) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
      page.on('console', (message) => {
        const { url } = message.location()
        if (message.type() === 'error' && !url.endsWith(REFUSED_BY_DESIGN))
          faults.push(`console: ${message.text()} (${url})`)
      })
      await provide(faults)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

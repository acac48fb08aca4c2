import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Instance } from '../../e2e/support/instance.ts'

const WIDTHS = [320, 390, 1280]
const THEMES = ['light', 'dark'] as const

export type Photographer = {
  readonly visit: (path: string, name?: string) => Promise<void>
  readonly take: (name: string) => Promise<void>
  readonly count: () => number
}

const fileName = (path: string): string => path.replace(/^\//, '').replaceAll(/[/?=]/g, '-') || 'landing'

export async function newPage(browser: Browser, instance: Instance): Promise<Page> {
  const context = { baseURL: instance.url, locale: 'en-US', timezoneId: 'America/New_York' }
  const page = await browser.newPage(context)
  await page.goto('/cookies')
  await page
    .getByRole('region', { name: 'Cookies' })
    .getByRole('button', { name: 'Reject non-essential' })
    .click()
  return page
}

export function photographer(page: Page, dir: string, wanted: readonly string[]): Photographer {
  let count = 0
  const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name)
  const take = async (name: string): Promise<void> => {
    if (!isWanted(name)) return
    for (const width of WIDTHS)
      for (const colorScheme of THEMES) {
        await page.setViewportSize({ width, height: width < 640 ? 844 : 900 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const path = join(dir, `${fileName(name)}--${width}-${colorScheme}.png`)
        await page.screenshot({ path, fullPage: true })
        count += 1
      }
    await page.setViewportSize({ width: 390, height: 844 })
  }
  const visit = async (path: string, name = path): Promise<void> => {
    if (!isWanted(name)) return
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await take(name)
  }
  return { take, visit, count: () => count }
}

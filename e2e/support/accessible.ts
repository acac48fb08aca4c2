import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { isNightly } from './nightly.ts'

const WIDTHS = [320, 390, 1280]
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** In the page itself, and faults only: our pages hold no frames, and it takes a third of the time. */
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

type View = { readonly width: number; readonly colorScheme: 'light' | 'dark' }

const VIEWS: readonly View[] = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 320, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
]
const looks = new WeakMap<Page, number>()

/** Every view in a nightly run; else the next one of this page, so that six looks see all. Each journey begins with another. */
function viewsFor(page: Page): readonly View[] {
  if (isNightly) return VIEWS
  const look = looks.get(page) ?? test.info().title.length
  looks.set(page, look + 1)
  return VIEWS.filter((_, index) => index === look % VIEWS.length)
}

/** Leaves the page at the widest of its widths. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const { width, colorScheme } of viewsFor(page)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    expect(await violationsOn(page), `${whereOf(page)} at ${width} px, ${colorScheme}`).toEqual([])
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${whereOf(page)} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0)
  }
}

const whereOf = (page: Page): string => new URL(page.url()).pathname

async function violationsOn(page: Page): Promise<readonly string[]> {
  const { violations } = await axe(page).withTags(WCAG_22_AA).analyze()
  const found: string[] = []
  for (const { id, nodes } of violations)
    for (const { target } of nodes) {
      const selector = target.join(' ')
      if (id === 'target-size' && (await isCovered(page, selector))) continue
      found.push(`${id}: ${selector}`)
    }
  return found
}

/** A target that a list's edge or the bar at the bottom covers in part is whole again once it is scrolled to. */
async function isCovered(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { violations } = await axe(page).include(selector).withRules(['target-size']).analyze()
  return violations.length === 0
}

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WIDTHS = [320, 390, 1280]
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Axe inside the page itself and telling nothing but faults: our pages hold no frames, and it takes a third of the time. */
const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

/** WCAG 2.2 A and AA at three widths, light and dark, and nothing that scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of WIDTHS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 844 })
      const where = `${new URL(page.url()).pathname} at ${width} px, ${colorScheme}`
      const { violations } = await axe(page).withTags(WCAG_22_AA).analyze()
      const found: string[] = []
      for (const { id, nodes } of violations)
        for (const { target } of nodes) {
          const selector = target.join(' ')
          if (id === 'target-size' && (await isCovered(page, selector))) continue
          found.push(`${id}: ${selector}`)
        }
      expect(found, where).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0)
    }
}

/** A target that a list's edge or the bar at the bottom covers in part is whole again once it is scrolled to. */
async function isCovered(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { violations } = await axe(page).include(selector).withRules(['target-size']).analyze()
  return violations.length === 0
}

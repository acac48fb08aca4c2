import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { BRIGHT } from './support/answers.ts'
import { Owner } from './support/owner.ts'
import { expect, test } from './support/test.ts'

const WIDTHS = [320, 390, 1280]
const PUBLIC = ['/', '/login', '/signup', '/forgot-password', '/no-such-page']

/** WCAG 2.2 A and AA at three widths, light and dark, and nothing that scrolls sideways. */
async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of WIDTHS) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 844 })
      const where = `${new URL(page.url()).pathname} at ${width} px, ${colorScheme}`
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
      expect(found, where).toEqual([])
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0)
    }
}

test('public pages have no accessibility fault at any width, light or dark', async ({ page }) => {
  test.slow()
  for (const path of PUBLIC) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
})

test('every step of the flow has no accessibility fault at any width, light or dark', async ({
  page,
  instance,
}) => {
  test.slow()
  const owner = new Owner(page, instance)
  await owner.signUp()
  await owner.addPet({
    species: 'Cat',
    name: 'Fig',
    gender: 'Female',
    birthday: '05/05/2021',
    breed: 'Domestic Shorthair',
    pounds: '10',
    fixed: 'Yes',
  })
  await expectAccessible(page)
  await owner.chooseSymptoms(['Breathing', 'Sneezing or runny nose'])
  await page.getByRole('checkbox', { name: /Struggling to breathe/ }).check()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'None of these' }).check()
  await owner.answerQuestions([...BRIGHT, { about: /When did this start/, tick: ['1 to 3 days ago'] }])
  await expectAccessible(page)
  await owner.skipMedia()
  await expectAccessible(page)
  await owner.sendNotes('')
  await expect(page.getByText('Saved to your history')).toBeVisible()
  await expectAccessible(page)
  for (const path of ['/history', '/pets', '/pet-profile']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
  }
})

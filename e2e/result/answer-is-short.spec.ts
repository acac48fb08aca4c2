import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import {
  GOES_NOW,
  GOES_NOW_POISONED,
  IRVINE,
  SEES_A_VET,
  SEES_A_VET_UNSURE,
  STAYS_HOME,
  STAYS_HOME_UPSET,
} from '../support/assessments.ts'
import { expect, test } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }
const MOST_WORDS = 350
const MOST_SCREENS = 3
const ANSWERS = [
  [GOES_NOW, 'Emergency'],
  [GOES_NOW_POISONED, 'Emergency'],
  [SEES_A_VET, 'Vet visit'],
  [SEES_A_VET_UNSURE, 'Vet visit'],
  [STAYS_HOME, 'Monitor at home'],
  [STAYS_HOME_UPSET, 'Monitor at home'],
] as const

test.use({ geolocation: IRVINE, permissions: ['geolocation'] })

/** How many words of the answer can be seen on the page as it is, and how many pixels it takes. */
const sizeOf = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const shown: string[] = []
    while (texts.nextNode() !== null) {
      const { parentElement: around, textContent } = texts.currentNode
      if (around === null || !around.checkVisibility({ visibilityProperty: true })) continue
      // what only a screen reader says is no wider than a pixel
      if (around.getBoundingClientRect().width > 1) shown.push(textContent ?? '')
    }
    return {
      words: shown.join(' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0,
      pixels: main.getBoundingClientRect().height,
    }
  })

test('an answer of each level is read in three screens of a phone, with the rest in folds', async ({
  page,
  owner,
}) => {
  for (const [told, level] of ANSWERS) {
    await owner.openSaved(told)
    await expect(page.getByText(new RegExp(`^${level} · Level`))).toBeVisible()
    if (level === 'Emergency')
      await expect(page.getByRole('link', { name: '(949) 833-9020' })).toBeInViewport()
    await page.waitForLoadState('networkidle')
    const { words, pixels } = await sizeOf(page)
    expect.soft(words, `words about ${told.pet.name}`).toBeLessThanOrEqual(MOST_WORDS)
    expect.soft(pixels, `pixels about ${told.pet.name}`).toBeLessThanOrEqual(MOST_SCREENS * PHONE.height)
  }
})

test('every fold opens by a tap, by a link and for print, and all of it can be used by everybody', async ({
  page,
  owner,
  faults,
}) => {
  for (const told of [GOES_NOW, SEES_A_VET, STAYS_HOME]) {
    const id = await owner.openSaved(told)
    const conditions = page.getByText('These are possibilities, not a diagnosis. Only a vet can tell.')
    await expect(page.getByRole('heading', { name: 'Possible conditions' })).toBeVisible()
    await expect(conditions).toBeHidden()
    await expectAccessible(page)

    await page.emulateMedia({ media: 'print' })
    await expect(conditions).toBeVisible()
    await page.emulateMedia({ media: null })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(page.locator('main article details:not([open])')).toHaveCount(0)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(conditions).toBeHidden()

    const actions = page.locator('#recommended-actions')
    await page.getByRole('link', { name: 'All steps in the report' }).click()
    await expect(actions).toHaveAttribute('open', '')
    await expect(actions).toBeInViewport()
    await page.goto('/pets')
    await page.goto(`/assessment?session=${id}#recommended-actions`)
    await expect(actions).toHaveAttribute('open', '')
    await expect(actions).toBeInViewport()

    const patient = page.locator('summary', { hasText: 'Patient' })
    await patient.press('Enter')
    await expect(page.getByRole('definition').first()).toBeVisible()
    await page.getByRole('heading', { name: 'Where this comes from' }).click()
    await expect(
      page.getByRole('article').locator('a[href^="https://"][target="_blank"]').last(),
    ).toBeVisible()
    await page.locator('main details').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '')
    })
    await expectAccessible(page)
  }
  expect(faults).toEqual([])
})

import type { Page } from '@playwright/test'
import { isAskedBack, levelLine, mildest, PASS_CHECKS, question } from '../support/flow.ts'
import { CAT, DOG } from '../support/pets.ts'
import { expect, test } from '../support/test.ts'

/** What the element with the focus is called, by label, by words or by value. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    const labelled = element?.getAttribute('aria-labelledby')?.split(' ') ?? []
    const words = labelled.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    const label =
      element === null ? '' : (document.querySelector(`label[for="${element.id}"]`)?.textContent ?? '')
    return (words || element?.getAttribute('aria-label') || label || element?.textContent || '').trim()
  })

/** Whether the element with the focus shows it. */
const showsFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (element === null) return false
    const ring = (one: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    return ring(element) || (element.parentElement !== null && ring(element.parentElement))
  })

/** Presses Tab until the focus is there; every stop on the way must show the focus. */
async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    const here = await focused(page)
    if (typeof name === 'string' ? here === name : name.test(here)) {
      await expect.poll(() => showsFocus(page), { message: `${here} shows the focus` }).toBe(true)
      return
    }
  }
  throw new Error(`Tab does not lead to ${name.toString()}`)
}

/** Chooses a radio by arrow keys or a checkbox by Space. */
async function choose(page: Page, name: string): Promise<void> {
  const isList = (await page.getByRole('checkbox').count()) > 0
  if (isList) {
    await tabTo(page, name)
    await page.keyboard.press('Space')
    return
  }
  const radios = page.getByRole('radio')
  const names = await radios.evaluateAll((inputs) =>
    inputs.map(
      (input) => document.getElementById(input.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
    ),
  )
  await tabTo(page, names[0] ?? '')
  await page.keyboard.press('Space')
  for (let step = 0; step < names.indexOf(name); step += 1) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
}

for (const { pet, width, tag } of [
  { pet: DOG, width: 1280, tag: [] },
  { pet: CAT, width: 390, tag: ['@nightly'] },
])
  test(
    `a ${pet.species.toLowerCase()} is triaged by keyboard alone at ${width} px, interruption included`,
    { tag },
    async ({ page, owner }) => {
      test.setTimeout(240_000)
      await owner.keep(pet)
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/pets')
      await tabTo(page, `Something is wrong with ${pet.name}`)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/pet-profile')
      await tabTo(page, `Continue with ${pet.name}`)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/symptoms')
      await expect.poll(() => focused(page)).toContain('What symptoms')

      await tabTo(page, 'Search in your own words')
      await page.keyboard.type('puking')
      await tabTo(page, 'Vomiting or retching')
      await page.keyboard.press('Space')
      await tabTo(page, 'Continue')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/follow-up')
      await expect.poll(() => focused(page)).toMatch(/right now, or in the last few hours/)

      await tabTo(page, /^Belly suddenly big/)
      await page.keyboard.press('Space')
      const stop = page.getByRole('alertdialog')
      await expect(stop).toBeVisible()
      expect(await focused(page)).toBe('Stop. Go to an emergency vet now.')
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab')
        expect(
          await stop.evaluate(
            (panel) => panel.contains(document.activeElement) || document.activeElement === document.body,
          ),
        ).toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(stop).toBeHidden()
      await expect.poll(() => focused(page)).toMatch(/^Belly suddenly big/)
      await page.keyboard.press('Space')
      await expect(page.getByText('This can be an emergency')).toBeHidden()

      while (new URL(page.url()).pathname === '/follow-up') {
        const asked = (await question(page).textContent()) ?? ''
        const name = await mildest(page)
        if (name !== null) {
          if (asked.includes('right now')) await page.getByRole('heading', { level: 1 }).focus()
          await choose(page, name)
        }
        await tabTo(page, /^(Next|Continue)$/)
        await page.keyboard.press('Enter')
        await expect(question(page)).not.toHaveText(asked)
        await expect.poll(() => focused(page)).toBe((await question(page).textContent())?.trim())
      }
      await tabTo(page, 'Skip')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/notes')
      await tabTo(page, 'Notes')
      await page.keyboard.type('Ate grass this morning.')
      await page.keyboard.press('Control+Enter')
      if (await isAskedBack(page)) {
        await tabTo(page, PASS_CHECKS)
        await page.keyboard.press('Enter')
      }
      await expect(levelLine(page)).toBeVisible()
    },
  )

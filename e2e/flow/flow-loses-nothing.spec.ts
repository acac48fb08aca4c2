import type { Page } from '@playwright/test'
import {
  choice,
  choose,
  isAskedBack,
  levelLine,
  mildest,
  next,
  PASS_CHECKS,
  question,
} from '../support/flow.ts'
import { CAT, DOG } from '../support/pets.ts'
import { expect, test } from '../support/test.ts'

const NOTES = 'Since last night. Bright and playing otherwise.'

/** Reloads, goes back and forward again; the step must stand as it was. */
async function reloadAndReturn(page: Page, path: string, isAsBefore: () => Promise<void>): Promise<void> {
  await page.reload()
  await isAsBefore()
  const title = (await question(page).textContent()) ?? ''
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(path)
  await expect(question(page)).not.toHaveText(title)
  await page.goForward()
  await page.waitForURL(`**${path}`)
  await isAsBefore()
}

for (const { pet, width, symptom, group, tag } of [
  { pet: CAT, width: 390, group: 'Breathing', symptom: 'Sneezing or runny nose', tag: [] },
  { pet: DOG, width: 1280, group: 'Joints & Walking', symptom: 'Limping', tag: ['@nightly'] },
])
  test(
    `a ${pet.species.toLowerCase()} at ${width} px: reload, back and a lost network at every step lose nothing [R-TRIAGE-019] [R-NET-002]`,
    { tag },
    async ({ page, context, owner }) => {
      test.setTimeout(300_000)
      await page.setViewportSize({ width, height: 844 })
      await owner.addPet(pet)

      // What the next steps need is fetched while the owner reads the first; from then on it is on the device.
      const hasComeAhead = (): Promise<void> => page.waitForLoadState('networkidle')
      const offline = async (step: () => Promise<void>): Promise<void> => {
        await context.setOffline(true)
        await step()
        await context.setOffline(false)
      }
      const head = page.getByRole('button', { name: new RegExp(`^${group}`) })
      if (!(await page.getByRole('checkbox', { name: symptom }).isVisible())) await head.click()
      await page.getByRole('checkbox', { name: symptom }).check()
      await page.reload()
      await expect(head).toContainText('1')
      // The questions about a pet that is saved by now are over: Back leads to where they began, past all of them.
      await page.goBack()
      await expect
        .poll(() => page.evaluate(() => history.state?.usr?.petStep ?? 'the beginning'))
        .toBe('the beginning')
      await expect(question(page)).toHaveText('Which pet needs help?')
      await page.goto('/symptoms')
      await expect(head).toContainText('1')
      await hasComeAhead()
      await offline(async () => {
        await page.getByRole('button', { name: 'Continue', exact: true }).click()
        await expect(question(page)).toHaveText(/right now, or in the last few hours/)
      })

      // Every question stands a reload and the way back and forth, and is left without a network.
      while (new URL(page.url()).pathname === '/follow-up') {
        const asked = (await question(page).textContent()) ?? ''
        const name = await mildest(page)
        if (name !== null) await choose(page, name)
        const isAsBefore = async (): Promise<void> => {
          await expect(question(page)).toHaveText(asked)
          if (name !== null) await expect(choice(page, name)).toBeChecked()
        }
        await reloadAndReturn(page, '/follow-up', isAsBefore)
        await offline(async () => {
          await next(page).click()
          await expect(question(page)).not.toHaveText(asked)
        })
      }

      await expect(question(page)).toHaveText('Upload Photos or Videos (Optional)')
      await reloadAndReturn(page, '/media', () => expect(question(page)).toHaveText(/^Upload/))
      await offline(async () => {
        await page.getByRole('button', { name: 'Skip' }).click()
        await expect(question(page)).toHaveText('Additional Information')
      })

      await page.getByRole('textbox').fill(NOTES)
      // Gone at once, before the pause after which notes are kept.
      await page.goBack()
      await page.goForward()
      await expect(page.getByRole('textbox')).toHaveValue(NOTES)
      await reloadAndReturn(page, '/notes', () => expect(page.getByRole('textbox')).toHaveValue(NOTES))
      await offline(async () => {
        await page.getByRole('button', { name: 'Continue', exact: true }).click()
        if (await isAskedBack(page)) await page.getByRole('button', { name: PASS_CHECKS }).click()
        await expect(page.getByText('This result was made on this device')).toBeVisible()
        await expect(levelLine(page)).toBeVisible()
      })

      await expect(page.getByText('This result was made on this device')).toBeHidden({ timeout: 60_000 })
      await expect(levelLine(page)).toBeVisible()
      await expect(page.getByText('Saved to your history')).toBeVisible({ timeout: 60_000 })
      await page.goto('/history')
      await expect(page.getByRole('article', { name: `Assessment of ${pet.name}` })).toHaveCount(1)
    },
  )

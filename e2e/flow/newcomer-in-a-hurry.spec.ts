import type { Locator } from '@playwright/test'
import { freeCode, someAccount } from '../support/accounts.ts'
import { question, tapSymptom } from '../support/flow.ts'
import { expect, test } from '../support/test.ts'

/** From the home page to the red panel, for somebody who has nothing but an invite code: fingers on the glass, no keys. */
const MOST_TAPS = 22

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('somebody with an invite code reaches the emergency panel after few taps', async ({
  page,
  instance,
  faults,
}) => {
  test.slow()
  const { email, password } = someAccount()
  const code = await freeCode(instance)
  let taps = 0
  await page.exposeFunction('countTap', () => (taps += 1))
  await page.addInitScript(() =>
    document.addEventListener('pointerdown', () => void Reflect.get(window, 'countTap')(), true),
  )
  const tap = (target: Locator) => target.click()
  /** A field is touched before it is typed into. */
  const tell = async (label: string, text: string): Promise<void> => {
    await tap(page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }

  await page.goto('/')
  await tap(page.getByRole('main').getByRole('link', { name: 'Create a free account' }))
  await tell('Invite code', code)
  await tell('Full name', 'Robin Owner')
  await tell('Email', email)
  await tell('Password', password)
  await tell('Confirm password', password)
  await tap(page.getByRole('button', { name: 'Create account' }))
  await expect(page.getByRole('heading', { name: 'Still to do' })).toBeVisible()

  taps += 1
  await page.goto(await instance.linkMailedTo(email))
  await expect(page.getByText('Email confirmed. Now tell us about your pet.')).toBeVisible()
  await tap(page.getByRole('radio', { name: 'Dog' }))
  await tell('Name', 'Moose')
  await tap(page.getByRole('button', { name: 'Continue', exact: true }))
  await tap(page.getByRole('radio', { name: 'Male', exact: true }))
  await tell('Birthday', '03022020')
  await tap(page.getByRole('button', { name: 'Start now, finish Moose later' }))
  await expect(question(page)).toHaveText('What symptoms is Moose experiencing?')
  await tapSymptom(page, 'Breathing', 'Hard or fast breathing')
  await tap(page.getByRole('button', { name: 'Continue', exact: true }))
  await tap(page.getByRole('checkbox', { name: /^Struggling to breathe/ }))
  await expect(page.getByRole('alertdialog', { name: 'Stop. Go to an emergency vet now.' })).toBeVisible()
  test.info().annotations.push({ type: 'taps', description: String(taps) })
  expect(taps).toBeGreaterThan(10)
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)
  expect(faults).toEqual([])

  await page.goto('/pets')
  const card = page.getByRole('article', { name: 'Moose' })
  await expect(card).toContainText(
    'Still missing: breed, weight, medications, medical conditions, allergies.',
  )
  await card.getByRole('link', { name: 'Finish Moose’s profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Moose' })).toBeVisible()
})

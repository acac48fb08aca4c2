import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { Owner } from '../support/owner.ts'
import { expect, test } from '../support/test.ts'

/** Walks with Tab until something has the focus, as someone without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 40; presses += 1) {
    if (await isFocused()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there')
}

type Question = {
  readonly title: string
  /** Answers with the keyboard. */
  readonly answer: (page: Page) => Promise<void>
  /** What is seen when the question has its answer. */
  readonly answered: (page: Page) => Promise<void>
}

const typed = (label: string, keys: string, shown = keys) => ({
  answer: async (page: Page) => {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(keys)
  },
  answered: (page: Page) => expect(page.getByLabel(label, { exact: true })).toHaveValue(shown),
})

/** The first answer has the keyboard; the arrow keys lead to another, and nothing goes on by itself. */
const chosen = (first: string, keys: readonly string[], to: string) => ({
  answer: async (page: Page) => {
    await tabTo(page, page.getByRole('radio', { name: first, exact: true }))
    for (const key of keys) await page.keyboard.press(key)
  },
  answered: (page: Page) => expect(page.getByRole('radio', { name: to, exact: true })).toBeChecked(),
})

const quick = (words: string) => ({
  answer: async (page: Page) => {
    await tabTo(page, page.getByRole('button', { name: words, exact: true }))
    await page.keyboard.press('Space')
  },
  answered: (page: Page) =>
    expect(page.getByRole('button', { name: words, exact: true, pressed: true })).toBeVisible(),
})

/** Names with commas between them, each a chip in the end, the last one too. */
const named = (label: string, ...names: readonly string[]) => ({
  answer: async (page: Page) => {
    await tabTo(page, page.getByLabel(label, { exact: true }))
    await page.keyboard.type(names.join(', '))
    await page.keyboard.press('Enter')
  },
  answered: async (page: Page) => {
    for (const name of names)
      await expect(page.getByRole('button', { name: `Remove ${name}`, exact: true })).toBeVisible()
  },
})

const breed = (search: string, label: string) => ({
  answer: async (page: Page) => {
    await tabTo(page, page.getByLabel('Search breeds'))
    await page.keyboard.type(search)
    await expect(page.getByRole('radio')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
  },
  answered: (page: Page) => expect(page.getByRole('radio', { name: label, exact: true })).toBeChecked(),
})

const OLIVE: readonly Question[] = [
  { title: 'Is your pet a dog or a cat?', ...chosen('Dog', ['ArrowRight'], 'Cat') },
  { title: "What is your pet's name?", ...typed('Name', 'Olive') },
  { title: 'Is Olive male or female?', ...chosen('Male', ['ArrowDown'], 'Female') },
  { title: 'When is Olive’s birthday?', ...typed('Birthday', '06152019', '06/15/2019') },
  { title: 'What breed is Olive?', ...breed('SIAM', 'Siamese') },
  { title: 'How much does Olive weigh?', ...typed('Weight', '9.5') },
  { title: 'Is Olive spayed?', ...chosen('Yes', ['Space'], 'Yes') },
  { title: 'Does Olive take any medications?', ...quick('None') },
  { title: 'Does Olive have any medical conditions?', ...named('Medical conditions', 'asthma', 'old age') },
  { title: 'Does Olive have any allergies?', ...quick('Prefer to skip now and add later') },
]

const BISCUIT: readonly Question[] = [
  { title: 'Is your pet a dog or a cat?', ...chosen('Dog', ['Space'], 'Dog') },
  { title: "What is your pet's name?", ...typed('Name', 'Biscuit') },
  { title: 'Is Biscuit male or female?', ...chosen('Male', ['Space'], 'Male') },
  { title: 'When is Biscuit’s birthday?', ...typed('Birthday', '4/8/2021', '04/08/2021') },
  { title: 'What breed is Biscuit?', ...breed('beagle', 'Beagle') },
  { title: 'How much does Biscuit weigh?', ...typed('Weight', '26') },
  { title: 'Is Biscuit neutered?', ...chosen('Yes', ['ArrowUp'], 'Not sure') },
  { title: 'Does Biscuit take any medications?', ...named('Medications', 'carprofen') },
  { title: 'Does Biscuit have any medical conditions?', ...quick('None') },
  { title: 'Does Biscuit have any allergies?', ...quick('None') },
]

const asks = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()

test('a cat is told about by keyboard alone, on a phone, with a reload and a way back at every question [R-PET-001] [R-PET-014] [R-PET-031]', async ({
  page,
  instance,
  faults,
}) => {
  test.slow()
  await new Owner(page, instance).signUp()
  await page.goto('/pet-profile')
  for (const [at, question] of OLIVE.entries()) {
    await asks(page, question.title)
    await question.answer(page)
    await question.answered(page)
    await page.reload()
    await asks(page, question.title)
    await question.answered(page)
    // The title has the focus again, where Enter goes on.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.keyboard.press('Enter')
    const next = OLIVE[at + 1]?.title ?? 'Save Olive’s profile?'
    await asks(page, next)
    await page.goBack()
    await asks(page, question.title)
    await question.answered(page)
    await page.goForward()
    await asks(page, next)
  }
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Save this pet to my account' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Save & Continue' }))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/symptoms')
  await asks(page, 'What symptoms is Olive experiencing?')

  await page.goBack()
  await asks(page, 'Which pet needs help?')
  await expect(page.getByRole('radio', { name: 'Olive' })).toBeChecked()
  await page.getByRole('button', { name: 'Continue with Olive' }).press('Enter')
  await page.waitForURL('**/symptoms')
  await page.goto('/pets')
  const card = page.getByRole('article', { name: 'Olive' })
  await expect(card).toContainText('Siamese')
  await expect(card).toContainText('asthma')
  await expect(card).not.toContainText('Prefer to skip')
  expect(faults).toEqual([])
})

test('a dog is told about while the network is gone, on a desktop, and saved once it is back [R-PET-033] [R-PET-067]', async ({
  wide: page,
  context,
  instance,
}) => {
  test.slow()
  await new Owner(page, instance).signUp()
  await page.goto('/pet-profile')
  for (const question of BISCUIT) {
    await asks(page, question.title)
    await context.setOffline(true)
    await question.answer(page)
    await question.answered(page)
    await context.setOffline(false)
    await tabTo(page, page.getByRole('button', { name: 'Continue', exact: true }))
    await page.keyboard.press('Enter')
  }
  await asks(page, 'Save Biscuit’s profile?')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save & Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to save pet profile. Please try again.')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Save & Continue' }).click()
  await page.waitForURL('**/symptoms')
  await page.goto('/pets')
  const card = page.getByRole('article', { name: 'Biscuit' })
  await expect(card).toContainText('Beagle')
  await expect(card).toContainText('None reported')

  await page.getByRole('button', { name: 'Add a pet' }).click()
  await asks(page, 'Is your pet a dog or a cat?')
  await page.getByRole('radio', { name: 'Dog' }).check()
  await page.getByLabel('Name', { exact: true }).fill(' biscuit ')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Birthday').fill('01/02/2020')
  await page.getByRole('button', { name: 'Start now, finish biscuit later' }).click()
  await expect(page.getByRole('alert')).toContainText('You already have a pet with this name')
  await page.getByRole('button', { name: 'Change the name' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(' biscuit ')
})

test('a visitor tries the wizard without an account, and goes on with the pet after logging in [R-PET-016] [R-PET-017]', async ({
  page,
  browser,
  instance,
}) => {
  test.slow()
  const elsewhere = await browser.newPage({ baseURL: instance.url })
  const account = await new Owner(elsewhere, instance).signUp()
  await elsewhere.close()

  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /\/(rest|storage|auth)\/v1\//.test(request.url()))
      writes.push(`${request.method()} ${request.url()}`)
  })
  await page.goto('/login')
  await page.getByRole('link', { name: 'Try the pet wizard without an account' }).click()
  for (const question of BISCUIT) {
    await asks(page, question.title)
    await question.answer(page)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
  }
  await asks(page, 'Save Biscuit’s profile?')
  await expect(page.getByRole('radio', { name: 'Save this pet to my account' })).toBeDisabled()
  await page.reload()
  await asks(page, 'Save Biscuit’s profile?')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.waitForURL('**/login')
  expect(writes).toEqual([])

  await new Owner(page, instance).logIn(account)
  await page.waitForURL('**/symptoms')
  await asks(page, 'What symptoms is Biscuit experiencing?')
  await page.goto('/pets')
  await expect(page.getByText('No pets yet')).toBeVisible()
})

test('every question about a pet is accessible at every width, light and dark', async ({
  page,
  instance,
}) => {
  test.setTimeout(600_000)
  await new Owner(page, instance).signUp()
  await page.goto('/pet-profile')
  for (const question of OLIVE) {
    await asks(page, question.title)
    if (question.title.includes('birthday')) {
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await expect(page.getByText("Please select your pet's birthday")).toBeVisible()
      await page.getByRole('button', { name: 'Choose from a calendar' }).click()
    }
    if (question.title.includes('breed')) {
      await page.getByLabel('Search breeds').fill('no such breed')
      await expectAccessible(page)
      await page.getByLabel('Search breeds').fill('')
    }
    await expectAccessible(page)
    await question.answer(page)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
  }
  await asks(page, 'Save Olive’s profile?')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save & Continue' }).click()
  await page.waitForURL('**/symptoms')
  await page.goto('/pets')
  await page.getByRole('link', { name: 'Edit Olive' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Olive' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/pets/00000000-0000-4000-8000-000000000000')
  await expect(page.getByText('Pet profile unavailable')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/pet-profile')
  await asks(page, 'Which pet needs help?')
  await expectAccessible(page)
})

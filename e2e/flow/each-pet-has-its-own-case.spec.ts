import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { ONE_VOMIT } from '../support/answers.ts'
import { question, tapSymptom } from '../support/flow.ts'
import { Owner } from '../support/owner.ts'
import { CAT, DOG, type Pet } from '../support/pets.ts'
import { openBy } from '../support/ready.ts'
import { expect, test, WIDE } from '../support/test.ts'

const BELLA: Pet = { ...DOG, name: 'Bella', gender: 'Female' }
const TOM: Pet = { ...CAT, name: 'Tom', fixed: 'No' }

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const card = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const OFFER = 'Go on with Bella’s last check, or start new?'
const DANGER = /right now, or in the last few hours/
const STARTED = /When did this start/

/** What this tab keeps of the flow. */
const kept = (page: Page) =>
  page.evaluate(() => {
    const { state } = JSON.parse(sessionStorage.getItem('triage-store') ?? '{"state":{}}')
    return {
      pet: state.selectedPetProfile?.name,
      symptoms: state.selectedSymptoms,
      answers: state.followUpAnswers,
      notes: state.additionalNotes,
      result: state.currentSession,
      caseId: state.currentSessionId,
    }
  })

/** Chooses a saved pet on the pet step. */
async function choose(page: Page, { name }: Pet): Promise<void> {
  await card(page, name).check()
  await button(page, `Continue with ${name}`).click()
}

/** The symptoms of this pet are asked for, and nothing at all was kept of another case. */
async function isEmptyFor(page: Page, name: string): Promise<void> {
  await expect(question(page)).toHaveText(`What symptoms is ${name} experiencing?`)
  await expect(button(page, 'Continue')).toHaveAttribute('aria-disabled', 'true')
  expect(await kept(page)).toMatchObject({ pet: name, symptoms: [], answers: {}, notes: '', result: null })
}

/** Tells of a vomiting Bella until the second question, in this tab. */
async function stopHalfway(page: Page): Promise<void> {
  await page.goto('/pet-profile')
  await choose(page, BELLA)
  await expect(question(page)).toHaveText(/^(Go on with Bella|What symptoms)/)
  if ((await question(page).textContent()) === OFFER) {
    await card(page, 'Start new').check()
    await button(page, 'Continue').click()
  }
  await isEmptyFor(page, 'Bella')
  await tapSymptom(page, 'Stomach & Digestion', 'Vomiting or retching')
  await button(page, 'Continue').click()
  await expect(question(page)).toHaveText(DANGER)
  await page.getByRole('checkbox', { name: 'None of these' }).click()
  await expect(question(page)).toHaveText(STARTED)
}

async function throughMenu(page: Page): Promise<void> {
  const banner = page.getByRole('banner')
  await openBy(banner.getByRole('button', { name: 'Pet Owners' }))
  await banner.getByRole('link', { name: 'Health Assessment' }).click()
  await page.waitForURL('**/pet-profile')
}

/** Every way to the pet step from the middle of the questions. */
const ENTRANCES: Readonly<Record<string, (page: Page, pet: Pet) => Promise<void>>> = {
  menu: async (page, pet) => {
    await throughMenu(page)
    await choose(page, pet)
  },
  'home, loaded again': async (page, pet) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Start a health assessment' }).first().click()
    await choose(page, pet)
  },
  'the address of the pet step': async (page, pet) => {
    await page.goto('/pet-profile')
    await choose(page, pet)
  },
  Back: async (page, pet) => {
    for (const before of [DANGER, 'What symptoms is Bella experiencing?']) {
      await button(page, 'Back').click()
      await expect(question(page)).toHaveText(before)
    }
    await button(page, 'Back').click()
    await choose(page, pet)
  },
  'Back of the browser': async (page, pet) => {
    await throughMenu(page)
    await page.goBack()
    await expect(question(page)).toHaveText(STARTED)
    await page.goForward()
    await choose(page, pet)
  },
  'the pets page, loaded again': async (page, { name }) => {
    await page.goto('/pets')
    await page.getByRole('button', { name: `Something is wrong with ${name}` }).click()
    await button(page, `Continue with ${name}`).click()
  },
}

test.beforeEach(async ({ page, owner }) => {
  test.setTimeout(300_000)
  await page.setViewportSize(WIDE)
  await owner.keep(BELLA)
  await owner.keep(TOM)
})

/** Goes on with Bella’s case where it is offered; nothing is chosen beforehand, and nothing of it is lost. */
async function goOnWithBella(
  page: Page,
  enter: (page: Page, pet: Pet) => Promise<void>,
  at: string | RegExp,
): Promise<void> {
  const before = await kept(page)
  await enter(page, BELLA)
  await expect(question(page)).toHaveText(OFFER)
  await expect(card(page, 'Start new')).not.toBeChecked()
  await expect(card(page, 'Go on with vomiting or retching')).not.toBeChecked()
  await card(page, 'Go on with vomiting or retching').check()
  await button(page, 'Continue').click()
  await expect(question(page)).toHaveText(at)
  expect(await kept(page)).toEqual(before)
}

test('by every entrance half a case is offered to its own pet and kept from another [R-TRIAGE-011] [R-TRIAGE-019]', async ({
  page,
  faults,
}) => {
  for (const [entrance, enter] of Object.entries(ENTRANCES)) {
    await test.step(entrance, async () => {
      await stopHalfway(page)
      if (entrance === 'Back') {
        await goOnWithBella(page, enter, 'What symptoms is Bella experiencing?')
        await stopHalfway(page)
      } else {
        await goOnWithBella(page, enter, STARTED)
      }
      await enter(page, TOM)
      await isEmptyFor(page, 'Tom')
    })
  }
  expect(faults).toEqual([])
})

test('half a case goes on in its own tab until another is begun [R-TRIAGE-011] [R-TRIAGE-019]', async ({
  page,
  owner,
  faults,
}) => {
  await stopHalfway(page)
  const before = await kept(page)

  await test.step('a reload and the address of a question go on with the same pet', async () => {
    await page.reload()
    await expect(question(page)).toHaveText(STARTED)
    await page.goto('/')
    await page.goto('/follow-up')
    await expect(question(page)).toHaveText(STARTED)
    expect(await kept(page)).toEqual(before)
  })
  await test.step('a second tab knows nothing of the first', async () => {
    const second = await page.context().newPage()
    await second.goto('/follow-up')
    await expect(question(second)).toHaveText('Please select symptoms first.')
    await second.goto('/pet-profile')
    await choose(second, BELLA)
    await isEmptyFor(second, 'Bella')
    await second.close()
    await expect(question(page)).toHaveText(STARTED)
  })
  await test.step('the desk at home goes on with it', async () => {
    await page.goto('/')
    await button(page, 'Go on with Bella’s vomiting or retching').click()
    await expect(question(page)).toHaveText(STARTED)
    expect(await kept(page)).toEqual(before)
  })
  await test.step('the menu: the same pet, begun anew', async () => {
    await throughMenu(page)
    await choose(page, BELLA)
    await expectAccessible(page)
    await card(page, 'Start new').check()
    await button(page, 'Continue').click()
    await isEmptyFor(page, 'Bella')
    expect((await kept(page)).caseId).not.toBe(before.caseId)
  })
  await test.step('the desk at home: another pet', async () => {
    await stopHalfway(page)
    await page.goto('/')
    await button(page, 'Something is wrong with Tom').click()
    await isEmptyFor(page, 'Tom')
  })
  await test.step('a new pet', async () => {
    await stopHalfway(page)
    await throughMenu(page)
    await card(page, 'Add New Pet').check()
    await button(page, 'Continue').click()
    await owner.tellOf({ ...CAT, name: 'Olive', gender: 'Female' })
    await button(page, 'Save & Continue').click()
    await isEmptyFor(page, 'Olive')
  })
  expect(faults).toEqual([])
})

test('after a result every pet starts empty: a male cat that strains is asked everything [R-ASSESS-008] [R-TRIAGE-011]', async ({
  page,
  owner,
  faults,
}) => {
  await stopHalfway(page)
  await owner.answerQuestions(ONE_VOMIT)
  await owner.skipMedia()
  await owner.sendNotes('Threw up once after grass.')
  await expect(page.getByText(/Level 1 of 3/)).toBeVisible()
  await expect(page.getByText('Saved to your history')).toBeVisible({ timeout: 60_000 })
  const told = await page.evaluate(() => sessionStorage.getItem('triage-store') ?? '')
  /** The tab as it was when the result had come. */
  const returnToResult = async (): Promise<void> => {
    await page.evaluate((state) => sessionStorage.setItem('triage-store', state), told)
    await page.goto('/assessment')
    await expect(page.getByText(/Level 1 of 3/)).toBeVisible()
    expect(await kept(page)).toMatchObject({
      pet: 'Bella',
      symptoms: ['vomiting'],
      result: expect.anything(),
    })
  }

  await test.step('the menu: the same pet', async () => {
    await throughMenu(page)
    await expect(card(page, 'Bella')).not.toBeChecked()
    await choose(page, BELLA)
    await isEmptyFor(page, 'Bella')
  })
  await test.step('Start New Assessment: the same pet', async () => {
    await returnToResult()
    await button(page, 'Start New Assessment').first().click()
    await page.waitForURL((url) => url.pathname === '/')
    await throughMenu(page)
    await choose(page, BELLA)
    await isEmptyFor(page, 'Bella')
  })
  await test.step('home loaded again: a male cat that strains', async () => {
    await returnToResult()
    await page.goto('/')
    await page.getByRole('link', { name: 'Start a health assessment' }).first().click()
    await choose(page, TOM)
    await isEmptyFor(page, 'Tom')
    await tapSymptom(page, 'Urine & Peeing', 'Straining to pee')
    await button(page, 'Continue').click()
    await expect(question(page)).toHaveText(DANGER)
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await button(page, 'Next').click()
    await expect(page.getByText('This field is required')).toBeVisible()
    expect(await kept(page)).toMatchObject({
      pet: 'Tom',
      symptoms: ['straining_urinate'],
      answers: {},
      notes: '',
    })
  })
  expect(faults).toEqual([])
})

test('a visitor’s pet comes along through signing in, and nothing else [R-PET-016] [R-NET-001]', async ({
  owner,
  instance,
  browser,
}) => {
  const context = await browser.newContext({ baseURL: instance.url, viewport: WIDE })
  const guest = await context.newPage()
  await guest.goto('/pet-profile?guest=1')
  const visitor = new Owner(guest, instance)
  await visitor.tellOf({ ...CAT, name: 'Milo' })
  await button(guest, 'Continue').click()
  await guest.waitForURL('**/login')
  await visitor.logIn(owner.account)
  await isEmptyFor(guest, 'Milo')
  await tapSymptom(guest, 'Urine & Peeing', 'Straining to pee')
  await throughMenu(guest)
  await expect(question(guest)).toBeVisible()
  await guest.goto('/pets')
  await guest.getByRole('button', { name: 'Something is wrong with Tom' }).click()
  await button(guest, 'Continue with Tom').click()
  await isEmptyFor(guest, 'Tom')
  await context.close()
})

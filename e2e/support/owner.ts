import { expect, type Page } from '@playwright/test'
import { fillInSignUp, freeCode, register, someAccount, type Account } from './accounts.ts'
import { ONE_VOMIT, type Answer } from './answers.ts'
import { keepAssessment, type Row, type Told } from './assessments.ts'
import { next, openList } from './flow.ts'
import type { Instance } from './instance.ts'
import { keepPet, type Pet } from './pets.ts'

export class Owner {
  readonly page: Page
  readonly #instance: Instance
  #account: Account | null = null

  constructor(page: Page, instance: Instance) {
    this.page = page
    this.#instance = instance
  }

  get account(): Account {
    if (this.#account === null) throw new Error('This owner has not signed up.')
    return this.#account
  }

  async signUp(): Promise<Account> {
    const account = someAccount()
    await register(this.#instance, account)
    await this.#confirm(account)
    return account
  }

  async signUpOnPage(): Promise<Account> {
    const account = someAccount()
    await this.page.goto('/signup')
    await fillInSignUp(this.page, account, await freeCode(this.#instance))
    await expect(
      this.page.getByText('Invite code accepted! You are ready to create your account.'),
    ).toBeVisible()
    await this.page.getByRole('button', { name: 'Create account' }).click()
    await expect(this.page.getByRole('heading', { name: 'You are in!' })).toBeVisible()
    await this.#confirm(account)
    return account
  }

  async logIn({ email, password }: Account): Promise<void> {
    await this.page.getByLabel('Email').fill(email)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Log in', exact: true }).click()
  }

  keep(pet: Pet): Promise<string> {
    return keepPet(this.#instance, this.account.email, pet)
  }

  async startWith(pet: Pet): Promise<void> {
    const { page } = this
    await this.keep(pet)
    await page.goto('/pet-profile')
    await page.getByRole('radio', { name: pet.name, exact: true }).check()
    await page.getByRole('button', { name: `Continue with ${pet.name}`, exact: true }).click()
    await page.waitForURL('**/symptoms')
  }

  async addPet(pet: Pet): Promise<void> {
    const { page } = this
    await page.goto('/pet-profile')
    await this.tellOf(pet)
    await page.getByRole('radio', { name: 'Save this pet to my account' }).check()
    await page.getByRole('button', { name: 'Save & Continue' }).click()
    await page.waitForURL('**/symptoms')
  }

  async tellOf(pet: Pet): Promise<void> {
    const { page } = this
    await this.#wizardTitle('Is your pet a dog or a cat?')
    // One answer of a few goes on by itself.
    // Not "check": the card is gone when it would be looked at once more.
    await page.getByRole('radio', { name: pet.species }).click()
    await page.getByLabel('Name', { exact: true }).fill(pet.name)
    await this.#on()
    await this.#wizardTitle(`Is ${pet.name} male or female?`)
    await page.getByRole('radio', { name: pet.gender, exact: true }).check()
    await page.getByLabel('Birthday').fill(pet.birthday)
    await this.#on()
    await page.getByLabel('Search breeds').fill(pet.breed)
    await page.getByRole('radio', { name: pet.breed, exact: true }).check()
    await this.#on()
    await page.getByLabel('Weight').fill(pet.pounds)
    await this.#on()
    await page.getByRole('radio', { name: pet.fixed, exact: true }).check()
    for (const list of ['Medications', 'Medical conditions', 'Allergies']) {
      await expect(page.getByLabel(list, { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'None', exact: true }).click()
      await this.#on()
    }
  }

  async chooseSymptoms(...symptoms: readonly (readonly [group: string, label: string])[]): Promise<void> {
    const { page } = this
    for (const [group, label] of symptoms) {
      const head = page.getByRole('button', { name: new RegExp(`^${group}`) })
      if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click()
      await page.getByRole('checkbox', { name: label }).check()
    }
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/follow-up')
    await expect(
      page.getByRole('heading', { level: 1, name: /right now, or in the last few hours/ }),
    ).toBeVisible()
  }

  /** Resolves to the questions asked; one without an answer here must be optional. */
  async answerQuestions(answers: readonly Answer[]): Promise<readonly string[]> {
    const asked: string[] = []
    while (new URL(this.page.url()).pathname === '/follow-up') {
      asked.push(await this.answerOne(answers))
      if (asked.length > 30) throw new Error(`Too many questions: ${asked.join(' | ')}`)
    }
    return asked
  }

  async answerOne(answers: readonly Answer[]): Promise<string> {
    const { page } = this
    const heading = page.getByRole('heading', { level: 1 })
    const question = (await heading.textContent())?.trim() ?? ''
    const answer = answers.find(({ about }) => about.test(question))
    for (const label of answer?.tick ?? []) {
      const choice = page.getByRole('checkbox', { name: label }).or(page.getByRole('radio', { name: label }))
      if ((await choice.count()) === 0) await openList(page)
      // By key, because a tap on a single answer goes on by itself.
      if (!(await choice.first().isChecked())) await choice.first().press('Space')
    }
    if (answer?.type !== undefined) await page.getByRole('textbox').fill(answer.type)
    await next(page).click()
    await expect
      .poll(async () => page.url().endsWith('/media') || (await heading.textContent())?.trim() !== question, {
        message: `The question "${question}" was left unanswered and is required.`,
      })
      .toBe(true)
    return question
  }

  async tellOneVomit(): Promise<void> {
    await this.chooseSymptoms(['Stomach & Digestion', 'Vomiting or retching'])
    await this.answerQuestions(ONE_VOMIT)
  }

  async skipMedia(): Promise<void> {
    await this.page.waitForURL('**/media')
    await this.page.getByRole('button', { name: 'Skip' }).click()
    await this.page.waitForURL('**/notes')
  }

  async sendNotes(notes: string): Promise<void> {
    const { page } = this
    await page.waitForURL('**/notes')
    if (notes === '') {
      await page.getByRole('button', { name: 'Continue Without Notes' }).click()
    } else {
      await page.getByRole('textbox').fill(notes)
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
    }
    await page.waitForURL('**/assessment*')
  }

  keepAnswer(told: Told, change: Row = {}): Promise<string> {
    return keepAssessment(this.#instance, this.account.email, told, change)
  }

  async openSaved(told: Told, change: Row = {}): Promise<string> {
    const id = await this.keepAnswer(told, change)
    await this.page.goto(`/assessment?session=${id}`)
    return id
  }

  async #confirm(account: Account): Promise<void> {
    const { page } = this
    this.#account = account
    await page.goto(await this.#instance.linkMailedTo(account.email))
    await page.waitForURL((url) => !url.pathname.startsWith('/auth/'))
    // on a phone the account menu waits inside the closed menu
    await expect(
      page.getByRole('button', { name: 'Account menu of Robin', includeHidden: true }),
    ).toBeAttached()
  }

  async #wizardTitle(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }

  async #on(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue', exact: true }).click()
  }
}

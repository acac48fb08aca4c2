import type { Locator, Page } from '@playwright/test'
import { choice, goesOnByItself, levelLine, mildest, next, question, tapSymptom } from '../support/flow.ts'
import { DOG } from '../support/pets.ts'
import { expect, test } from '../support/test.ts'

/** What an owner with a saved pet may be asked for at most: taps from the home page on, words from the symptoms on. */
const BUDGET = { tapsToRedPanel: 5, tapsToMildAnswer: 15, wordsToMildAnswer: 792 }

/** An owner who taps, and reads every word of each screen before leaving it. */
class Reader {
  readonly #page: Page
  taps = 0
  words = 0
  readonly screens: string[] = []

  constructor(page: Page) {
    this.#page = page
  }

  async tap(target: Locator): Promise<void> {
    await target.click()
    this.taps += 1
  }

  /** Counts the words of the screen as it stands now. */
  async read(): Promise<void> {
    const words = await wordsOnScreen(this.#page)
    this.words += words
    this.screens.push(`${(await question(this.#page).textContent())?.trim()}: ${words}`)
  }
}

/** The words that can be seen between the header and the footer: no folded ones, and none for screen readers alone. */
const wordsOnScreen = (page: Page): Promise<number> =>
  page.getByRole('main').evaluate((main) => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    let count = 0
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement
      const isSeen =
        parent !== null &&
        parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
        parent.getBoundingClientRect().width > 1
      if (isSeen) count += node.textContent?.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0
    }
    return count
  })

/** From the home page to the first question. */
async function toTheQuestions(page: Page, reader: Reader): Promise<void> {
  await page.goto('/')
  await reader.tap(page.getByRole('button', { name: `Something is wrong with ${DOG.name}` }))
  await expect(question(page)).toHaveText(/^What symptoms/)
  reader.taps += await tapSymptom(page, 'Stomach & Digestion', 'Vomiting or retching')
  await reader.read()
  await reader.tap(page.getByRole('button', { name: 'Continue', exact: true }))
  await expect(question(page)).toHaveText(/right now, or in the last few hours/)
}

test('a danger sign is told in a few taps, and a dog that threw up once with few taps and little to read', async ({
  page,
  owner,
}) => {
  await owner.keep(DOG)
  const inDanger = new Reader(page)
  await toTheQuestions(page, inDanger)
  await inDanger.tap(page.getByRole('checkbox', { name: /^Trying to vomit again and again/ }))
  await expect(page.getByRole('alertdialog', { name: 'Stop. Go to an emergency vet now.' })).toBeVisible()
  expect(inDanger.taps).toBeLessThanOrEqual(BUDGET.tapsToRedPanel)

  // A visit of its own: the case left in this tab would be offered first.
  await page.evaluate(() => sessionStorage.clear())
  const reader = new Reader(page)
  await toTheQuestions(page, reader)
  while (new URL(page.url()).pathname === '/follow-up') {
    const asked = (await question(page).textContent()) ?? ''
    await reader.read()
    const name = asked.startsWith('What did the vomit') ? 'Food' : await mildest(page)
    const isLeft = name !== null && (await goesOnByItself(page, name))
    if (name !== null) await reader.tap(choice(page, name))
    if (!isLeft) await reader.tap(next(page))
    await expect(question(page)).not.toHaveText(asked)
  }
  await reader.read()
  await reader.tap(page.getByRole('button', { name: 'Leave out the notes too' }))
  await expect(levelLine(page)).toContainText('Level 1 of 3')
  const { taps, words, screens } = reader
  test.info().annotations.push({
    type: 'taps and words',
    description: `${inDanger.taps}; ${taps}, ${words}: ${screens.join('; ')}`,
  })
  expect(taps).toBeLessThanOrEqual(BUDGET.tapsToMildAnswer)
  expect(words).toBeLessThanOrEqual(BUDGET.wordsToMildAnswer)
})

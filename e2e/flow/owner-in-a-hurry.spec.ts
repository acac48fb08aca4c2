import type { Page } from '@playwright/test'
import { choice, goesOnByItself, mildest, next, question, tapSymptom } from '../support/flow.ts'
import { CAT, DOG } from '../support/pets.ts'
import { expect, test } from '../support/test.ts'

const MOST_TAPS = 6
const PROBLEMS = {
  Dog: [
    ['Stomach & Digestion', 'Vomiting or retching', /^Trying to vomit/],
    ['Breathing', 'Hard or fast breathing', /^Struggling to breathe/],
    ['Joints & Walking', 'Limping', /^Suddenly dragging/],
    ['Energy & Behavior', 'Low energy or weakness', /^Collapsed/],
    ['Skin & Fur', 'Rash, sores or bumps', /^Face, lips or throat/],
  ],
  Cat: [
    ['Urine & Peeing', 'Straining to pee', /^Trying to pee/],
    ['Eyes & Ears', 'Red or sore eye', /^Eye injury/],
    ['Breathing', 'Hard or fast breathing', /^Struggling to breathe/],
    ['Eating & Drinking', 'Eating less or not at all', /^Gums or tongue/],
    ['Energy & Behavior', 'Crying, whining or howling', /^Screaming/],
  ],
} as const

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

for (const { pet, tag } of [
  { pet: CAT, tag: [] },
  { pet: DOG, tag: ['@nightly'] },
])
  test(
    `an emergency of a ${pet.species.toLowerCase()} is told after six taps at most`,
    { tag },
    async ({ page, owner }) => {
      test.setTimeout(240_000)
      await owner.keep(pet)
      const counts: number[] = []
      for (const [group, label, sign] of PROBLEMS[pet.species]) {
        // A visit of its own: the case left in this tab would be offered first.
        await page.evaluate(() => sessionStorage.clear())
        await page.goto('/pets')
        await page.getByRole('button', { name: `Something is wrong with ${pet.name}` }).click()
        await page.getByRole('button', { name: `Continue with ${pet.name}` }).click()
        const picked = await tapSymptom(page, group, label)
        await page.getByRole('button', { name: 'Continue', exact: true }).click()
        await page.getByRole('checkbox', { name: sign }).check()
        await expect(
          page.getByRole('alertdialog', { name: 'Stop. Go to an emergency vet now.' }),
        ).toBeVisible()
        // Start, continue with the pet, the symptom, continue, the sign.
        counts.push(1 + 1 + picked + 1 + 1)
      }
      expect(median(counts)).toBeLessThanOrEqual(MOST_TAPS)
      test.info().annotations.push({ type: 'taps', description: counts.join(' ') })
    },
  )

/** How long a person with a phone takes to find and hit the next thing. */
const HAND_MS = 700

test(
  'three mild symptoms are told, asked about and answered in less than 90 seconds [R-TRIAGE-001] [R-TRIAGE-004]',
  { tag: '@nightly' },
  async ({ page, owner }) => {
    await owner.keep(DOG)
    await page.goto('/pets')
    const begun = Date.now()
    const tap = async (target: ReturnType<Page['getByRole']>): Promise<void> => {
      await target.first().waitFor()
      await page.waitForTimeout(HAND_MS)
      await target.first().click()
    }
    await tap(page.getByRole('button', { name: `Something is wrong with ${DOG.name}` }))
    await tap(page.getByRole('button', { name: `Continue with ${DOG.name}` }))
    for (const words of ['throwing up', 'runs', 'not eating']) {
      await page.getByRole('searchbox').fill('')
      await page.getByRole('searchbox').pressSequentially(words, { delay: 120 })
      await tap(page.getByRole('checkbox'))
    }
    await tap(page.getByRole('button', { name: 'Continue', exact: true }))
    await page.waitForURL('**/follow-up')
    // the address changes before the first question is on the screen
    await expect(question(page)).toHaveText(/right now, or in the last few hours/)
    let asked = 0
    while (new URL(page.url()).pathname === '/follow-up') {
      const before = await question(page).textContent()
      const name = await mildest(page)
      const isLeft = name !== null && (await goesOnByItself(page, name))
      if (name !== null) await tap(choice(page, name))
      if (!isLeft) await tap(next(page))
      asked += 1
      await expect
        .poll(async () => page.url().endsWith('/media') || (await question(page).textContent()) !== before)
        .toBe(true)
    }
    expect(asked).toBeLessThanOrEqual(14)
    await tap(page.getByRole('button', { name: 'Skip' }))
    await tap(page.getByRole('button', { name: 'Continue Without Notes' }))
    await expect(page.getByText(/Level \d of 3/)).toBeVisible()
    const seconds = (Date.now() - begun) / 1000
    test
      .info()
      .annotations.push({ type: 'seconds', description: `${seconds.toFixed(1)} for ${asked} questions` })
    expect(seconds).toBeLessThan(90)
  },
)

test('a problem outside the list goes on to the danger signs, with the words in the notes', async ({
  page,
  owner,
}) => {
  await owner.startWith(CAT)
  await page.getByRole('searchbox').fill('chewed a lily')
  await page.getByRole('button', { name: 'Go on to the danger signs' }).click()
  await expect(question(page)).toHaveText(/right now, or in the last few hours/)
  await page.goto('/notes')
  await expect(page.getByRole('textbox')).toHaveValue('chewed a lily')
})

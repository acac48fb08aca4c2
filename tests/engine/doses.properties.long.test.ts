import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { assess } from '#domain/engine/assess.ts'
import type { Answers, Intake } from '#domain/logic/intake.ts'
import { rankOf } from '#domain/logic/urgency.ts'
import { calm, levelFor, NOW, petOf, runs, withAnswers } from './generated-intakes.ts'
import { KG_PER_LB } from '#domain/pets/weight.ts'

vi.setConfig({ testTimeout: 180_000 })

/** How owners state an amount, and the option they would tick. */
const AMOUNTS: readonly { readonly exposure: string; readonly say: (amount: number) => string }[] = [
  { exposure: 'chocolate', say: (n) => `${n} oz of milk chocolate` },
  { exposure: 'chocolate', say: (n) => `${n} grams of dark chocolate` },
  { exposure: 'chocolate', say: (n) => `${n} squares of baking chocolate` },
  { exposure: 'chocolate', say: (n) => `${n} mg of caffeine` },
  { exposure: 'xylitol', say: (n) => `${n} pieces of sugar free gum` },
  { exposure: 'grapes_raisins', say: (n) => `${n} grapes` },
  { exposure: 'onion_garlic', say: (n) => `${n} g of onion` },
  { exposure: 'human_pain_medicine', say: (n) => `${n} mg of ibuprofen` },
  { exposure: 'human_pain_medicine', say: (n) => `${n} tablets of Advil 200 mg` },
  { exposure: 'human_pain_medicine', say: (n) => `${n} mg of acetaminophen` },
  { exposure: 'alcohol_dough', say: (n) => `${n} ml of beer` },
  { exposure: 'other', say: (n) => `${n} grams of macadamia nuts` },
]

/** Signs as an owner ticks them, or only writes them down. */
const SIGNS: readonly { readonly ticked: Answers; readonly told: string }[] = [
  { ticked: { vomit_frequency: 'once', vomit_content: ['food'] }, told: '' },
  { ticked: { energy_level: 'slightly_low' }, told: '' },
  { ticked: { water_intake: 'more_than_usual' }, told: '' },
  { ticked: { eating: 'reduced' }, told: '' },
  { ticked: { vomit_frequency: 'not_sure' }, told: '' },
  { ticked: { energy_level: 'weak' }, told: '' },
  { ticked: {}, told: 'He threw up twice.' },
  { ticked: {}, told: 'She has diarrhea.' },
  { ticked: {}, told: 'He is drooling a lot.' },
  { ticked: {}, told: 'She seems restless and pants.' },
  { ticked: {}, told: 'He is very sleepy.' },
]

/** A grown pet without signs that ate something. */
const fed = (
  species: 'dog' | 'cat',
  exposure: string,
  details: string,
  weight: Intake['pet']['weight'],
): Intake => ({
  pet: { ...petOf({ species, months: 48, gender: 'female', isNeutered: true, kg: null }), weight },
  selectedSymptoms: ['vomiting'],
  followUpAnswers: { ...calm, exposure: [exposure], exposure_details: details },
  additionalNotes: '',
})

type Meal = {
  readonly species: 'dog' | 'cat'
  readonly poison: (typeof AMOUNTS)[number]
  readonly amount: number
  readonly weight: number
}

const kg = (value: number | null) => ({ value, unit: 'kg' as const })
const after = (
  { species, poison, amount, weight }: Meal,
  details = poison.say(amount),
  weighed: Intake['pet']['weight'] = kg(weight),
): Intake => fed(species, poison.exposure, details, weighed)
const rankFor = (intake: Intake): number => rankOf(levelFor(intake))

const somePoison = fc.constantFrom(...AMOUNTS)
const someAmount = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 2000 }))
const someWeight = fc.double({ min: 1, max: 70, noNaN: true }).map((value) => Math.round(value * 10) / 10)
const mealOf = (poison: typeof somePoison, amount: fc.Arbitrary<number>): fc.Arbitrary<Meal> =>
  fc.record({ poison, species: fc.constantFrom('dog', 'cat'), amount, weight: someWeight })
const someMeal = mealOf(somePoison, someAmount)

describe('a poison and its amount', () => {
  test('more of it never lowers the level', () => {
    fc.assert(
      fc.property(someMeal, someAmount, (meal, other) => {
        const [less, more] = [Math.min(meal.amount, other), Math.max(meal.amount, other)].map((amount) =>
          rankFor(after({ ...meal, amount })),
        )
        expect(more).toBeGreaterThanOrEqual(less ?? 0)
      }),
      runs(200),
    )
  })

  test('less body weight never lowers the level', () => {
    fc.assert(
      fc.property(someMeal, someWeight, (meal, other) => {
        const [lighter, heavier] = [Math.min(meal.weight, other), Math.max(meal.weight, other)].map(
          (weight) => rankFor(after({ ...meal, weight })),
        )
        expect(lighter).toBeGreaterThanOrEqual(heavier ?? 0)
      }),
      runs(200),
    )
  })

  test('not knowing the amount or the weight never lowers the level', () => {
    fc.assert(
      fc.property(someMeal, (meal) => {
        const known = rankFor(after(meal))
        const what = meal.poison
          .say(0)
          .replace(/^0 (?:\w+ of )?/, 'some ')
          .replace(' 200 mg', '')
        expect(rankFor(after(meal, undefined, kg(null)))).toBeGreaterThanOrEqual(known)
        expect(rankFor(after(meal, what))).toBeGreaterThanOrEqual(known)
      }),
      runs(200),
    )
  })

  test('with any sign, ticked or told, the level is never lower than without the amount', () => {
    fc.assert(
      fc.property(
        mealOf(somePoison, fc.integer({ min: 1, max: 12 })),
        fc.constantFrom(...SIGNS),
        fc.constantFrom('small', 'tiny_taste', 'large', 'not_sure'),
        (meal, { ticked, told }, much) => {
          const levelOfAll = (details?: string): number =>
            rankFor({
              ...withAnswers(after(meal, details), { exposure_amount: much, ...ticked }),
              additionalNotes: told,
            })
          expect(levelOfAll()).toBeGreaterThanOrEqual(levelOfAll(''))
        },
      ),
      runs(250),
    )
  })

  test('a sign beside a dose never lowers the level of the dose alone', () => {
    fc.assert(
      fc.property(someMeal, fc.constantFrom(...SIGNS), (meal, { ticked, told }) => {
        const alone = after(meal)
        const ill = { ...withAnswers(alone, ticked), additionalNotes: told }
        expect(rankFor(ill)).toBeGreaterThanOrEqual(rankFor(alone))
      }),
      runs(200),
    )
  })

  test('the same again, or something else beside it, never lowers the level', () => {
    const upTo400 = fc.integer({ min: 1, max: 400 })
    fc.assert(
      fc.property(mealOf(somePoison, upTo400), somePoison, upTo400, (meal, other, amount) => {
        const { exposure, say } = meal.poison
        const one = say(meal.amount)
        const levelOfAll = (exposures: readonly string[], details: string): number =>
          rankFor(withAnswers(after(meal, details), { exposure: [...new Set(exposures)] }))
        const alone = levelOfAll([exposure], one)
        expect(levelOfAll([exposure], `${one} twice a day for four days`)).toBeGreaterThanOrEqual(alone)
        expect(
          levelOfAll([exposure], `${one} this morning and another ${one} tonight`),
        ).toBeGreaterThanOrEqual(alone)
        expect(
          levelOfAll([exposure, other.exposure], `${one}. Also ${other.say(amount)}`),
        ).toBeGreaterThanOrEqual(alone)
      }),
      runs(150),
    )
  })

  test('a taste is no safer when nobody knows the weight, and never left at home then', () => {
    // The clinical list leaves a taste of alcohol or dough by a bright pet alone.
    const harmful = AMOUNTS.filter(({ exposure }) => !['other', 'alcohol_dough'].includes(exposure))
    fc.assert(
      fc.property(mealOf(fc.constantFrom(...harmful), someAmount), (meal) => {
        const tasted = (weight: number | null): Intake =>
          withAnswers(after(meal, '', kg(weight)), { exposure_amount: 'tiny_taste' })
        expect(levelFor(tasted(null))).not.toBe('monitor_at_home')
        expect(rankFor(tasted(null))).toBeGreaterThanOrEqual(rankFor(tasted(meal.weight)))
      }),
      runs(60),
    )
  })

  test('a pound is a pound, whichever unit the profile uses', () => {
    fc.assert(
      fc.property(someMeal, (meal) => {
        const inPounds = { value: meal.weight / KG_PER_LB, unit: 'lbs' as const }
        expect(levelFor(after(meal, undefined, inPounds))).toBe(levelFor(after(meal)))
      }),
      runs(150),
    )
  })

  test('the made amounts reach every level and show their working', () => {
    const meals = fc.sample(someMeal, { numRuns: 200, seed: runs(1).seed })
    const answers = meals.map((meal) => assess(after({ ...meal, species: 'dog' }), NOW))
    expect(new Set(answers.map(({ assessment }) => assessment.severity)).size).toBe(3)
    expect(answers.filter(({ summary }) => summary.trace.doses.length === 0)).toEqual([])
  })
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCat, aDog, ate, intakeOf, well } from '#domain/knowledge/examples.ts'
import type { Given } from '#domain/knowledge/examples.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import { rankOf } from '#domain/logic/urgency.ts'
import { computeDoses } from './compute-doses.ts'

const now = new Date('2026-06-15T12:00:00Z')
const doses = (given: Given) => computeDoses(readFacts(intakeOf(given, null), now))
const only = (given: Given) => {
  const found = doses(given)
  expect(found).toHaveLength(1)
  return found[0]
}

describe('a strength beside the name of a pill', () => {
  test.each(['some Advil 200 mg', 'Advil 200mg', 'ibuprofen 200 mg', 'got into the motrin 200 mg'])(
    'is no amount, so the worst is taken: %s',
    (details) => {
      expect(only(ate('dog', 'human_pain_medicine', details, 8.1))).toMatchObject({ level: 'er_urgent' })
    },
  )

  test.each([
    ['one Advil 200 mg', 'normal_vet'],
    ['about 200 mg of ibuprofen', 'normal_vet'],
    ['Advil 200 mg, 3 tablets missing', 'er_urgent'],
    ['ibuprofen 200mg and 2 are gone', 'er_urgent'],
  ])('counts with the number of pills: %s is %s', (details, level) => {
    expect(only(ate('dog', 'human_pain_medicine', details, 8.1))).toMatchObject({ level })
  })
})

describe('a computed dose', () => {
  test('a crumb of milk chocolate for a big dog stays at home', () => {
    expect(only(ate('dog', 'chocolate', 'half an ounce of milk chocolate', 41))).toMatchObject({
      level: 'monitor_at_home',
      known: true,
    })
  })

  test('ten to twenty milligrams for each kilogram ask for a vet', () => {
    expect(only(ate('dog', 'chocolate', '150 g of milk chocolate'))).toMatchObject({
      level: 'normal_vet',
      known: true,
    })
  })

  test('from twenty milligrams for each kilogram on it is an emergency', () => {
    const found = only(ate('dog', 'chocolate', '8 oz of milk chocolate'))
    expect(found).toMatchObject({
      level: 'er_urgent',
      known: true,
      exposure: 'chocolate',
      toxinId: 'chocolate',
    })
    expect(found?.working).toBe(
      'About 21 mg/kg of theobromine for a 25 kg dog. Mild signs start at 20 mg/kg.',
    )
  })

  test('the same weight is worse as dark, and worse again as baking chocolate', () => {
    const levels = ['white chocolate', 'milk chocolate', 'dark chocolate', 'baking chocolate'].map((type) =>
      rankOf(only(ate('dog', 'chocolate', `60 g of ${type}`))?.level ?? 'er_urgent'),
    )
    expect(levels).toEqual(levels.toSorted((a, b) => a - b))
    expect(levels.at(-1)).toBe(2)
  })

  test.each([
    ['1 square of baking chocolate and 1 gram of dark chocolate', 'er_urgent'],
    ['1 square of baking chocolate. Also 5 grams of milk chocolate', 'er_urgent'],
    ['1 bar of dark chocolate and 10 g of milk chocolate', 'er_urgent'],
    ['2 squares of milk chocolate, about 10 g in total', 'monitor_at_home'],
  ])('amounts of several kinds are added, a weight of one kind is of its pieces: %s', (told, level) => {
    const given = { ...ate('dog', 'chocolate', told), weightKg: 5 }
    expect(only(given)?.level).toBe(level)
  })

  test('pills count by number and strength, wherever the owner writes it', () => {
    const given = {
      ...aDog(['limping'], {}, { weightKg: 5.4 }),
      notes: 'I gave him two 200 mg Advil this morning and one last night.',
    }
    expect(only(given)).toMatchObject({
      toxinId: 'ibuprofen',
      exposure: 'human_pain_medicine',
      level: 'er_urgent',
      known: true,
    })
  })

  test('a count and a strength in different sentences belong together', () => {
    const given = {
      ...aDog(['limping'], {}, { weightKg: 30 }),
      notes: 'He got into the ibuprofen, the bottle is short 8. They are the 200 mg ones.',
    }
    expect(only(given)).toMatchObject({
      toxinId: 'ibuprofen',
      level: 'er_urgent',
      working: expect.stringContaining('About 53 mg/kg'),
    })
  })

  test('a strength without a count is an unknown amount', () => {
    const given = {
      ...aDog(['limping'], {}, { weightKg: 40 }),
      notes: 'He ate my ibuprofen. They are the 200 mg ones.',
    }
    expect(only(given)).toMatchObject({ toxinId: 'ibuprofen', level: 'er_urgent', known: false })
  })

  test('chocolate from the coffee table is chocolate, and its grams are nothing else', () => {
    const notes = 'Ate 2 squares of milk choc (ten grams) off the coffee table while I had my coffee.'
    const given = { ...aDog(['vomiting'], well, { weightKg: 34 }), notes }
    expect(only(given)).toMatchObject({ toxinId: 'chocolate', level: 'monitor_at_home', known: true })
    expect(only(ate('dog', 'chocolate', notes, 34))).toMatchObject({
      toxinId: 'chocolate',
      level: 'monitor_at_home',
    })
  })

  test('each amount belongs to the poison it is said of', () => {
    const found = doses(ate('dog', 'chocolate', '10 g of milk chocolate and 60 g of coffee beans', 34))
    expect(found).toMatchObject([
      { toxinId: 'chocolate', level: 'monitor_at_home', working: expect.stringContaining('About 0.7 mg/kg') },
      { toxinId: 'caffeine', level: 'er_urgent' },
    ])
  })

  test('a weight in the notes stands in for a missing one, and a smaller one counts', () => {
    expect(only(ate('dog', 'chocolate', '2 oz of dark chocolate, he weighs 9 pounds', null))).toMatchObject({
      level: 'er_urgent',
      known: true,
    })
    expect(only(ate('dog', 'chocolate', '2 oz of dark chocolate, he weighs 9 pounds', 40))).toMatchObject({
      level: 'er_urgent',
    })
  })

  test('an unknown amount or weight is the worst case', () => {
    expect(
      only(ate('dog', 'chocolate', 'dark chocolate', 10, { exposure_amount: 'not_sure' })),
    ).toMatchObject({ level: 'er_urgent', known: false })
    expect(only(ate('dog', 'chocolate', '1 oz of milk chocolate', null))).toMatchObject({
      level: 'er_urgent',
      known: false,
    })
    expect(only(ate('dog', 'chocolate', 'half a bar of dark chocolate', 10))).toMatchObject({
      level: 'er_urgent',
      known: false,
    })
  })

  test('no amount of xylitol or grapes is safe for a dog, nor of lily for a cat', () => {
    expect(only(ate('dog', 'xylitol', 'one piece of gum', 40))).toMatchObject({
      level: 'er_urgent',
      known: true,
    })
    expect(only(ate('dog', 'grapes_raisins', 'one grape', 40))).toMatchObject({ level: 'er_urgent' })
    expect(only(ate('cat', 'lilies', 'a little pollen', 5, { exposure_amount: 'tiny_taste' }))).toMatchObject(
      { level: 'er_urgent', known: false },
    )
  })

  test('a true lily only upsets a dog’s stomach, and lily of the valley is another plant', () => {
    expect(only(ate('dog', 'toxic_plant_mushroom', 'a petal of an Easter lily', 11))).toMatchObject({
      toxinId: 'lily',
      level: 'monitor_at_home',
      exposure: 'toxic_plant_mushroom',
    })
    expect(doses(ate('dog', 'toxic_plant_mushroom', 'lily of the valley', 11))[0]).toMatchObject({
      toxinId: 'oleander',
      level: 'er_urgent',
    })
  })

  test('any lily counts for a cat, but not a peace lily or lily of the valley as such', () => {
    const cat = (notes: string) => ({ ...aCat(['vomiting']), notes })
    expect(only(cat('She chewed on the lilies in a vase.'))).toMatchObject({
      toxinId: 'lily',
      level: 'er_urgent',
    })
    expect(only(cat('She chewed on the peace lily.'))).toMatchObject({
      toxinId: 'dieffenbachia',
      level: 'normal_vet',
    })
    expect(doses({ ...aDog(['vomiting']), notes: 'He chewed on some lilies.' })).toEqual([])
  })

  test('signs of poisoning outweigh any small dose', () => {
    const shaking = ate('dog', 'chocolate', 'half an ounce of milk chocolate', 41, {
      neurologic_signs: ['tremors'],
      energy_level: 'weak',
    })
    expect(only(shaking)).toMatchObject({ level: 'er_urgent' })
  })

  test('what is denied or only kept in the house is no exposure', () => {
    const quiet = (notes: string) => ({ ...aDog(['diarrhea'], { exposure: ['none'] }), notes })
    expect(doses(quiet('He did not eat any chocolate, no grapes, nobody gave him Advil.'))).toEqual([])
    expect(doses(quiet('I am allergic to ibuprofen.'))).toEqual([])
    expect(doses(quiet('She ate 12 raisins.'))).toHaveLength(1)
  })
})

describe('what was told is the least there can be', () => {
  test.each([
    'one 325 mg Percocet',
    '1 Excedrin',
    'one Advil Cold & Sinus caplet, 200 mg',
    'one NyQuil liquicap',
    'one Alka-Seltzer tablet',
    'one 300 mg tylenol with codeine',
  ])('a second active part keeps the rule: %s', (details) => {
    const found = doses(ate('dog', 'human_pain_medicine', details, 60))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ known, level }) => known && level !== 'er_urgent')).toEqual([])
  })

  test.each([
    'one 200 mg ibuprofen, the bottle is empty',
    'one 200 mg ibuprofen, not sure how many',
    'one 200 mg ibuprofen this morning and another one tonight',
  ])('an emptied bottle and a second time keep the rule: %s', (details) => {
    expect(only(ate('dog', 'human_pain_medicine', details, 60))).toMatchObject({ known: false })
  })

  test('doses of several days add up', () => {
    expect(
      only(ate('dog', 'human_pain_medicine', 'one 200 mg ibuprofen twice a day for four days', 30)),
    ).toMatchObject({
      level: 'er_urgent',
      known: true,
      working: expect.stringContaining('About 53 mg/kg'),
    })
  })

  test('a daily dose that did harm is an emergency before it has added up', () => {
    expect(only(ate('dog', 'human_pain_medicine', 'one 200 mg ibuprofen every day', 25))).toMatchObject({
      level: 'er_urgent',
    })
  })

  test('powder and mixes are not fresh onion', () => {
    const fresh = only(ate('dog', 'onion_garlic', '10 g of onion', 30))
    expect(fresh).toMatchObject({ level: 'monitor_at_home', known: true })
    for (const dried of ['10 g of onion powder', '10 g of dried onion soup mix'])
      expect(only(ate('dog', 'onion_garlic', dried, 30))).toMatchObject({ level: 'normal_vet', known: false })
    expect(only(ate('dog', 'onion_garlic', '200 g of onion powder', 30))).toMatchObject({
      level: 'er_urgent',
      known: true,
    })
  })

  test('one bottle told elsewhere is more than the grams told here', () => {
    const given = { ...ate('dog', 'chocolate', '10 g of milk chocolate', 34), notes: 'He ate the whole bag.' }
    expect(only(given)).toMatchObject({ known: false })
  })
})

describe('amounts that are none', () => {
  test.each([
    '10 g of milk chocolate, he is 34 kg',
    '10 g of milk chocolate, 75 lbs',
    '10 g of milk chocolate, 75 lb chocolate lab',
    '10 g of milk chocolate. Two years ago he ate 200 g.',
  ])('%s', (details) => {
    expect(only(ate('dog', 'chocolate', details, 34))).toMatchObject({
      level: 'monitor_at_home',
      known: true,
      working: expect.stringContaining('About 0.7 mg/kg'),
    })
  })

  test('a bag as heavy as the pet is an amount', () => {
    expect(only(ate('dog', 'chocolate', 'a 5 lb bag of chocolate chips', 2.3))).toMatchObject({
      level: 'er_urgent',
    })
  })

  test('what was eaten long ago is not eaten now', () => {
    const given = {
      ...aDog(['vomiting'], { ...well, exposure: ['none'] }),
      notes: 'Two years ago he ate 8 oz of dark chocolate.',
    }
    expect(doses(given)).toEqual([])
  })

  test('chips are small, and a chip of a cookie is none', () => {
    expect(only(ate('dog', 'chocolate', '12 milk chocolate chips', 34))).toMatchObject({
      working: expect.stringContaining('About 0.8 mg/kg'),
    })
    expect(only(ate('dog', 'chocolate', '3 chocolate chip cookies', 34))?.working).toContain('About 5 mg/kg')
  })
})

const substances = [
  ['chocolate', 'milk chocolate'],
  ['chocolate', '70% dark chocolate'],
  ['chocolate', 'baking chocolate'],
  ['onion_garlic', 'onion'],
  ['onion_garlic', 'garlic'],
  ['human_pain_medicine', 'ibuprofen'],
  ['human_pain_medicine', 'acetaminophen'],
  ['human_pain_medicine', 'aspirin'],
  ['xylitol', 'xylitol'],
  ['other', 'macadamia nuts'],
] as const
const exposureOf = fc.record({
  kind: fc.constantFrom('dog' as const, 'cat' as const),
  substance: fc.constantFrom(...substances),
  unit: fc.constantFrom('g', 'oz', 'mg'),
  amount: fc.integer({ min: 1, max: 900 }),
  extra: fc.integer({ min: 0, max: 900 }),
  weight: fc.integer({ min: 1, max: 80 }),
  heavier: fc.integer({ min: 0, max: 80 }),
})

describe('whatever the amount and the weight', () => {
  test('more of a poison never gives a milder level', () => {
    fc.assert(
      fc.property(exposureOf, ({ kind, substance: [exposure, name], unit, amount, extra, weight }) => {
        const level = (much: number) =>
          rankOf(only(ate(kind, exposure, `${much} ${unit} of ${name}`, weight))?.level ?? 'monitor_at_home')
        expect(level(amount + extra)).toBeGreaterThanOrEqual(level(amount))
      }),
      { numRuns: 80 },
    )
  })

  test('a lighter pet never gets a milder level', () => {
    fc.assert(
      fc.property(exposureOf, ({ kind, substance: [exposure, name], unit, amount, weight, heavier }) => {
        const level = (kg: number) =>
          rankOf(only(ate(kind, exposure, `${amount} ${unit} of ${name}`, kg))?.level ?? 'monitor_at_home')
        expect(level(weight)).toBeGreaterThanOrEqual(level(weight + heavier))
      }),
      { numRuns: 80 },
    )
  })

  test('an unknown amount is never milder than a known one', () => {
    fc.assert(
      fc.property(exposureOf, ({ kind, substance: [exposure, name], unit, amount, weight }) => {
        const known = only(ate(kind, exposure, `${amount} ${unit} of ${name}`, weight))
        const unknown = only(ate(kind, exposure, name, weight))
        expect(rankOf(unknown?.level ?? 'monitor_at_home')).toBeGreaterThanOrEqual(
          rankOf(known?.level ?? 'er_urgent'),
        )
        expect(unknown?.known === true && unknown.level !== 'er_urgent').toBe(false)
      }),
      { numRuns: 60 },
    )
  })
})

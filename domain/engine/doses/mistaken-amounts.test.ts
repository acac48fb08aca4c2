import { describe, expect, test } from 'vitest'
import { aCat, aDog, ate, intakeOf, well } from '#domain/knowledge/examples.ts'
import type { Given } from '#domain/knowledge/examples.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import { computeDoses } from './compute-doses.ts'
import type { DoseFinding } from './compute-doses.ts'
import { toldOfNow } from './told-now.ts'

const NOW = new Date('2026-06-15T12:00:00Z')

const doseOf = (given: Given): DoseFinding | undefined =>
  computeDoses(readFacts(intakeOf(given, birthdayForAge(48, NOW)), NOW))[0]
const dog = (details: string, notes = '', weightKg = 20): Given => ({
  ...ate('dog', 'chocolate', details, weightKg),
  notes,
})
const working = (given: Given): string => doseOf(given)?.working ?? ''

/** 30 g of milk chocolate in 20 kg. */
const THIRTY_GRAMS = working(dog('30 g of milk chocolate'))

describe('amounts that owners did not mean', () => {
  test('thirty grams are the measure of these cases', () => {
    expect(THIRTY_GRAMS).toContain('About 3.5 mg/kg of theobromine')
    expect(doseOf(dog('30 g of milk chocolate'))).toMatchObject({ known: true, level: 'monitor_at_home' })
  })

  test.each([
    'Rex is about 44 lbs. 30 g of milk chocolate',
    '30 g of milk chocolate, he is around 20 kg',
    '44 lb, 30 g of milk chocolate',
  ])("the pet's own weight is no amount: %s", (details) => {
    expect(working(dog(details))).toBe(THIRTY_GRAMS)
  })

  test('a weight as heavy as the pet that was eaten is one', () => {
    expect(doseOf(dog('he ate about 44 lbs of milk chocolate'))?.level).toBe('er_urgent')
  })

  test.each([
    ['30 g of milk chocolate\nMore than 12 hours ago', 'He got a bar of chocolate from the table.'],
    ['30 g of milk chocolate', 'He ate some chocolate from a bag.'],
  ])('a mention without amount does not beat the grams told: %s', (details, notes) => {
    expect(working(dog(details, notes))).toBe(THIRTY_GRAMS)
  })

  test('all of a bar does beat them', () => {
    const told = doseOf(dog('30 g of milk chocolate', 'He ate the whole chocolate bar.'))
    expect(told?.known).toBe(false)
    expect(told?.level).not.toBe('monitor_at_home')
  })

  test('a count of pieces elsewhere does not beat the grams told, but their own grams do', () => {
    expect(working(dog('30 g of milk chocolate', 'He ate 12 small pieces of chocolate.'))).toBe(THIRTY_GRAMS)
    expect(doseOf(dog('30 g of milk chocolate', 'He ate 2 bars of chocolate of 400 g.'))?.level).toBe(
      'er_urgent',
    )
    expect(doseOf(dog('30 g of milk chocolate', 'He ate 60 more pieces of chocolate.'))?.level).not.toBe(
      'monitor_at_home',
    )
  })

  test.each([
    ['He ate a pound of chocolate two years ago but is fine now.', ' but is fine now.'],
    ['Two years ago she ate raisins.', ''],
    ['He ate it a year back, and now he did it again.', 'He ate it a year back, and now he did it again.'],
    ['Last year he had onions, today he ate grapes.', 'Last year he had onions, today he ate grapes.'],
    ['He ate chocolate 2 hours ago.', 'He ate chocolate 2 hours ago.'],
  ])('what is long over is not now: %s', (text, left) => {
    expect(toldOfNow(text)).toBe(left)
  })

  test('a known dose far below harm is not held at a visit', () => {
    const given = (mg: number): Given => ate('dog', 'human_pain_medicine', `${mg} mg of acetaminophen`, 20)
    expect(doseOf(given(100))).toMatchObject({ known: true, level: 'monitor_at_home' })
    expect(doseOf(given(400))).toMatchObject({ known: true, level: 'normal_vet' })
    expect(doseOf(given(1600))).toMatchObject({ known: true, level: 'er_urgent' })
  })

  test('caffeine is met with as much care in a cat as chocolate, its weaker kin', () => {
    const cat = (mg: number): Given =>
      aCat(
        ['vomiting'],
        { ...well, exposure: ['chocolate'], exposure_details: `${mg} mg of caffeine` },
        { weightKg: 5 },
      )
    expect(doseOf(cat(20))).toMatchObject({ known: true, level: 'monitor_at_home' })
    expect(doseOf(cat(30))).toMatchObject({ known: true, level: 'normal_vet' })
  })

  test.each(['pothos', 'a peace lily', 'dieffenbachia'])(
    'a plant that burns the mouth is asked about: %s',
    (plant) => {
      const answers = { ...well, exposure: ['toxic_plant_mushroom'], exposure_details: plant }
      for (const given of [aDog(['vomiting'], answers), aCat(['vomiting'], answers)])
        expect(doseOf(given)).toMatchObject({ known: true, level: 'normal_vet' })
    },
  )

  test('a cat that ate onion is seen, however little it was', () => {
    const cat = (grams: number): Given => ate('cat', 'onion_garlic', `${grams} g of onion`, 5)
    expect(doseOf(cat(1))).toMatchObject({ known: true, level: 'normal_vet' })
    expect(doseOf(cat(30))).toMatchObject({ known: true, level: 'er_urgent' })
  })

  test.each([
    [20, 'He weighs 10 kg.', 10],
    [10, 'He weighs 20 kg.', 10],
  ])(
    'of two weights, %i kg in the profile and "%s", the smaller one counts and is said',
    (kg, notes, used) => {
      const told = working(dog('30 g of milk chocolate', notes, kg))
      expect(told).toContain(`for a ${used} kg dog`)
      expect(told).toContain('You told us two weights, 10 and 20 kg. We used the smaller one.')
    },
  )

  test('a weight like its own with "of" behind it is no meal either', () => {
    const told = working(dog('3 milk chocolate kisses', '44 pounds of zero regret.'))
    expect(told).toMatch(/^About \d\.\d mg\/kg/)
  })

  test('weights that agree are not spoken of', () => {
    expect(working(dog('30 g of milk chocolate', 'He weighs 22 kg.'))).not.toContain('two weights')
  })
})

describe('a question about bringing it up', () => {
  test.each(['Should I make him throw up?', 'Do we need to make him puke?'])(
    '"%s" tells of no sign',
    (notes) => {
      expect(doseOf(dog('30 g of milk chocolate', notes))).toMatchObject({
        level: 'monitor_at_home',
        known: true,
      })
    },
  )

  test('one about its cause tells of a sign', () => {
    const told = 'What could make him throw up like that?'
    expect(doseOf(dog('30 g of milk chocolate', told))).toMatchObject({ level: 'normal_vet' })
  })

  test('that it was brought up does', () => {
    const told = 'I gave salt water to make him throw up and he did.'
    expect(doseOf(dog('30 g of milk chocolate', told))).toMatchObject({ level: 'normal_vet' })
  })
})

const doseOfThing = (exposure: string, details: string, weightKg: number): DoseFinding | undefined =>
  doseOf(ate('dog', exposure, details, weightKg))

describe('a strength nobody told', () => {
  test.each([
    ['human_pain_medicine', '2 naproxen tablets', 100],
    ['human_pain_medicine', '2 tablets of acetaminophen', 130],
    ['human_pain_medicine', '2 aspirin tablets', 100],
    ['human_pain_medicine', '2 ibuprofen tablets', 160],
    ['other_medicine', '2 vitamin D3 capsules', 0.25],
    ['other_medicine', 'ten vitamin d3 capsules', 1.25],
  ])('counts as the strongest common in the US: %s, %s', (exposure, details, mgPerKg) => {
    expect(doseOfThing(exposure, details, 10)).toMatchObject({ mgPerKg, known: false, level: 'er_urgent' })
  })

  test.each(['half a teaspoon of vitamin D drops', '5 g of vitamin D powder', 'one vitamin D pill, 1000 IU'])(
    'leaves a supplement of vitamin D uncomputed, and the worst is taken: %s',
    (details) => {
      expect(doseOfThing('other_medicine', details, 60)).toMatchObject({
        level: 'er_urgent',
        isComputed: false,
      })
    },
  )

  test('does not change what bait holds', () => {
    const bait = doseOfThing('rodenticide', '5 g of cholecalciferol bait', 10)
    expect(bait).toMatchObject({ mgPerKg: 0.375, known: true })
  })
})

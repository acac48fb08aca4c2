import { expect, test } from 'vitest'
import { aCat, aDog, intakeOf } from '#domain/knowledge/examples.ts'
import type { Given } from '#domain/knowledge/examples.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import type { Intake } from '#domain/logic/intake.ts'
import { presentation } from './presentation.ts'

const now = new Date('2026-06-15T12:00:00Z')

const told = (given: Given, pet: Partial<Intake['pet']> = {}): string => {
  const intake = intakeOf(given, birthdayForAge(48, now))
  return presentation(readFacts({ ...intake, pet: { ...intake.pet, name: 'Bella', ...pet } }, now), [])
}

const onceToday = {
  danger_signs: ['none'],
  onset: 'within_last_hour',
  energy_level: 'normal',
  vomit_frequency: 'once',
  water_intake: 'normal',
  eating: 'normal',
}

test('what was ticked reads as sentences about this pet', () => {
  expect(told(aDog(['vomiting'], onceToday, { gender: 'female' }))).toBe(
    'Bella vomited once, within the last hour. She eats, drinks and plays as usual. No danger signs.',
  )
})

test('the pet is called by its sex, else by its name, else "it"', () => {
  const dog = aDog(['vomiting'], onceToday, { gender: null })
  expect(told({ ...dog, gender: 'male' })).toContain('He eats')
  expect(told(dog)).toContain('Bella eats')
  expect(told(dog, { name: '' })).toMatch(/^Your pet vomited once.*It eats/)
})

test('what was not answered is not told as well', () => {
  expect(told(aDog(['vomiting']))).toBe('Bella vomits or retches.')
  const unsure = told(aDog(['vomiting'], { onset: 'not_sure', water_intake: 'not_sure' }))
  expect(unsure).toBe('Bella vomits or retches. Not known: when it began and drinking.')
})

test('an answer that says more than the symptom takes its place', () => {
  const limp = aDog(['limping', 'vomiting'], {
    weight_bearing: 'non_weight_bearing',
    onset: 'days_1_to_3',
    vomit_frequency: 'once',
  })
  expect(told(limp)).toMatch(
    /^Bella vomited once in the last 24 hours and holds the leg up\. It began 1 to 3/,
  )
})

test('dangers come before the rest, what was met is named, and a number and own words are kept', () => {
  const text = told(
    aCat(['labored_breathing'], {
      danger_signs: ['breathing_distress', 'abnormal_gums'],
      resp_rate: '48',
      exposure: ['lilies', 'other'],
      exposure_things: ['rat-or-mouse-poison'],
      exposure_details: 'a leaf, at noon',
      energy_level: 'weak',
    }),
  )
  expect(text).toContain('Danger signs: he struggles to breathe or chokes, and has blue')
  expect(text.indexOf('Danger signs')).toBeLessThan(text.indexOf('is weak'))
  expect(text).toContain('may have met a lily, its pollen or its water; something else harmful;')
  expect(text).toContain('What it was: Rat or mouse poison.')
  expect(text).toContain('“a leaf, at noon”')
})

test('a finding of the notes is named once with the words it was read from', () => {
  const intake = intakeOf(aDog(['vomiting']), birthdayForAge(48, now))
  const read = ['threw up', 'threw up again'].map((quote) => ({ quote, finding: 'vomiting' }))
  expect(presentation(readFacts(intake, now), read)).toBe(
    'Pip vomits or retches. Read in the notes: vomiting (“threw up”).',
  )
})

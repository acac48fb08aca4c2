import { expect, test } from 'vitest'
import { aCat } from '#domain/knowledge/examples.ts'
import { all, answer, not, sex, symptom } from '#domain/logic/condition.ts'
import { namedPlainly, tellExample } from './example.ts'
import { tellGiven } from './given.ts'
import { ageWords, weightWords } from '../tell/words.ts'

const unknown = {
  name: 'not asked',
  given: aCat(['vomiting'], {}, { gender: null }),
  expect: 'unknown',
} as const

test('an example of what is not known says whether the rule fires on it', () => {
  expect(tellExample(unknown, all(symptom('vomiting'), not(sex('female'))))).toMatchObject({
    says: 'Applies all the same, because what is not known keeps the alarm: Not asked.',
  })
  expect(tellExample(unknown, answer('eating', 'none_12h'))).toMatchObject({
    says: 'Does not apply, because what is not known raises no alarm by this rule: Not asked.',
  })
})

test('the name of an example calls questions as an owner reads them', () => {
  expect(namedPlainly('dog: 130 months old, nasal signs: none, not answered: eating, gum color')).toBe(
    "dog: 10 years and 10 months old, none of the options of “Which of these have you noticed around the nose?”, not answered: “Is your pet eating?” and “Lift your pet's lip. What color are the gums?”",
  )
})

test('ages are told in years and months, weights also in pounds, known medicines by their kind', () => {
  expect([0, 1, 18, 24, 130].map(ageWords)).toEqual([
    'less than a month',
    '1 month',
    '18 months',
    '2 years',
    '10 years and 10 months',
  ])
  expect([2, 20].map(weightWords)).toEqual(['2 kg (4.4 pounds)', '20 kg (44 pounds)'])
  expect(tellGiven(aCat([], {}, { conditions: ['nsaid'] }))).toContain('known: a pain medicine')
})

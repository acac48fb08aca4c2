import { describe, expect, test } from 'vitest'
import {
  ageAtLeast,
  ageUnder,
  all,
  answer,
  any,
  asked,
  known,
  not,
  only,
  sex,
  species,
  symptom,
  unanswered,
  weightUnder,
} from '#domain/logic/condition.ts'
import { tellClauses, tellCondition } from './condition.ts'

const EATING = '“Is your pet eating?”'

describe('a condition of what is not so', () => {
  test.each([
    [not(ageAtLeast(12)), 'The pet is younger than 12 months, or its age is not known.'],
    [not(ageUnder(96)), 'The pet is at least 8 years old, or its age is not known.'],
    [not(weightUnder(5)), 'The pet weighs at least 5 kg (11 pounds), or its weight is not known.'],
    [not(sex('female')), 'The pet is male, or its sex is not known.'],
    [not(species('dog')), 'The pet is a cat.'],
    [not(answer('eating', 'normal')), `${EATING} is not answered “Eating normally”, or it is left open.`],
    [
      not(only('eating', 'normal')),
      `${EATING} is answered with anything besides “Eating normally”, or it is left open.`,
    ],
    [not(unanswered('eating')), `${EATING} was answered.`],
    [not(symptom('vomiting')), 'This symptom was not ticked: “Vomiting or retching”.'],
    [
      not(known('diabet', 'nsaid')),
      'No known disease or medicine of the pet has “diabet…” in its name, or is a pain medicine of the NSAID kind (such as carprofen or meloxicam).',
    ],
    [not(not(sex('male'))), 'The pet is male.'],
  ])('is told by its opposite: %#', (when, told) => {
    expect(tellCondition(when)).toBe(told)
  })

  test('is told as a list under one head where it joins others', () => {
    const both = [sex('male'), species('cat')]
    const of = ['The pet is male.', 'The pet is a cat.']
    expect(tellCondition(not(all(...both)))).toEqual({
      says: 'Not all of this is known to be true:',
      of,
    })
    expect(tellCondition(not(any(...both)))).toEqual({
      says: 'None of this is known to be true:',
      of,
    })
    expect(tellCondition(not(all(not(sex('male')), not(species('cat')))))).toEqual({
      says: 'At least one of these is so:',
      of,
    })
  })
})

describe('a condition of a question that only some are asked', () => {
  test.each([
    [only('eating', 'normal'), 'it is answered “Eating normally”, and nothing else.'],
    [not(unanswered('eating')), 'it is answered.'],
    [
      all(not(unanswered('eating')), not(answer('eating', 'treats_only'))),
      'it is answered, and is not answered “Only treats or special food”.',
    ],
  ])('is told as what holds if it is asked: %#', (then, told) => {
    expect(tellCondition(any(not(asked('eating')), then))).toBe(`If ${EATING} is asked of this pet, ${told}`)
  })

  test('keeps other ways to meet it in a list', () => {
    expect(tellCondition(any(not(asked('eating')), sex('male'), species('cat')))).toEqual({
      says: `If ${EATING} is asked of this pet, at least one of these is so:`,
      of: ['The pet is male.', 'The pet is a cat.'],
    })
  })
})

test('clauses that must all be so stand in a list without a head', () => {
  expect(tellClauses(all(sex('male'), species('cat')))).toEqual(['The pet is male.', 'The pet is a cat.'])
})

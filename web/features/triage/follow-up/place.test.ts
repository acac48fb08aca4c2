import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { questionsById } from '#domain/knowledge/questions.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { type FlowPet, optionsFor } from '#domain/engine/flow/flow-pet.ts'
import { visibleQuestions } from '#domain/engine/flow/visible-questions.ts'
import { ADULT_DOG } from '../testing/open-follow-up.tsx'
import type { FollowUpAnswers } from '../follow-up-answers.ts'
import { placeOf, placesUpTo } from './place.ts'

const VOMITING = ['vomiting']
const indexOf = (answers: FollowUpAnswers, id: string): number =>
  visibleQuestions(ADULT_DOG, VOMITING, answers).findIndex((question) => question.id === id)
const at = (answers: FollowUpAnswers, id: string) =>
  placeOf(ADULT_DOG, VOMITING, answers, indexOf(answers, id))

test('the first question says how many there are, and the last is the last [R-FOLLOW-001]', () => {
  expect(at({}, 'danger_signs')).toEqual({ number: 1, of: 9 })
  expect(at({}, 'context')).toEqual({ number: 9, of: 9 })
})

test('an answer that brings questions lets the number stand still instead of growing the whole', () => {
  const grapes = { exposure: ['grapes_raisins'] }
  expect(at(grapes, 'exposure')).toEqual({ number: 8, of: 9 })
  expect(at(grapes, 'exposure_amount')).toEqual({ number: 8, of: 9 })
  expect(at(grapes, 'exposure_details')).toEqual({ number: 8, of: 9 })
  expect(at(grapes, 'context')).toEqual({ number: 9, of: 9 })
})

test('an answer that takes questions away makes the whole smaller [R-FOLLOW-009]', () => {
  const answers = { danger_signs: ['collapse'] }
  const path = visibleQuestions(ADULT_DOG, VOMITING, answers)
  expect(placeOf(ADULT_DOG, VOMITING, answers, 1)).toEqual({ number: 2, of: path.length })
  expect(path.length).toBeLessThan(9)
})

test('never more than was said, never back, and in the end all of it, whatever is answered', () => {
  const pets: readonly FlowPet[] = [
    ADULT_DOG,
    { ...ADULT_DOG, species: 'cat' },
    { species: 'cat', sex: 'female', isNeutered: false, ageMonths: 2 },
  ]
  const symptoms = fc.subarray([...symptomsByValue.keys()], { minLength: 1, maxLength: 4 })
  const choices = fc.array(fc.nat(30), { minLength: 47, maxLength: 47 })
  fc.assert(
    fc.property(fc.constantFrom(...pets), symptoms, choices, (pet, told, picks) => {
      const answers = answeredBy(pet, told, picks)
      const last = visibleQuestions(pet, told, answers).length - 1
      const places = placesUpTo(pet, told, answers, last)
      for (const [place, { number, of }] of places.entries()) {
        const before = places[place - 1] ?? { number: 1, of: Infinity }
        expect(of).toBeLessThanOrEqual(before.of)
        expect(number).toBeGreaterThanOrEqual(before.number)
      }
      expect(places.at(-1)?.number).toBe(places.at(-1)?.of)
    }),
    { numRuns: 150 },
  )
})

/** Answers every question that comes by the picks. */
function answeredBy(pet: FlowPet, symptoms: readonly string[], picks: readonly number[]): FollowUpAnswers {
  const answers: Record<string, string | string[]> = {}
  for (const pick of picks) {
    const open = visibleQuestions(pet, symptoms, answers).find(({ id }) => answers[id] === undefined)
    if (open === undefined) return answers
    const options = optionsFor(open, pet)
    const value = options[pick % Math.max(1, options.length)]?.value ?? '20'
    answers[open.id] = questionsById.get(open.id)?.type === 'multiselect' ? [value] : value
  }
  return answers
}

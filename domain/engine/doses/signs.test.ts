import { describe, expect, test } from 'vitest'
import { aDog, intakeOf } from '#domain/knowledge/examples.ts'
import { questions } from '#domain/knowledge/compiled/catalogues/questions.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import type { Answers } from '#domain/logic/intake.ts'
import { BRIGHT } from '#domain/logic/testing/an-intake.ts'
import { hasSign } from './signs.ts'

const now = new Date('2026-06-15T12:00:00Z')
const well: Answers = {
  ...BRIGHT,
  vomit_frequency: 'none_24h',
  exposure: ['chocolate'],
  neurologic_signs: ['none'],
}
const ill = (symptoms: readonly string[], answers: Answers, notes = '') =>
  hasSign(readFacts(intakeOf(aDog(symptoms, { ...well, ...answers }, { notes }), '2022-06-01'), now))

describe('a pet without a sign', () => {
  test('has a symptom ticked whose own answers are all calm', () => {
    expect(ill(['vomiting'], {})).toBe(false)
    expect(ill(['increased_appetite'], { body_changes: ['none'] })).toBe(false)
    expect(ill(['itching'], { itch_severity: 'not_itchy', skin_signs: ['none'] })).toBe(false)
    expect(ill(['diarrhea'], { diarrhea_frequency: 'none_24h', stool_appearance: ['not_seen'] })).toBe(false)
  })

  test('may have eaten what the note names', () => {
    expect(ill(['vomiting'], {}, 'He ate 10 grams of dark chocolate and is begging for more.')).toBe(false)
  })
})

describe('a sign', () => {
  test.each([
    ['an open question', { energy_level: 'slightly_low' }],
    ['once is enough', { vomit_frequency: 'once' }],
    ['thirst', { water_intake: 'more_than_usual' }],
    ['not eating well', { eating: 'reduced' }],
    ['nobody can tell', { vomit_frequency: 'not_sure' }],
    ['shaking', { neurologic_signs: ['tremors'] }],
  ])('%s', (_why, answers) => expect(ill(['vomiting'], answers)).toBe(true))

  test('is a symptom that has no answer, or that no answer can calm', () => {
    expect(ill(['vomiting', 'diarrhea'], {})).toBe(true)
    expect(ill(['limping'], {})).toBe(true)
    expect(ill(['hiding'], { pain_signs: ['none'] })).toBe(true)
    expect(ill(['coughing'], { breathing_at_rest: 'normal_quiet' })).toBe(true)
  })

  test.each(['He threw up twice.', 'He has diarrhea.', 'She is drooling.', 'He seems lethargic.'])(
    'told in words only: %s',
    (note) => expect(ill(['increased_appetite'], { body_changes: ['none'] }, note)).toBe(true),
  )

  test('is a pet of which nobody said that it is bright', () => {
    expect(ill(['vomiting'], { energy_level: [] })).toBe(true)
  })

  test('is every alarming option of every question this dog is asked', () => {
    const unseen = questions.flatMap(({ id, options = [] }) =>
      options
        .filter(({ alert }) => alert === 'er' && id !== 'exposure' && id !== 'context')
        .filter(({ value }) => isAskedOf(id, value) && !ill(['vomiting'], { [id]: [value] }))
        .map(({ value }) => `${id} ${value}`),
    )
    expect(unseen).toEqual([])
  })
})

/** True where this dog with a ticked vomiting is asked the question at all. */
const isAskedOf = (id: string, value: string): boolean =>
  readFacts(intakeOf(aDog(['vomiting'], { ...well, [id]: [value] }), '2022-06-01'), now).values(id) !==
  undefined

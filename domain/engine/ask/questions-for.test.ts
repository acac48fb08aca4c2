import { describe, expect, test } from 'vitest'
import { assess } from '#domain/engine/assess.ts'
import { anItch } from '#domain/logic/testing/an-intake.ts'
import { unfitting } from './clarify.ts'
import type { Answers } from '#domain/logic/intake.ts'

const now = new Date('2026-03-01T12:00:00Z')

describe('words of danger that were written about the thing that was met', () => {
  const id = 'reading.exposure_details.0'
  const said = (clarifications: Answers = {}) =>
    assess(
      anItch({
        followUpAnswers: {
          ...anItch().followUpAnswers,
          exposure: ['other'],
          exposure_amount: 'tiny_taste',
          exposure_details: 'jam, it looked like blood all over his beard',
        },
        clarifications,
      }),
      now,
    ).summary

  test('are an emergency, and asked about like words of the note', () => {
    const { severity, questions } = said()
    expect(severity).toBe('er_urgent')
    expect(questions.map((question) => question.id)).toEqual([id])
    expect(questions[0]?.quote).toBe('jam, it looked like blood all over his beard')
  })

  test.each([
    ['yes', 'er_urgent'],
    ['not_sure', 'er_urgent'],
    ['no', 'normal_vet'],
  ])('answered "%s" lead to %s', (answer, level) => {
    expect(said({ [id]: answer }).severity).toBe(level)
  })
})

describe('a statement in which more was read than may raise the level', () => {
  const asked = (additionalNotes: string) =>
    assess(
      anItch({
        pet: { ...anItch().pet, birthday: '2025-11-15' },
        selectedSymptoms: ['labored_breathing'],
        followUpAnswers: {
          ...anItch().followUpAnswers,
          breathing_at_rest: 'normal_quiet',
          resp_rate: '28',
          gum_color: 'pink',
          course: 'comes_and_goes',
        },
        additionalNotes,
      }),
      now,
    )
      .summary.questions.filter(({ kind }) => kind === 'reading')
      .map(({ text }) => text)

  test('is asked about by what may raise it alone, so that a yes says one thing', () => {
    const [text] = asked('He breathes real fast and his legs kick when he naps.')
    expect(text).toMatch(/: fast breathing at rest, not only in a dream\?$/)
  })
})

describe('a statement that may tell of several things', () => {
  const id = 'reading.additionalNotes.0'
  const said = (clarifications: Answers = {}) =>
    assess(
      anItch({
        additionalNotes: 'He was sick after the grass and I feel hard lumps in his belly.',
        clarifications,
      }),
      now,
    ).summary

  test('offers each of them, so that a yes to one is no yes to the other', () => {
    const [question] = said().questions
    expect(question).toMatchObject({ id, multiple: true })
    expect(question?.options.map(({ value, label }) => [value, label])).toEqual([
      ['lump', 'A lump'],
      ['tight-belly', 'A swollen or hard belly'],
      ['no', 'None of these, I meant something else'],
      ['not_sure', 'I am not sure'],
    ])
  })

  test.each<[readonly string[], string]>([
    [['lump'], 'normal_vet'],
    [['no'], 'normal_vet'],
    [['tight-belly'], 'er_urgent'],
    [['lump', 'tight-belly'], 'er_urgent'],
    [['not_sure'], 'er_urgent'],
    [['lump', 'not_sure'], 'er_urgent'],
    [['lump', 'no'], 'normal_vet'],
  ])('answered %j leads to %s', (answer, level) => {
    expect(said({ [id]: answer }).severity).toBe(level)
  })

  test('is one answer among several in the request, and only what it offers', () => {
    expect(unfitting(said().questions, { [id]: ['lump', 'tight-belly'] })).toEqual([])
    expect(unfitting(said().questions, { [id]: 'yes' })).toEqual([{ id, isKnown: true }])
  })
})

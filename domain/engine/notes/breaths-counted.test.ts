import { expect, test } from 'vitest'
import { assess } from '#domain/engine/assess.ts'
import { anItch } from '#domain/logic/testing/an-intake.ts'
import type { Answers } from '#domain/logic/intake.ts'

const now = new Date('2026-03-01T12:00:00Z')
const id = 'reading.additionalNotes.1'

const said = (additionalNotes: string, clarifications: Answers = {}, resp_rate = '28') =>
  assess(
    anItch({
      selectedSymptoms: ['labored_breathing'],
      followUpAnswers: {
        ...anItch().followUpAnswers,
        breathing_at_rest: 'normal_quiet',
        resp_rate,
        gum_color: 'pink',
        course: 'comes_and_goes',
      },
      additionalNotes,
      clarifications,
    }),
    now,
  ).summary

const DREAM = 'He worries me. Asleep he breathes 64 times a minute and his paws run, then slow again.'

test('a number of breaths told in words alarms, and is asked about with what must be so', () => {
  const { severity, questions } = said(DREAM)
  expect(severity).toBe('er_urgent')
  const [question] = questions.filter((each) => each.id === id)
  expect(question?.text).toContain('64 breaths a minute at rest, not in a dream or after play or heat')
})

test.each([
  ['yes', 'er_urgent'],
  ['not_sure', 'er_urgent'],
  ['no', 'normal_vet'],
])('answered "%s" the number leads to %s', (answer, level) => {
  expect(said(DREAM, { [id]: answer }).severity).toBe(level)
})

test('a number that was given as an answer is never asked about', () => {
  const { severity, questions } = said(DREAM, {}, '64')
  expect(severity).toBe('er_urgent')
  expect(questions).toEqual([])
})

test('a calm number in words is no finding', () => {
  const { readFromNotes } = said('He worries me. Asleep he breathes 24 times a minute.').trace
  expect(readFromNotes.map(({ finding }) => finding)).not.toContainEqual(
    expect.stringContaining('24 breaths'),
  )
})

import type { Answers } from '#domain/triage/intake.ts'
import type { Example, Given } from '../examples.ts'

/** What an owner of a pet that is well answers to the questions everybody is asked. */
export const wellAnswers = (onset: string, more: Answers = {}): Answers => ({
  danger_signs: ['none'],
  onset,
  energy_level: 'normal',
  exposure: ['none'],
  context: ['none'],
  ...more,
})

/** The typical case, the same case with a sign that rules it out, and the same case with an answer missing. */
export function provenBy(
  name: string,
  given: Given,
  ruledOut: readonly [name: string, answers: Answers, more?: Partial<Given>],
  missing = 'energy_level',
): readonly Example[] {
  const [no, answers, more = {}] = ruledOut
  const left = Object.fromEntries(Object.entries(given.answers).filter(([id]) => id !== missing))
  return [
    { name, given, expect: 'yes' },
    { name: no, given: { ...given, answers: { ...given.answers, ...answers }, ...more }, expect: 'no' },
    { name: `not answered: ${missing}`, given: { ...given, answers: left }, expect: 'unknown' },
  ]
}

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

/** The typical case with something that rules the pattern out: other answers, and what else differs. */
type RuledOut = readonly [name: string, answers: Answers, more?: Partial<Given>]

/** The typical case, the same case with each sign or killer that rules it out, and the same case with an answer missing. */
export function provenBy(
  name: string,
  given: Given,
  ruledOut: RuledOut | readonly RuledOut[],
  missing = 'energy_level',
): readonly Example[] {
  const left = Object.fromEntries(Object.entries(given.answers).filter(([id]) => id !== missing))
  return [
    { name, given, expect: 'yes' },
    ...(isSingle(ruledOut) ? [ruledOut] : ruledOut).map(([no, answers, more = {}]): Example => ({
      name: no,
      given: { ...given, answers: { ...given.answers, ...answers }, ...more },
      expect: 'no',
    })),
    { name: `not answered: ${missing}`, given: { ...given, answers: left }, expect: 'unknown' },
  ]
}

const isSingle = (ruledOut: RuledOut | readonly RuledOut[]): ruledOut is RuledOut =>
  typeof ruledOut[0] === 'string'

import { questionsById } from '#domain/knowledge/questions.ts'
import { intakeOf } from '#domain/knowledge/examples.ts'
import type { Example } from '#domain/knowledge/examples.ts'
import { fires } from '#domain/engine/decide/firing-rules.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import type { Intake } from '#domain/logic/intake.ts'
import type { Condition } from '#domain/logic/condition.ts'
import { birthdayForAge } from '#domain/pets/age.ts'
import type { Line } from '../tell/entry.ts'
import { tellGiven } from './given.ts'
import { ageWords, capital, listed, questionWords } from '../tell/words.ts'

/** The day on which examples and cases are tried. */
export const DAY = new Date('2026-03-15T12:00:00Z')

export const intakeOnDay = (given: Example['given']): Intake =>
  intakeOf(given, given.ageMonths === null ? null : birthdayForAge(given.ageMonths, DAY))

export const tellExample = (example: Example, when: Condition): Line => ({
  says: `${outcomeOf(example, when)}: ${capital(namedPlainly(example.name))}.`,
  of: [tellGiven(example.given)],
})

function outcomeOf({ given, expect }: Example, when: Condition): string {
  switch (expect) {
    case 'yes':
      return 'Applies'
    case 'no':
      return 'Does not apply'
    case 'unknown':
      return fires(when, readFacts(intakeOnDay(given), DAY))
        ? 'Applies all the same, because what is not known keeps the alarm'
        : 'Does not apply, because what is not known raises no alarm by this rule'
  }
}

const questionsByName: ReadonlyMap<string, string> = new Map(
  [...questionsById.keys()].map((id) => [id.replaceAll('_', ' '), id]),
)

const wordsOf = (name: string): string => {
  const id = questionsByName.get(name)
  return id === undefined ? name : questionWords(id)
}

const NOT_ANSWERED = 'not answered: '

/** Questions that the name of an example calls by their short names, in the words an owner reads. */
export function namedPlainly(name: string): string {
  const [told = '', open] = name
    .replaceAll(/\b(\d+) months\b/g, (_all, months: string) => ageWords(Number(months)))
    .split(NOT_ANSWERED)
  const plain = told.replaceAll(/([a-z][a-z ]*): none\b/g, (all, question: string) =>
    questionsByName.has(question) ? `none of the options of ${wordsOf(question)}` : all,
  )
  return open === undefined ? plain : `${plain}${NOT_ANSWERED}${listed(open.split(', ').map(wordsOf), 'and')}`
}

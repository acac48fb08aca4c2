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
import { namedQuestion } from '../tell/topics.ts'
import { ageWords, capital, listed, optionWords, quoted, sentence, symptomWords } from '../tell/words.ts'

/** The day on which examples and cases are tried. */
export const DAY = new Date('2026-03-15T12:00:00Z')

export const intakeOnDay = (given: Example['given']): Intake =>
  intakeOf(given, given.ageMonths === null ? null : birthdayForAge(given.ageMonths, DAY))

export function tellExample(example: Example, when: Condition): Line {
  const outcome = outcomeOf(example, when)
  const name = ownName(example)
  const given = tellGiven(example.given)
  return name === '' ? `${outcome}: ${given}` : { says: `${outcome}: ${name}`, of: [given] }
}

const NOT_ANSWERED = 'not answered: '
const KEPT =
  /^(?:[\s,]|dog|cat|and|in|one|female|male|intact|spayed|neutered|overweight|months?|years?|old|kg|pounds?|:|\d|\.)*$/

/** Nothing where the name only strings together what was ticked and answered, which stands below it anyway. */
function ownName({ name, given }: Example): string {
  const [told = '', open] = name.split(NOT_ANSWERED)
  const labels = [
    ...given.symptoms.map(symptomWords),
    ...Object.entries(given.answers).flatMap(([id, value]) =>
      [value ?? []]
        .flat()
        .flatMap((one) => [
          optionWords(id, one),
          ...[`${id}: none`, one].map((words) => quoted(words.replaceAll('_', ' '))),
        ]),
    ),
  ].map((label) => label.slice(1, -1).toLowerCase())
  const left = labels
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, label) => text.replaceAll(label, ''), told.toLowerCase())
  const openWords = open === undefined ? [] : [namedPlainly(`${NOT_ANSWERED}${open}`)]
  const own = KEPT.test(left) ? openWords : [namedPlainly(name.replace(/^(?:dog|cat): /, ''))]
  return own.map((words) => sentence(capital(words))).join(' ')
}

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
  return id === undefined ? name : namedQuestion(id)
}

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

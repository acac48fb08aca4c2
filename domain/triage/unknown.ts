import { questions } from '#domain/knowledge/questions.ts'
import type { Question } from '#domain/knowledge/questions.ts'
import type { Facts } from './facts.ts'

const UNSURE = ['not_sure', 'not_seen', 'unknown']
const MOST = 6

/** What the level would have needed to know and did not, as sentences; questions with alarming answers first. */
export function whatIsUnknown(facts: Facts): readonly string[] {
  const skipped: Question[] = []
  const unsure: Question[] = []
  for (const question of choices) {
    if (!facts.asked.has(question.id)) continue
    const values = facts.values(question.id)
    if (values === undefined) skipped.push(question)
    else if (values.some((value) => UNSURE.includes(value))) unsure.push(question)
  }
  const say = (start: string) => (question: Question) => `${start}: ${asked(question, facts)}`
  return [
    ...unsure.map(say('You were not sure')),
    ...skipped.map(say('Not answered')),
    ...(facts.ageMonths === null ? ['We do not know how old your pet is.'] : []),
    ...(facts.weightKg === null ? ['We do not know how much your pet weighs.'] : []),
  ].slice(0, MOST)
}

/** Questions with answers to choose from; those with most alarming answers first. */
const choices: readonly Question[] = questions
  .filter(({ type }) => type === 'select' || type === 'multiselect')
  .toSorted((a, b) => alarms(b) - alarms(a))

function alarms({ options }: Question): number {
  return (options ?? []).filter(({ alert }) => alert === 'er').length
}

const asked = ({ question }: Question, facts: Facts): string =>
  question.replaceAll('{petName}', facts.intake.pet.name.trim() || 'your pet')

import { questions } from '#domain/knowledge/questions.ts'
import type { Question } from '#domain/knowledge/questions.ts'
import type { Facts } from './facts.ts'

const UNSURE = ['not_sure', 'not_seen', 'unknown']
const MOST = 6

/** What the level would have needed to know and did not, as sentences; questions with alarming answers first. */
export function whatIsUnknown(facts: Facts): readonly string[] {
  const open = questions.filter((question) => facts.asked.has(question.id) && isChoice(question))
  const skipped = open.filter(({ id }) => facts.values(id) === undefined)
  const unsure = open.filter(({ id }) => facts.values(id)?.some((value) => UNSURE.includes(value)) === true)
  const say = (start: string) => (question: Question) => `${start}: ${asked(question, facts)}`
  return [
    ...unsure.toSorted(byAlarm).map(say('You were not sure')),
    ...skipped.toSorted(byAlarm).map(say('Not answered')),
    ...(facts.ageMonths === null ? ['We do not know how old your pet is.'] : []),
    ...(facts.weightKg === null ? ['We do not know how much your pet weighs.'] : []),
  ].slice(0, MOST)
}

const isChoice = ({ type }: Question): boolean => type === 'select' || type === 'multiselect'

const alarms = ({ options }: Question): number => (options ?? []).filter(({ alert }) => alert === 'er').length

const byAlarm = (a: Question, b: Question): number => alarms(b) - alarms(a)

const asked = ({ question }: Question, facts: Facts): string =>
  question.replaceAll('{petName}', facts.intake.pet.name.trim() || 'your pet')

import { questions } from '#domain/knowledge/compiled/catalogues/questions.ts'
import type { Question } from '#domain/knowledge/questions/question.ts'
import type { Facts } from '../read/facts.ts'

const UNSURE = ['not_sure', 'not_seen', 'unknown']
const MOST = 6

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
    ...(saysOnlyThatAllIsWell(facts)
      ? ['Beside the sign you chose, every answer says that all is well.']
      : []),
    ...unsure.map(say('You were not sure')),
    ...skipped.map(say('Not answered')),
    ...(facts.ageMonths === null ? ['We do not know how old your pet is.'] : []),
    ...(facts.weightKg === null ? ['We do not know how much your pet weighs.'] : []),
  ].slice(0, MOST)
}

const MOST_QUOTES = 2
const WORDS_OF_A_QUOTE = 8

export function whatWasNotRead({ notes }: Facts): readonly string[] {
  const quotes = [...new Set(notes.unread.map(({ quote }) => quote))].slice(0, MOST_QUOTES).map(beginning)
  return quotes.length === 0
    ? []
    : [`We did not understand this part of your note: “${quotes.join('”, “')}”.`]
}

function beginning(quote: string): string {
  const words = quote.split(/\s+/)
  return words.length > WORDS_OF_A_QUOTE ? `${words.slice(0, WORDS_OF_A_QUOTE).join(' ')} …` : quote
}

/**
 * True when a sign was chosen and nothing was told of it: no note, and every answer but those in `ABOUT_TIME` is that all
 * is well.
 */
export function saysOnlyThatAllIsWell(facts: Facts): boolean {
  if (facts.notes.wordCount > 0) return false
  const given = choices.filter(({ id }) => !ABOUT_TIME.has(id)).flatMap(({ id }) => facts.values(id) ?? [])
  return given.every((value) => WELL.has(value))
}

const ABOUT_TIME = new Set(['onset', 'course', 'flea_control', 'vaccination_status', 'seizure_history'])
const WELL = new Set([
  'none',
  'normal',
  'none_24h',
  'no_seizure',
  'under_24h',
  'formed',
  'normal_quiet',
  'no_discharge',
  'not_itchy',
  'pink',
])

const choices: readonly Question[] = questions
  .filter(({ type }) => type === 'select' || type === 'multiselect')
  .toSorted((a, b) => alarms(b) - alarms(a))

function alarms({ options }: Question): number {
  return (options ?? []).filter(({ alert }) => alert === 'er').length
}

const asked = ({ question }: Question, facts: Facts): string =>
  question.replaceAll('{petName}', facts.intake.pet.name.trim() || 'your pet')

import { MOST_BREATHS } from '#domain/knowledge/atlas/limits.ts'
import type { NoteFinding } from './clauses/reading.ts'
import type { Sentence } from './clauses/sentences.ts'
import { readNumbers } from './figures/numbers.ts'

const RATE = 'resp_rate'

/**
 * The statement of a note that tells of too many breaths a minute, for whoever can say whether they were counted at rest.
 * Undefined where no single statement tells the number.
 */
export function breathsCounted(
  sentences: readonly Sentence[],
  numbers: ReadonlyMap<string, number>,
): NoteFinding | undefined {
  const value = numbers.get(RATE)
  if (value === undefined || value <= MOST_BREATHS) return undefined
  const quotes = sentences.map((sentence) => sentence.quote(0, sentence.words.length))
  const index = quotes.findIndex((quote) => readNumbers(quote).get(RATE) === value)
  const statement = quotes[index]
  return statement === undefined
    ? undefined
    : {
        id: 'breaths-counted',
        finding: `${value} breaths a minute at rest, not in a dream or after play or heat`,
        quote: statement,
        field: 'additionalNotes',
        sense: 'present',
        place: `additionalNotes.${index}`,
        statement,
        means: {},
        number: { question: RATE, value },
      }
}

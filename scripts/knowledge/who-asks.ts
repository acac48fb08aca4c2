import { questionsById } from '#domain/knowledge/questions.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { KINDS } from './tell/entry.ts'
import type { Entry, Reading } from './tell/entry.ts'
import { UnusableCommand } from './reviews/reviews.ts'
import { optionWords, questionWords, symptomWords } from './tell/words.ts'

export function whoAsks(id: string, entries: readonly Entry[]): string {
  if (!questionsById.has(id) && !symptomsByValue.has(id))
    throw new UnusableCommand(`There is no question and no symptom "${id}". The book names all of them.`)
  const lines = entries
    .filter(({ kind }) => kind !== 'substance')
    .flatMap((entry) => {
      const ways = [...new Set(entry.reads.filter((reading) => isOf(reading, id)).map(wayOf))]
      return ways.length === 0 ? [] : [{ kind: entry.kind, text: `  ${entry.id}: ${ways.join('; ')}` }]
    })
  return [
    symptomsByValue.has(id) ? `Symptom ${symptomWords(id)}` : `Question ${questionWords(id)}`,
    ...Object.entries(KINDS).flatMap(([kind, { many }]) => {
      const texts = lines.filter((line) => line.kind === kind).map(({ text }) => text)
      return texts.length === 0 ? [] : [`\n${texts.length} ${many}`, ...texts]
    }),
  ].join('\n')
}

// An example proves a rule; it is no reason why the rule reads a question.
const isOf = (reading: Reading, id: string): boolean =>
  (reading.of === 'question' || reading.of === 'symptom') &&
  reading.id === id &&
  reading.as !== 'has in an example'

function wayOf({ id, values = [], as = 'reads it' }: Reading): string {
  if (values.length === 0) return as
  return `${as} ${values.map((value) => `${optionWords(id, value)} (${value})`).join(', ')}`
}

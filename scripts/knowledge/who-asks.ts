import { questionsById } from '#domain/knowledge/questions.ts'
import { symptomsByValue } from '#domain/knowledge/symptoms.ts'
import { KINDS } from './tell/entry.ts'
import type { Entry, Reading } from './tell/entry.ts'
import { UnusableCommand } from './reviews/reviews.ts'
import { optionWords, questionWords, quoted, symptomWords, toldFindings } from './tell/words.ts'

/**
 * Every entry and every phrase of owners that reads a question or symptom, and by which option.
 * @throws UnusableCommand for a question or symptom nobody knows.
 */
export function whoAsks(id: string, entries: readonly Entry[]): string {
  if (!questionsById.has(id) && !symptomsByValue.has(id))
    throw new UnusableCommand(`There is no question and no symptom "${id}". The book names all of them.`)
  const lines = entries
    .filter(({ kind }) => kind !== 'substance')
    .flatMap((entry) => {
      const ways = [...new Set(entry.reads.filter((reading) => isOf(reading, id)).map(wayOf))]
      return ways.length === 0 ? [] : [{ kind: entry.kind, text: `  ${entry.id}: ${ways.join('; ')}` }]
    })
  const phrases = phrasesFor(id)
  return [
    symptomsByValue.has(id) ? `Symptom ${symptomWords(id)}` : `Question ${questionWords(id)}`,
    ...Object.entries(KINDS).flatMap(([kind, { many }]) => {
      const texts = lines.filter((line) => line.kind === kind).map(({ text }) => text)
      return texts.length === 0 ? [] : [`\n${texts.length} ${many}`, ...texts]
    }),
    ...(phrases.length === 0 ? [] : [`\n${phrases.length} findings in the owner's own words`, ...phrases]),
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

const phrasesFor = (id: string): readonly string[] =>
  toldFindings.flatMap(({ id: name, finding, means }) => {
    const values = means.answers?.[id]
    if (values === undefined && means.symptoms?.includes(id) !== true) return []
    const meant = values === undefined ? '' : `: ${values.map((value) => optionWords(id, value)).join(', ')}`
    return [`  ${name}, told as ${quoted(finding)}${meant}`]
  })

import type { LeftOut, NotesOf } from '../examples/notes-of-findings.ts'
import type { Entry, Line, Part } from '../tell/entry.ts'
import { quoted } from '../tell/words.ts'

const MOST = 5
/** Shorter ones are names of things, longer ones are hard to judge. */
const LENGTHS = { least: 15, most: 160 }

/** Sentences of owners by which a reviewer sees what the phrases of a finding find, and what they leave out. */
export function notesPart({ id, kind }: Entry, notes: ReadonlyMap<string, NotesOf>): readonly Part[] {
  if (kind !== 'told') return []
  const { counts, leftOut } = notes.get(id.slice(id.indexOf('.') + 1)) ?? { counts: [], leftOut: [] }
  const lines = [
    ...linesOf('It counts in', counts, (sentence) => quoted(sentence)),
    ...linesOf(
      'Its words stand there, and it does not count, in',
      leftOut,
      ({ sentence, why }) => `${quoted(sentence)} (${why})`,
    ),
  ]
  return [
    {
      head: 'In the notes of our cases',
      lines: lines.length > 0 ? lines : ['Nobody has told of it yet.'],
    },
  ]
}

function linesOf<Told extends string | LeftOut>(
  says: string,
  told: readonly Told[],
  tell: (told: Told) => string,
): readonly Line[] {
  if (told.length === 0) return []
  const lengthOf = (one: Told): number => (typeof one === 'string' ? one : one.sentence).length
  const readable = told.filter((one) => lengthOf(one) >= LENGTHS.least && lengthOf(one) <= LENGTHS.most)
  const step = Math.max(1, Math.floor(readable.length / MOST))
  const shown = readable.filter((_one, at) => at % step === 0).slice(0, MOST)
  const counted = `${told.length} ${told.length === 1 ? 'sentence' : 'sentences'}`
  return [{ says: `${says} ${counted}${shown.length > 0 ? ', such as:' : '.'}`, of: shown.map(tell) }]
}

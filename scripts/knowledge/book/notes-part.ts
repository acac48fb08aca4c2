import type { Counted, LeftOut, NotesOf, NotesOfTurn } from '../examples/notes-of-findings.ts'
import { WHYS } from '../examples/left-out.ts'
import type { Why } from '../examples/left-out.ts'
import type { Entry, Line, Part } from '../tell/entry.ts'
import { quoted } from '../tell/words.ts'

const MOST_COUNTED = 10
const MOST_LOST = 20
const MOST_FOUND_ELSEWHERE = 5
/** Of reasons that rarely hide a danger a few show enough. */
const MOST_OF: Readonly<Partial<Record<Why, number>>> = {
  denied: 4,
  'missing word': 3,
  'figure of speech': 8,
}
/** Shorter ones are names of things, longer ones are hard to judge; they come last. */
const READABLE = { least: 15, most: 220 }

/** Sentences of owners by which a reviewer sees what the words of a finding find, and what they leave out. */
export function notesPart({ id, kind }: Entry, notes: ReadonlyMap<string, NotesOf>): readonly Part[] {
  if (kind !== 'told') return []
  const { counts, leftOut } = notes.get(id) ?? { counts: [], leftOut: [] }
  const near = leftOut.filter(({ why }) => why !== 'other pet')
  const lost = near.filter(({ countedBy }) => countedBy.length === 0)
  const elsewhere = near.filter(({ countedBy }) => countedBy.length > 0)
  const right = counts.filter(({ isMisread }) => !isMisread).map(({ sentence }) => quoted(sentence))
  const wrong = counts.filter(({ isMisread }) => isMisread).map(tellMisread)
  const lines = [
    ...linesOf(`It counts in ${sentences(right.length)}`, right.length, spread(right, MOST_COUNTED)),
    ...linesOf(
      `It counts wrongly, a known fault, in ${sentences(wrong.length)}`,
      wrong.length,
      spread(wrong, MOST_COUNTED),
    ),
    ...linesOf(
      `Its words stand there, it does not count, and no other finding that a rule looks for counts instead: ${sentences(lost.length)}`,
      lost.length,
      worstFirst(lost, MOST_LOST).map(tellLost),
    ),
    ...linesOf(
      `It does not count, but another finding does: ${sentences(elsewhere.length)}`,
      elsewhere.length,
      worstFirst(elsewhere, MOST_FOUND_ELSEWHERE).map(tellElsewhere),
    ),
  ]
  return [
    {
      head: 'In the notes of our cases',
      lines: lines.length > 0 ? lines : ['None of our cases tells of it.'],
    },
  ]
}

const MOST_OF_A_TURN = 3

/** Sentences in which a turn of speech alone took a finding away, and in which a finding counts thanks to it. */
export function turnPart({ id }: Entry, notes: ReadonlyMap<string, NotesOfTurn>): readonly Part[] {
  const { taken, kept } = notes.get(id) ?? { taken: [], kept: [] }
  const lines = [
    ...linesOf(
      `It takes a finding away in ${sentences(taken.length)}`,
      taken.length,
      spread(taken, MOST_OF_A_TURN),
    ),
    ...linesOf(
      `It lets a finding count in ${sentences(kept.length)}`,
      kept.length,
      spread(kept, MOST_OF_A_TURN),
    ),
  ]
  return lines.length === 0 ? [] : [{ head: 'In the notes of our cases', lines }]
}

const sentences = (count: number): string => (count === 1 ? '1 sentence' : `${count} sentences`)

const linesOf = (says: string, all: number, shown: readonly string[]): readonly Line[] =>
  all === 0
    ? []
    : [{ says: shown.length < all ? `${says}, of which ${shown.length} are shown:` : `${says}:`, of: shown }]

const tellMisread = ({ sentence, words }: Counted): string => `${quoted(sentence)} (by ${quoted(words)})`

const tellLost = ({ sentence, says, isOfEmergency }: LeftOut): string =>
  `${quoted(sentence)} (${says}${isOfEmergency ? '; the author of its case expects an emergency' : ''})`

const tellElsewhere = ({ sentence, says, countedBy }: LeftOut): string =>
  `${quoted(sentence)} (${says}; counted by ${countedBy.join(', ')})`

const isReadable = ({ length }: string): boolean => length >= READABLE.least && length <= READABLE.most

function spread(told: readonly string[], most: number): readonly string[] {
  const readable = told.filter(isReadable)
  const shown = readable.length === 0 ? told : readable
  return shown
    .filter(
      (_one, at) => Math.floor((at * most) / shown.length) !== Math.floor(((at - 1) * most) / shown.length),
    )
    .slice(0, most)
}

/** Those of emergencies first, then by what their reason may hide. */
function worstFirst(told: readonly LeftOut[], most: number): readonly LeftOut[] {
  const byWhy = Map.groupBy(told, ({ why }) => why)
  const inOrder = WHYS.flatMap((why) => {
    const some = byWhy.get(why) ?? []
    const readable = some.filter(({ sentence }) => isReadable(sentence))
    const others = some.filter(({ sentence }) => !isReadable(sentence))
    return emergenciesFirst([...readable, ...others]).slice(0, MOST_OF[why] ?? most)
  })
  return emergenciesFirst(inOrder).slice(0, most)
}

const emergenciesFirst = (told: readonly LeftOut[]): readonly LeftOut[] =>
  told.toSorted((one, other) => Number(mayHide(other)) - Number(mayHide(one)))

/** Where a word is missing, most sentences of an emergency tell of something else. */
const mayHide = ({ isOfEmergency, why }: LeftOut): boolean => isOfEmergency && why !== 'missing word'

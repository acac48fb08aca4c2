import { NOTE_SETS, readTold } from '#cases/notes/told.ts'
import { readVignettes } from '#cases/written/read-written.ts'
import { SETS } from '#cases/written/sets.ts'
import { hear } from '#domain/engine/notes/clauses/heard.ts'
import type { Heard } from '#domain/engine/notes/clauses/heard.ts'
import type { NoteFinding } from '#domain/engine/notes/clauses/reading.ts'
import { readSentences } from '#domain/engine/notes/clauses/sentences.ts'
import type { NoteContext } from '#domain/engine/notes/note-reader.ts'
import { readNotes } from '#domain/engine/notes/read-notes.ts'
import type { Meaning } from '#domain/knowledge/notes/entry.ts'
import { reasonFor } from './left-out.ts'
import type { Reason } from './left-out.ts'
import { rulesOf } from './asked-for.ts'
import { findingId } from './finding-id.ts'
import { isMisread } from './misread.ts'
import { quoted } from '../tell/words.ts'
import { wholeSentence } from './whole-sentence.ts'
import { undoneBehind } from './words-behind.ts'

/** Sentences of our notes in which the words of one entry stand: where it counts, and where it does not and why. */
export type NotesOf = { readonly counts: readonly Counted[]; readonly leftOut: readonly LeftOut[] }

/** `words`: those of the sentence by which it counts, as the owner wrote them. `isMisread`: the sentence tells of something else. */
export type Counted = { readonly sentence: string; readonly words: string; readonly isMisread: boolean }

/** `countedBy`: other entries, by the id they have in the book, that count in the same sentence and that rules ask for. */
export type LeftOut = Reason & {
  readonly sentence: string
  readonly countedBy: readonly string[]
  /** By what the author of the note expects of all of it. */
  readonly isOfEmergency: boolean
}

/** Sentences in which a turn of speech decided, by the findings it took away and those it let count. */
export type NotesOfTurn = { readonly taken: readonly string[]; readonly kept: readonly string[] }

export type Notes = {
  readonly ofFindings: ReadonlyMap<string, NotesOf>
  readonly ofTurns: ReadonlyMap<string, NotesOfTurn>
}

type Collected = { readonly counts: Map<string, Counted>; readonly leftOut: Map<string, LeftOut> }

/** By the id of an entry in the book, such as `told.gums-pale` and `turn.DENIES`. */
export function notesOfCases(): Notes {
  const found = new Map<string, Collected>()
  const turns = new Map<string, { readonly taken: string[]; readonly kept: string[] }>()
  const ofTurn = (name: string): { readonly taken: string[]; readonly kept: string[] } => {
    const known = turns.get(`turn.${name}`) ?? { taken: [], kept: [] }
    turns.set(`turn.${name}`, known)
    return known
  }
  const of = (id: string): Collected => {
    const known = found.get(id) ?? { counts: new Map(), leftOut: new Map() }
    found.set(id, known)
    return known
  }
  for (const { note, context, isOfEmergency } of writtenNotes()) {
    const texts = { additionalNotes: note, exposure_details: '', last_normal: '', medication_details: '' }
    const { findings } = readNotes(texts, context)
    const sentences = readSentences(note).map(hear)
    const shown = sentencesShown(note, sentences)
    for (const [index, heard] of sentences.entries()) {
      const here = findings.filter(({ place }) => place === `additionalNotes.${index}`)
      const sentence = shown[index] ?? ''
      for (const said of heard.entries) {
        const { means } = said.of
        const id = findingId(means) ?? ''
        const { counts, leftOut } = of(id)
        const own = here.find((finding) => finding.means === means)
        if (own?.sense === 'present') {
          if (!counts.has(sentence))
            counts.set(sentence, {
              sentence,
              words: own.quote,
              isMisread: isMisread(id, own.quote, sentence),
            })
          for (const turn of said.spans.flatMap((span) => undoneBehind(heard, span)))
            ofTurn(turn).kept.push(`${quoted(sentence)} (${id}: ${quoted(own.quote)})`)
        } else if (!leftOut.has(sentence)) {
          const reason = reasonFor(said, sentences, index, context, own?.sense)
          leftOut.set(sentence, { ...reason, sentence, countedBy: countedBy(here, means), isOfEmergency })
          if (reason.turn !== undefined)
            ofTurn(reason.turn).taken.push(`${quoted(sentence)} (${id}, ${reason.says})`)
        }
      }
    }
  }
  const ofFindings = new Map(
    [...found].map(([id, { counts, leftOut }]) => [
      id,
      {
        counts: [...counts.values()],
        leftOut: [...leftOut.values()].filter(({ sentence }) => !counts.has(sentence)),
      },
    ]),
  )
  return { ofFindings, ofTurns: turns }
}

const countedBy = (here: readonly NoteFinding[], own: Meaning): readonly string[] =>
  here.flatMap(({ sense, means }) =>
    sense === 'present' && means !== own && rulesOf('lookingFor', means).length > 0
      ? (findingId(means) ?? [])
      : [],
  )

function sentencesShown(note: string, sentences: readonly Heard[]): readonly string[] {
  let from = 0
  return sentences.map(({ words, quote }) => {
    const statement = quote(0, words.length)
    const start = note.indexOf(statement, from)
    from = start + statement.length
    return wholeSentence(note, start, from)
  })
}

type Written = { readonly note: string; readonly context: NoteContext; readonly isOfEmergency: boolean }

function* writtenNotes(): Generator<Written> {
  for (const { name } of NOTE_SETS)
    for (const { note, species, pet, level } of readTold(name))
      yield {
        note,
        context: { species, sex: pet.gender, name: 'Pip', exposed: false },
        isOfEmergency: level === 'er',
      }
  for (const { file } of SETS)
    for (const { additionalNotes: note, pet, expected } of readVignettes(file))
      yield {
        note,
        context: { species: pet.species, sex: pet.gender ?? undefined, name: pet.name, exposed: false },
        isOfEmergency: expected.level === 'er_urgent',
      }
}

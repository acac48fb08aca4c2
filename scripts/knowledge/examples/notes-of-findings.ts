import { NOTE_SETS, readTold } from '#cases/notes/told.ts'
import { readVignettes } from '#cases/written/read-written.ts'
import { SETS } from '#cases/written/sets.ts'
import { hear } from '#domain/engine/notes/clauses/heard.ts'
import type { NoteSense } from '#domain/engine/notes/clauses/reading.ts'
import { readSentences } from '#domain/engine/notes/clauses/sentences.ts'
import type { NoteContext } from '#domain/engine/notes/note-reader.ts'
import { readNotes } from '#domain/engine/notes/read-notes.ts'

/** Sentences of our notes in which the words of a finding stand: where it counts, and where it does not and why. */
export type NotesOf = { readonly counts: readonly string[]; readonly leftOut: readonly LeftOut[] }

export type LeftOut = { readonly sentence: string; readonly why: string }

type Collected = { readonly counts: Set<string>; readonly leftOut: Map<string, string> }

const WHY: Readonly<Record<Exclude<NoteSense, 'present'>, string>> = {
  negated: 'denied',
  denied: 'denied',
  past: 'over',
  other_animal: 'of somebody else',
  hypothetical: 'feared or asked',
}

const TAKEN_BACK = 'taken back by other words'

/** By the id of a finding. */
export function notesOfFindings(): ReadonlyMap<string, NotesOf> {
  const found = new Map<string, Collected>()
  const of = (id: string): Collected => {
    const known = found.get(id) ?? { counts: new Set(), leftOut: new Map() }
    found.set(id, known)
    return known
  }
  for (const { note, context } of writtenNotes()) {
    const texts = { additionalNotes: note, exposure_details: '', last_normal: '', medication_details: '' }
    const { findings } = readNotes(texts, context)
    for (const { id, sense, statement } of findings)
      if (sense === 'present') of(id).counts.add(statement)
      else of(id).leftOut.set(statement, WHY[sense])
    for (const sentence of readSentences(note)) {
      const heard = hear(sentence)
      const statement = heard.quote(0, heard.words.length)
      for (const { of: entry } of heard.entries)
        if (!findings.some((finding) => finding.id === entry.id && finding.statement === statement))
          of(entry.id).leftOut.set(statement, TAKEN_BACK)
    }
  }
  return new Map(
    [...found].map(([id, { counts, leftOut }]) => [
      id,
      {
        counts: [...counts],
        leftOut: [...leftOut].map(([sentence, why]) => ({ sentence, why })),
      },
    ]),
  )
}

type Written = { readonly note: string; readonly context: NoteContext }

function* writtenNotes(): Generator<Written> {
  for (const { name } of NOTE_SETS)
    for (const { note, species, pet } of readTold(name))
      yield { note, context: { species, sex: pet.gender, name: 'Pip', exposed: false } }
  for (const { file } of SETS)
    for (const { additionalNotes: note, pet } of readVignettes(file))
      yield {
        note,
        context: { species: pet.species, sex: pet.gender ?? undefined, name: pet.name, exposed: false },
      }
}

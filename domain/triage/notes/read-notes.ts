import { NOTHING_READ } from './reading.ts'
import type { NoteField, NoteReading } from './reading.ts'

/** What the reader must know to tell this animal from another. */
export type NoteContext = {
  readonly species: 'dog' | 'cat'
  readonly name: string
  /** True when the owner ticked something the pet ate, licked or touched. */
  readonly exposed: boolean
}

/** The findings in the owner's own words. */
export const readNotes = (texts: Readonly<Record<NoteField, string>>, _context: NoteContext): NoteReading =>
  Object.values(texts).every((text) => text.trim() === '') ? NOTHING_READ : NOTHING_READ

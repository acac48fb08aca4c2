import type { Intake } from '#domain/logic/intake.ts'
import { NOTHING_READ } from './clauses/reading.ts'
import type { NoteField, NoteReading } from './clauses/reading.ts'

export type NoteContext = {
  readonly species: 'dog' | 'cat'
  /** Missing where it does not matter or is not known; then everything may be meant. */
  readonly sex?: 'male' | 'female' | undefined
  readonly name: string
  readonly exposed: boolean
}

export type NoteTexts = Readonly<Record<NoteField, string>>

export type NoteReader = (texts: NoteTexts, context: NoteContext) => NoteReading

export const writtenIn = (texts: NoteTexts): readonly NoteField[] =>
  FIELDS.filter((field) => texts[field].trim() !== '')

const FIELDS = ['additionalNotes', 'exposure_details', 'last_normal', 'medication_details'] as const

/** Even where the question is no longer asked. */
export const hasWords = (intake: Intake): boolean => ownWords(intake).some((text) => text.trim() !== '')

export const ownWords = ({ additionalNotes, followUpAnswers }: Intake): readonly string[] =>
  FIELDS.flatMap((field) => (field === 'additionalNotes' ? additionalNotes : (followUpAnswers[field] ?? '')))

/**
 * Stands in for the reader where nothing was written. Words it cannot read may hold the danger, so it never passes
 * over any. @throws when something was written.
 */
export const readNoWords: NoteReader = (texts) => {
  if (writtenIn(texts).length > 0) throw new Error('Something was written, and nobody is here to read it.')
  return NOTHING_READ
}

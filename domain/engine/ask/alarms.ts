import type { Facts } from '#domain/engine/read/facts-by-reader.ts'

/** The statement that goes with a harmless answer where alarming words stand in the note that nobody could place. */
export function alarmsMeant({ notes }: Facts): readonly string[] {
  const quotes = [...new Set(notes.unplaced.map(({ quote }) => quote))]
  return quotes.length === 0 ? [] : [`By “${quotes.join('” and “')}” I meant this and nothing worse.`]
}

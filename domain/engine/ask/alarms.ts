import type { Facts } from '#domain/engine/read/facts-by-reader.ts'

export function alarmsMeant({ notes }: Facts): readonly string[] {
  const quotes = [...new Set(notes.unplaced.map(({ quote }) => quote))]
  return quotes.length === 0 ? [] : [`By “${quotes.join('” and “')}” I meant this and nothing worse.`]
}

import { NOTES_MAX } from '#contract/assess/assess-request.ts'

/** Noted where an owner goes on without a symptom and without a word of their own. */
export const NOT_LISTED = 'My problem is not in the list.'

/** The words stand in them once. Nothing written before is cut to make room. */
export function withWords(notes: string, words: string): string {
  const said = words.trim()
  if (notes.toLowerCase().includes(said.toLowerCase())) return notes
  const all = [notes.trim(), said].filter((part) => part !== '').join('\n')
  return all.length > NOTES_MAX ? notes : all
}

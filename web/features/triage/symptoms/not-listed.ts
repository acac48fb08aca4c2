import { NOTES_MAX } from '#contract/assess.ts'

/** The sign that stands for a problem outside the list: its questions look at the whole pet. */
export const CLOSEST_SIGN = 'lethargy'

type Said = { readonly selectedSymptoms: readonly string[]; readonly additionalNotes: string }

/** What is known after an owner did not find the problem: their words are noted, and without a sign the closest one. */
export function withUnlisted(
  { selectedSymptoms, additionalNotes }: Said,
  words: string,
): { selectedSymptoms: string[]; additionalNotes: string } {
  const said = words.trim()
  const isNoted = additionalNotes.toLowerCase().includes(said.toLowerCase())
  const notes = isNoted
    ? additionalNotes
    : [additionalNotes.trim(), said].filter((part) => part !== '').join('\n')
  return {
    selectedSymptoms: selectedSymptoms.length > 0 ? [...selectedSymptoms] : [CLOSEST_SIGN],
    // Nothing written before is cut to make room.
    additionalNotes: notes.length > NOTES_MAX ? additionalNotes : notes,
  }
}

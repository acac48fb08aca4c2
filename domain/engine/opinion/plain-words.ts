import { upperFirst } from '#domain/first-letter.ts'
import { readingGrade } from '#domain/knowledge/care/reading-grade.ts'
import { readNotes } from '#domain/engine/notes/read-notes.ts'
import { hasOnlyKnownWords, namesDisease } from './known-words.ts'
import { UNLESS_SAID } from './remedy-words.ts'
import { UNFIT } from './unfit-words.ts'

/** Letters and the marks of a plain sentence. No digits, so no amount, time or phone number; no mark-up, no address. */
const PLAIN = /^[A-Za-z ,.'’;:()“”-]+$/
const OBSERVES =
  /^(?:your (?:dog|cat|puppy|kitten|pet)|the|one|both|there (?:is|are|was)|in the (?:photo|picture))\b/i

const HARDEST_GRADE = 9
const MOST_LETTERS_A_WORD = 18

export type Room = { readonly sentences: number; readonly characters: number }

export type Told = { readonly species: 'dog' | 'cat'; readonly said: string }

const tellsOfSign = (sentence: string, species: 'dog' | 'cat'): boolean => {
  const texts = { additionalNotes: sentence, exposure_details: '', last_normal: '', medication_details: '' }
  const { findings } = readNotes(texts, { species, name: '', exposed: false })
  const signs = findings.filter(({ aboutTime }) => aboutTime !== true)
  return signs.length > 0 && signs.every(({ sense }) => sense === 'present')
}

const sentencesIn = (text: string): number => text.split(/[.;:]+(?:[\s”’)]|$)/).filter(Boolean).length

const capital = /(?<!^)(?<![.”] )\b[A-Z][a-z]+/g

const bringsRemedy = (text: string, said: string): boolean =>
  UNLESS_SAID.some((pattern) =>
    [...text.matchAll(new RegExp(pattern.source, 'gi'))].some(([name]) => !said.includes(name.toLowerCase())),
  )

const bringsName = (text: string, said: string): boolean =>
  [...text.matchAll(capital)].some(([name]) => !said.includes(name.toLowerCase()))

/**
 * A model's words as they may be shown, or null. Each sentence must tell of a sign that our own reader of notes knows,
 * in words our questions and rules or the owner use: no amounts, no medicine and no disease the owner did not name, no
 * advice, no comfort, no verdict, no addresses, no mark-up.
 */
export function plainWords(
  text: string,
  { species, said }: Told,
  { sentences, characters }: Room,
): string | null {
  const plain = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
  if (plain === '' || plain.length > characters || !PLAIN.test(plain)) return null
  const parts = plain.split(/(?<=[.;:]) /)
  if (!parts.every((part) => OBSERVES.test(part))) return null
  if (sentencesIn(plain) > sentences || plain.split(' ').some((word) => word.length > MOST_LETTERS_A_WORD))
    return null
  if (UNFIT.some((pattern) => pattern.test(plain))) return null
  const heard = said.toLowerCase()
  if (bringsRemedy(plain, heard) || bringsName(plain, heard) || namesDisease(plain, heard)) return null
  if (!hasOnlyKnownWords(plain, heard)) return null
  if (readingGrade(plain) > HARDEST_GRADE) return null
  if (!parts.every((part) => tellsOfSign(part, species))) return null
  const opened = upperFirst(plain)
  return /[.]”?$/.test(opened) ? opened : `${opened}.`
}

import { onceForEach } from '#domain/once-for-each.ts'
import type { Facts } from '#domain/triage/facts.ts'
import { phraseBook } from '#domain/triage/notes/phrase-book.ts'
import { NOTHING_READ } from '#domain/triage/notes/reading.ts'
import type { NoteReading } from '#domain/triage/notes/reading.ts'
import { noteKeyOf, patternWords } from './words.ts'
import type { PatternWord } from './words.ts'

/** Words that turn the phrase after them into its opposite. */
const NEGATIONS = new Set([
  'no',
  'not',
  'never',
  'without',
  'denies',
  'isnt',
  'wasnt',
  'arent',
  'doesnt',
  'dont',
  'didnt',
  'hasnt',
  'havent',
  'hadnt',
  'wont',
  'cant',
  'cannot',
  'nor',
  'stopped',
])

/** A clause with one of these speaks of another time, another animal or a mere possibility. */
const ELSEWHERE: readonly string[] = [
  'years ago',
  'year ago',
  'months ago',
  'last year',
  'used to',
  'in the past',
  'as a puppy',
  'as a kitten',
  'when he was little',
  'when she was little',
  'ruled out',
  'neighbors',
  'neighbours',
  'my other',
  'our other',
  'the other dog',
  'the other cat',
  'my friends',
  'could it be',
  'could this be',
  'is it because',
  'what if',
  'if he',
  'if she',
  'if it',
  'next week',
  'tomorrow',
  'will be getting',
]

// The keys of a constant record are exactly its declared ones.
const kinds = Object.keys(patternWords) as PatternWord[]

type Kind = PatternWord | 'elsewhere'

/** `*` ends a word stem and `..` stands for up to four words. */
const written = (phrase: string): string => phrase.replaceAll('.. ', '(?:\\w+ ){0,4}').replaceAll('*', '\\w*')

const book = phraseBook<Kind>(() => [
  { of: 'elsewhere', phrases: ELSEWHERE.map(written) },
  ...kinds.map((kind) => ({ of: kind, phrases: patternWords[kind].map(written) })),
])

/** By intake: its notes with the pattern words, which stay the same when other answers are only supposed. */
const heardIn = new WeakMap<Facts['intake'], { readonly notes: NoteReading; readonly heard: NoteReading }>()

/** The same facts with the pattern words of the profile and of the owner's own text among the note keys. */
export const withPatternWords = onceForEach((facts: Facts): Facts => ({
  ...facts,
  notes: notesWithPatternWords(facts),
}))

/** True when each clause of the note is read by somebody: by the reader, as the word of a pattern, or by the owner once more. */
export const isReadWhole = ({ notes }: Facts): boolean =>
  notes.isLookedAt || notes.unread.every(({ quote }) => book(words(quote)).length > 0)

function notesWithPatternWords(facts: Facts): NoteReading {
  const { intake, notes } = facts
  const known = heardIn.get(intake)
  if (known?.notes === notes) return known.heard
  const heard: NoteReading = { ...notes, keys: new Set([...notes.keys, ...keysIn(facts)]) }
  heardIn.set(intake, { notes, heard })
  return heard
}

/** Where the notes are left out only the profile speaks. */
function keysIn(facts: Facts): readonly string[] {
  const heard = new Set([
    ...kindsInProfile(facts),
    ...(facts.notes === NOTHING_READ ? [] : kindsInNotes(facts)),
  ])
  return kinds.filter((kind) => heard.has(kind)).map(noteKeyOf)
}

const kindsInProfile = ({ intake: { pet } }: Facts): readonly Kind[] =>
  [...pet.medications, ...pet.conditions].map(words).flatMap((clause) => kindsIn(clause, () => false))

const kindsInNotes = (facts: Facts): readonly Kind[] =>
  [
    facts.intake.additionalNotes,
    ...['exposure_details', 'medication_details', 'last_normal'].map((id) => facts.text(id)),
  ]
    .flatMap(clauses)
    .flatMap((clause) => kindsIn(clause, (kind) => kind === 'elsewhere'))

/** The kinds of words a clause holds, affirmed; none when one of them makes the whole clause no observation. */
function kindsIn(clause: string, voids: (kind: Kind) => boolean): readonly Kind[] {
  const said = book(clause)
  if (said.some(({ of }) => voids(of))) return []
  return said.filter(({ spans }) => spans.some(({ start }) => !isDenied(clause, start))).map(({ of }) => of)
}

/** A question is a worry, not an observation, so its last clause does not count. */
const clauses = (text: string): readonly string[] =>
  text === ''
    ? []
    : text
        .toLowerCase()
        // what a packet says about itself is no denial of the owner
        .replaceAll(/\bdo not eat\b/g, '')
        .split(/(?<=[.!?;,\n])\s+|\n| but | and then /)
        .filter((part) => !part.trimEnd().endsWith('?'))
        .map(words)
        .filter((clause) => clause !== '')

/** Words separated by single spaces, without punctuation. */
const words = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const isDenied = (clause: string, at: number): boolean =>
  clause
    .slice(0, at)
    .trim()
    .split(' ')
    .slice(-3)
    .some((word) => NEGATIONS.has(word))

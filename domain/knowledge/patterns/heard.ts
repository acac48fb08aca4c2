import type { Facts } from '#domain/triage/facts.ts'
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

const heardOf = new WeakMap<Facts, Facts>()

/** The same facts with the pattern words of the owner's own text among the note keys. */
export function withPatternWords(facts: Facts): Facts {
  const known = heardOf.get(facts)
  if (known !== undefined) return known
  const said = clausesOf(facts)
  const keys = kinds
    .filter((kind) => said.some((clause) => patternWords[kind].some((phrase) => isSaid(clause, phrase))))
    .map(noteKeyOf)
  const heard: Facts = { ...facts, notes: { ...facts.notes, keys: new Set([...facts.notes.keys, ...keys]) } }
  heardOf.set(facts, heard)
  return heard
}

type Clause = readonly string[]

function clausesOf(facts: Facts): readonly Clause[] {
  const { additionalNotes, pet } = facts.intake
  const written = [
    additionalNotes,
    ...['exposure_details', 'medication_details', 'last_normal'].map((id) => facts.text(id)),
  ]
  return [
    ...written.flatMap(clauses).filter((clause) => !ELSEWHERE.some((words) => find(clause, words) >= 0)),
    ...[...pet.medications, ...pet.conditions].map(words),
  ]
}

/** A question is a worry, not an observation, so its last clause does not count. */
const clauses = (text: string): readonly Clause[] =>
  text
    .split(/(?<=[.!?;,\n])\s+|\n| but | and then /i)
    .filter((part) => !part.trim().endsWith('?'))
    .map(words)
    .filter((clause) => clause.length > 0)

const words = (text: string): Clause =>
  text
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

function isSaid(clause: Clause, phrase: string): boolean {
  for (let from = 0, at = find(clause, phrase); at >= 0; at = find(clause, phrase, from)) {
    if (!clause.slice(Math.max(0, at - 3), at).some((word) => NEGATIONS.has(word))) return true
    from = at + 1
  }
  return false
}

/** Where the phrase begins, or -1. `*` ends a word stem; `..` stands for up to four words. */
function find(clause: Clause, phrase: string, from = 0): number {
  const parts = phrase.split(' ')
  for (let at = from; at < clause.length; at += 1) if (follows(clause, at, parts)) return at
  return -1
}

function follows(clause: Clause, at: number, parts: readonly string[]): boolean {
  const [part, ...rest] = parts
  if (part === undefined) return true
  if (part === '..') return [0, 1, 2, 3, 4].some((gap) => follows(clause, at + gap, rest))
  const word = clause[at]
  if (word === undefined) return false
  const fits = part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part
  return fits && follows(clause, at + 1, rest)
}

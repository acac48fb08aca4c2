import { WORDS } from '#domain/knowledge/notes/entry.ts'
import type { Entry } from '#domain/knowledge/notes/entry.ts'
import { lexicon } from '#domain/knowledge/notes/lexicon.ts'
import { saysContact } from './contact.ts'
import { readNumbers } from './numbers.ts'
import { beginningsIn, mayOpen, openingsOf } from './openings.ts'
import { NOTHING_READ } from './reading.ts'
import type { NoteField, NoteFinding, NoteReading, NoteSense, Unplaced } from './reading.ts'
import { senseOf } from './sense.ts'
import { readSentences } from './sentences.ts'
import type { Sentence } from './sentences.ts'
import { isSettled } from './settled.ts'
import { isFigure, isLikeness, unplacedIn } from './unplaced.ts'

/** What the reader must know to tell this animal from another. */
export type NoteContext = {
  readonly species: 'dog' | 'cat'
  readonly name: string
  /** True when the owner ticked something the pet ate, licked or touched. */
  readonly exposed: boolean
}

type Hit = NoteFinding & { readonly entry: Entry }

/** The findings in the owner's own words. */
export function readNotes(texts: Readonly<Record<NoteField, string>>, context: NoteContext): NoteReading {
  const fields = (
    ['additionalNotes', 'exposure_details', 'last_normal', 'medication_details'] as const
  ).filter((field) => texts[field].trim() !== '')
  if (fields.length === 0) return NOTHING_READ
  const hits = fields.flatMap((field) => hitsIn(texts[field], field, context))
  const present = hits.filter(({ sense }) => sense === 'present').map(({ entry }) => entry)
  const wordCount = countWords(texts.additionalNotes)
  const read = hits.reduce((sum, { quote }) => sum + countWords(quote), 0)
  return {
    findings: hits.map(({ entry: _entry, ...finding }) => finding),
    answers: answersOf(present),
    symptoms: new Set(present.flatMap(({ means }) => means.symptoms ?? [])),
    keys: new Set(present.flatMap(({ means }) => means.keys ?? [])),
    conditions: new Set(present.flatMap(({ means }) => means.conditions ?? [])),
    numbers: readNumbers(texts.additionalNotes),
    unplaced: [texts.additionalNotes, texts.last_normal].flatMap((text) => unplacedWords(text, context)),
    wordCount,
    notUnderstood: wordCount === 0 ? 0 : 1 - Math.min(1, read / wordCount),
  }
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length

const unplacedWords = (text: string, { species }: NoteContext): readonly Unplaced[] =>
  unplacedIn(readSentences(text), known, species)

function hitsIn(text: string, field: NoteField, context: NoteContext): readonly Hit[] {
  const sentences = readSentences(text)
  // Phrases cannot reach over a full stop, so one look at the whole text spares most of the work.
  const whole = sentences.map(({ words }) => words).join(' . ')
  const beginnings = beginningsIn(whole)
  const likely = compiled.filter(
    ({ entry, looks, unlessSaid }) =>
      (entry.species === undefined || entry.species === context.species) &&
      looks.some(({ openings, look }) => mayOpen(openings, beginnings) && look.test(whole)) &&
      unlessSaid?.test(whole) !== true,
  )
  return sentences.flatMap((_, index) =>
    likely.flatMap((one) => hitIn(one, sentences, index, field, context)),
  )
}

function hitIn(
  { entry, phrase, unless }: Compiled,
  sentences: readonly Sentence[],
  index: number,
  field: NoteField,
  context: NoteContext,
): readonly Hit[] {
  const sentence = sentences[index]
  if (sentence === undefined) return []
  const matches = [...sentence.words.matchAll(phrase)].filter(
    ({ index: at, 0: hit }) =>
      !isFigure(sentence, at, at + hit.length) &&
      !(entry.kind === 'exposure' && isLikeness(sentence, at, at + hit.length)),
  )
  if (matches.length === 0 || unless?.test(sentence.words) === true) return []
  const read = matches.map((match) => {
    const end = match.index + match[0].length
    return {
      quote: sentence.quote(match.index, end),
      sense: readSense(entry, sentences, index, match.index, end, field, context),
    }
  })
  // "Not bloat, I know bloat": a name that is denied once in a statement is only talked about.
  const isOnlyNamed = entry.kind === 'name' && read.some(({ sense }) => sense === 'negated')
  const best = (isOnlyNamed ? undefined : read.find(({ sense }) => sense === 'present')) ?? read[0]
  if (best === undefined || best.sense === undefined) return []
  return [{ id: entry.id, finding: entry.finding, quote: best.quote, field, sense: best.sense, entry }]
}

/** Undefined when a thing is named without any word that the pet took it. */
function readSense(
  entry: Entry,
  sentences: readonly Sentence[],
  index: number,
  start: number,
  end: number,
  field: NoteField,
  context: NoteContext,
): NoteSense | undefined {
  const sentence = sentences[index]
  if (sentence === undefined) return undefined
  const sense = senseOf(entry, sentence, start, end, context.species)
  if (sense === 'present' && entry.kind !== 'exposure' && entry.kind !== 'state') {
    // A cat that fights for air for a moment may have asthma or a failing heart; only dogs sneeze backwards.
    const scare = context.species === 'dog' && OF_THE_BREATH.has(entry.id) ? 'breath' : 'other'
    if (isSettled(scare, sentences, index, start, end)) return 'past'
  }
  if (entry.kind !== 'exposure' || sense !== 'present') return sense
  if (isOwnName(sentence.words.slice(start, end), context.name)) return undefined
  if (field === 'medication_details') return undefined
  if (field === 'exposure_details') return 'present'
  const isNamed = entry.means.keys !== undefined
  const swallowedOnly = SWALLOWED_ONLY.has(entry.id)
  const anywhere = isNamed && !swallowedOnly
  const { species } = context
  return saysContact({ sentences, index, start, end, species, swallowedOnly, anywhere })
    ? 'present'
    : undefined
}

const OF_THE_BREATH = new Set([
  'cannot-breathe',
  'gasping-choking',
  'hard-breathing',
  'works-to-breathe',
  'noisy-air-hunger',
  'airway-blocked',
])

const SWALLOWED_ONLY = new Set(['foreign-object', 'sharp-object', 'string', 'harmless'])

const isOwnName = (word: string, name: string): boolean => word === name.trim().toLowerCase()

function answersOf(entries: readonly Entry[]): ReadonlyMap<string, ReadonlySet<string>> {
  const answers = new Map<string, Set<string>>()
  for (const { means } of entries) {
    for (const [question, values] of Object.entries(means.answers ?? {})) {
      answers.set(question, new Set([...(answers.get(question) ?? []), ...values]))
    }
  }
  return answers
}

type Compiled = {
  readonly entry: Entry
  readonly phrase: RegExp
  /** The same phrases for a mere look, each asked only where a word of the text could open it. */
  readonly looks: readonly { readonly openings: ReadonlySet<string> | null; readonly look: RegExp }[]
  readonly unless: RegExp | undefined
  readonly unlessSaid: RegExp | undefined
}

const expand = (phrase: string): string =>
  phrase
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => WORDS[name] ?? whole)
    .replaceAll('(?: |$)', '(?!\\w)')

const asOne = (phrases: readonly string[]): string => `(?<!\\w)(?:${phrases.map(expand).join('|')})(?!\\w)`

const maybe = (phrases: readonly string[] | undefined): RegExp | undefined =>
  phrases === undefined ? undefined : new RegExp(asOne(phrases))

const compiled: readonly Compiled[] = lexicon.map((entry) => ({
  entry,
  phrase: new RegExp(asOne(entry.phrases), 'g'),
  looks: entry.phrases.map((phrase) => ({
    openings: openingsOf(expand(phrase)),
    look: new RegExp(asOne([phrase]).replaceAll('$', '(?=$| \\.)').replaceAll('^', '(?:^|(?<=\\. ))')),
  })),
  unless: maybe(entry.unless),
  unlessSaid: maybe(entry.unlessSaid),
}))

/** Phrases that stand for a finding by themselves; a thing is one only with contact, a swelling only with its time. */
const known: readonly RegExp[] = compiled
  .filter(({ entry }) => entry.kind !== 'exposure' && entry.id !== 'slow-face-swelling')
  .map(({ phrase }) => phrase)

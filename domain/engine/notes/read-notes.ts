import type { Entry } from '#domain/knowledge/notes/entry.ts'
import { withOwnColor } from './clauses/color-of-clause.ts'
import { saysContact } from './clauses/contact.ts'
import { hear } from './clauses/heard.ts'
import { breathsCounted } from './breaths-counted.ts'
import { answersOfHours } from './figures/hours-told.ts'
import type { Heard } from './clauses/heard.ts'
import { meant } from './meant.ts'
import { writtenIn } from './note-reader.ts'
import type { NoteContext, NoteTexts } from './note-reader.ts'
import { readNumbers } from './figures/numbers.ts'
import type { Said, Span } from './phrases/phrase-book.ts'
import { NOTHING_READ } from './clauses/reading.ts'
import type { NoteField, NoteFinding, NoteReading, NoteSense } from './clauses/reading.ts'
import { senseOf } from './clauses/sense.ts'
import { readSentences } from './clauses/sentences.ts'
import type { Sentence } from './clauses/sentences.ts'
import { isSettled } from './clauses/settled.ts'
import { isMeant, isTakenBack } from './taken-back.ts'
import { isFigure, isLikeness, unplacedIn } from './unplaced.ts'
import { unreadIn } from './unread.ts'

export function readNotes(texts: NoteTexts, context: NoteContext): NoteReading {
  const reading = readNotesInSteps(texts, context)
  let step = reading.next()
  while (step.done !== true) step = reading.next()
  return step.value
}

export function* readNotesInSteps(texts: NoteTexts, context: NoteContext): Generator<void, NoteReading> {
  const fields = writtenIn(texts)
  if (fields.length === 0) return NOTHING_READ
  const notes: { readonly field: NoteField; readonly heard: Heard[] }[] = []
  for (const field of fields) {
    const heard: Heard[] = []
    notes.push({ field, heard })
    for (const sentence of readSentences(texts[field])) {
      heard.push(hear(sentence))
      yield
    }
  }
  const findings: NoteFinding[] = []
  for (const { field, heard } of notes)
    for (const index of heard.keys()) {
      findings.push(...findingsAt(heard, index, field, context))
      yield
    }
  // The other fields name a thing or a medicine, and their readers know what to make of it.
  const stories = notes.filter(({ field }) => field === 'additionalNotes' || field === 'last_normal')
  const wordCount = countWords(texts.additionalNotes)
  const hours = answersOfHours(texts.additionalNotes.toLowerCase())
  const numbers = readNumbers(texts.additionalNotes)
  const counted = breathsCounted(notes.find(({ field }) => field === 'additionalNotes')?.heard ?? [], numbers)
  return {
    findings: counted === undefined ? findings : [...findings, counted],
    ...meant(findings, hours),
    hours,
    numbers,
    unplaced: stories.flatMap(({ heard }) => unplacedIn(heard, context.species)),
    unread: stories.flatMap(({ heard }) => unreadIn(heard)),
    isLookedAt: false,
    wordCount,
  }
}

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0

function findingsAt(
  sentences: readonly Heard[],
  index: number,
  field: NoteField,
  context: NoteContext,
): readonly NoteFinding[] {
  const sentence = sentences[index]
  if (sentence === undefined) return []
  const findings: NoteFinding[] = []
  for (const said of sentence.entries) {
    if (!isMeant(said.of, sentences, context)) continue
    const finding = findingIn(said, sentence, sentences, index, field, context)
    if (finding !== undefined) findings.push(finding)
  }
  return findings
}

function findingIn(
  { of: entry, spans }: Said<Entry>,
  sentence: Heard,
  sentences: readonly Heard[],
  index: number,
  field: NoteField,
  context: NoteContext,
): NoteFinding | undefined {
  const meant = spans
    .filter(
      ({ start, end }) =>
        !isFigure(sentence, start, end) && !(entry.kind === 'exposure' && isLikeness(sentence, start, end)),
    )
    .flatMap((span) => withOwnColor(entry, sentence, span) ?? [])
  const counted = meant.filter((span) => !isTakenBack(entry, sentence, span))
  if (counted.length === 0) return undefined
  const best = bestOf(entry.kind, counted, ({ start, end }) =>
    readSense(entry, sentences, index, start, end, field, context),
  )
  if (best?.sense === undefined) return undefined
  const quote = sentence.quote(best.span.start, best.span.end)
  const { id, finding, aboutTime, means } = entry
  return {
    id,
    finding,
    quote,
    field,
    sense: best.sense,
    place: `${field}.${index}`,
    statement: sentence.quote(0, sentence.words.length),
    means,
    ...(aboutTime === true ? { aboutTime } : {}),
  }
}

type Read = { readonly span: Span; readonly sense: NoteSense | undefined }

function bestOf(
  kind: Entry['kind'],
  spans: readonly Span[],
  senseAt: (span: Span) => NoteSense | undefined,
): Read | undefined {
  let first: Read | undefined
  let present: Read | undefined
  for (const span of spans) {
    const read: Read = { span, sense: senseAt(span) }
    first ??= read
    if (read.sense === 'present') present ??= read
    if (kind !== 'name' && present !== undefined) return present
    // "Not bloat, I know bloat": a name that is denied once in a statement is only talked about.
    if (kind === 'name' && read.sense === 'negated') return first
  }
  return present ?? first
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
  const sense =
    entry.kind !== 'exposure' && isAnsweredNo(sentence, sentences[index + 1])
      ? 'negated'
      : senseOf(entry, sentence, start, end, context.species)
  if (sense === 'present' && entry.kind !== 'exposure' && entry.kind !== 'state') {
    // A cat that fights for air for a moment may have asthma or a failing heart; only dogs sneeze backwards.
    const scare = context.species === 'dog' && OF_THE_BREATH.has(entry.id) ? 'breath' : 'other'
    if (isSettled(scare, sentences, index, start, end)) return 'past'
  }
  if (entry.kind !== 'exposure' || sense !== 'present') return sense
  if (isOwnName(sentence.words.slice(start, end), context.name)) return undefined
  if (field === 'medication_details') return entry.neverAMedicine === true ? 'present' : undefined
  if (field === 'exposure_details') return 'present'
  const isNamed = entry.means.keys !== undefined
  const swallowedOnly = SWALLOWED_ONLY.has(entry.id)
  const anywhere = isNamed && !swallowedOnly
  const { species } = context
  return saysContact({ sentences, index, start, end, species, swallowedOnly, anywhere })
    ? 'present'
    : undefined
}

const isAnsweredNo = (sentence: Sentence, next: Sentence | undefined): boolean =>
  sentence.isQuestion &&
  sentence.words.split(' ').length <= 5 &&
  /^(?:no|nope|nah)(?: (?:just|only|it|not|but|lol|all|the vet)\b|$)/.test(next?.words ?? '')

const OF_THE_BREATH = new Set([
  'cannot-breathe',
  'gasping-choking',
  'hard-breathing',
  'works-to-breathe',
  'noisy-air-hunger',
  'airway-blocked',
])

/** Things that harm only once they are inside. */
export const SWALLOWED_ONLY: ReadonlySet<string> = new Set([
  'foreign-object',
  'sharp-object',
  'string',
  'harmless',
  'mild-plant',
])

const isOwnName = (word: string, name: string): boolean => word === name.trim().toLowerCase()

import type { Entry } from '#domain/knowledge/notes/entry.ts'
import { onceForEach } from '#domain/once-for-each.ts'
import { asOne } from './clauses/heard.ts'
import { nearClauses } from './clauses/sentences.ts'
import type { Sentence } from './clauses/sentences.ts'
import type { NoteContext } from './note-reader.ts'
import type { Span } from './phrases/phrase-book.ts'

export function isMeant(
  entry: Entry,
  sentences: readonly Sentence[],
  { species, sex }: NoteContext,
): boolean {
  if (entry.species !== undefined && entry.species !== species) return false
  if (entry.sex !== undefined && sex !== undefined && entry.sex !== sex) return false
  const { unlessSaid, onlySaid, farther } = excluding(entry)
  if (unlessSaid === undefined && onlySaid === undefined && farther === undefined) return true
  const whole = wholeText(sentences)
  return unlessSaid?.test(whole) !== true && onlySaid?.test(whole) !== false && farther?.test(whole) !== false
}

export const isCalledFor = (entry: Entry, sentences: readonly Sentence[]): boolean =>
  excluding(entry).onlySaid?.test(wholeText(sentences)) !== false

export function isTakenBack(entry: Entry, sentence: Sentence, { start, end }: Span): boolean {
  const { beside, story } = excluding(entry)
  return (
    beside?.test(spokenWith(entry, sentence, start, end)) === true || story?.test(sentence.words) === true
  )
}

export function isTakenBackByWords(
  entry: Entry,
  sentences: readonly Sentence[],
  sentence: Sentence,
  { start, end }: Span,
): boolean {
  const { beside, story, unlessSaid } = excluding(entry)
  return (
    beside?.test(spokenWith(entry, sentence, start, end)) === true &&
    story?.test(sentence.words) !== true &&
    unlessSaid?.test(wholeText(sentences)) !== true
  )
}

const wholeText = onceForEach((sentences: readonly Sentence[]): string =>
  sentences.map(({ words }) => words).join(' . '),
)

/**
 * Where words that take a phrase back are looked for: for a thing the whole sentence, for a sign its clause and the
 * nearest ones, so that words of play or of a bath farther off do not hide it.
 */
function spokenWith(entry: Entry, sentence: Sentence, start: number, end: number): string {
  const looksAtAll = entry.kind === 'exposure' || entry.unless?.some(isStory) === true
  return looksAtAll ? sentence.words : nearClauses(sentence, start, end)
}

type Excluding = {
  readonly beside: RegExp | undefined
  readonly story: RegExp | undefined
  readonly unlessSaid: RegExp | undefined
  readonly onlySaid: RegExp | undefined
  /** For entries whose phrases look further than their sentence: they must stand in the whole text too. */
  readonly farther: RegExp | undefined
}

const excluding = onceForEach(({ phrases, unless, unlessSaid, onlySaid }: Entry): Excluding => ({
  beside: anyOf(unless?.filter((phrase) => !isStory(phrase))),
  story: anyOf(unless?.filter(isStory)),
  unlessSaid: anyOf(unlessSaid),
  onlySaid: anyOf(onlySaid),
  farther: phrases.some((phrase) => LOOKS_FAR.test(phrase))
    ? new RegExp(inWholeText(asOne(phrases)))
    : undefined,
}))

const anyOf = (phrases: readonly string[] = []): RegExp | undefined =>
  phrases.length === 0 ? undefined : new RegExp(asOne(phrases))

const isStory = (phrase: string): boolean => phrase.startsWith('^')

const LOOKS_FAR = /\(\?<?!.*\.\*/

const inWholeText = (expression: string): string =>
  expression.replaceAll('$', '(?=$| \\.)').replaceAll('^', '(?:^|(?<=\\. ))')

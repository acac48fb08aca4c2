import { COLOR, COLORED, TELLS_OF_IT, TOO } from '#domain/knowledge/compiled/notes/turns/colors.ts'
import type { Entry } from '#domain/knowledge/notes/entry.ts'
import { onceForEach } from '#domain/once-for-each.ts'
import { combinedIn } from '../phrases/combined.ts'
import { asOne } from './heard.ts'
import type { Span } from '../phrases/phrase-book.ts'
import type { Sentence } from './sentences.ts'

const everyColor = new RegExp(COLOR, 'g')

/**
 * The place, or the part of it, where a color stands with the noun it belongs to. "Gums pink, pee is yellow" has the
 * words "pink" and "pee" side by side, but the comma between them parts two statements; undefined where only that is so.
 */
export function withOwnColor(entry: Entry, sentence: Sentence, span: Span): Span | undefined {
  const at = entry.kind === 'sign' ? breakBetween(sentence, span) : undefined
  if (at === undefined) return span
  const { words } = sentence
  const placeIn = entry.phrases.length === 0 ? placeOfWords : placeOfPhrase
  return placeIn(entry, words.slice(0, at), span.start) ?? placeIn(entry, words, at)
}

function breakBetween({ words, breaks }: Sentence, { start, end }: Span): number | undefined {
  const inside = breaks.filter((place) => place > start && place < end)
  const colors = inside.length === 0 ? [] : [...words.slice(start, end).matchAll(everyColor)]
  const last = colors.at(-1)
  if (last === undefined) return undefined
  const clauseAt = (place: number): string =>
    words.slice(
      breaks.findLast((one) => one <= place) ?? 0,
      breaks.find((one) => one > place),
    )
  if (colors[0]?.index === 0) {
    const noun = clauseAt(end - 1)
    const isOthers = COLORED.test(clauseAt(start)) && TELLS_OF_IT.test(noun) && !TOO.test(noun)
    return isOthers ? inside[0] : undefined
  }
  const color = start + last.index
  const before = inside.findLast((place) => place <= color)
  if (before === undefined) return undefined
  const next = /^ \w+/.exec(words.slice(color + last[0].length))?.[0] ?? ''
  const hasNoun = COLORED.test(words.slice(before, color)) && TELLS_OF_IT.test(words.slice(start, before))
  return COLORED.test(next) || hasNoun ? before : undefined
}

const expressionOf = onceForEach(({ phrases }: Entry) => new RegExp(asOne(phrases), 'g'))

function placeOfPhrase(entry: Entry, words: string, from: number): Span | undefined {
  const expression = expressionOf(entry)
  expression.lastIndex = from
  const found = expression.exec(words)
  return found === null ? undefined : { start: found.index, end: found.index + found[0].length }
}

function placeOfWords(entry: Entry, words: string, from: number): Span | undefined {
  const found = combinedIn(words.slice(from)).find(({ of }) => of === entry)?.spans[0]
  return found === undefined ? undefined : { start: from + found.start, end: from + found.end }
}

import type { WrittenPhrase, WrittenWords } from '../lexicon/written-lexicon.ts'
import { inNotation } from '../tell/expression.ts'
import { listed } from '../tell/words.ts'

export function phraseText(phrase: WrittenPhrase): string {
  if (typeof phrase === 'string') return phrase
  if ('expression' in phrase) return inNotation(phrase.expression)
  if ('weights' in phrase)
    return `for each number BEFORE from ${phrase.weights[0]} to ${phrase.weights[1]}, and any number LIGHTER from half of it to nine tenths: ${phrase.phrase}`
  const but = phrase.except === undefined ? '' : `, but not ${listed(phrase.except)}`
  return `each of ${phrase.each_of}${but}`
}

const wordsText = (words: string | readonly string[]): string => [words].flat().join(' | ')

export const textsOf = ({ words, stories }: WrittenWords): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...Object.entries(words ?? {}).map(([name, text]) => [name, wordsText(text)] as const),
    ...Object.entries(stories ?? {}).map(([name, { phrase }]) => [name, phrase] as const),
  ])

import { expect, test } from 'vitest'
import { allEntries } from '../all-entries.ts'
import type { Line, Part } from '../tell/entry.ts'
import { SIGNS_OF_PHRASES } from './key-signs.ts'

const IN_PLAIN_WORDS =
  /^(?:What |When |Where |Other |Shortest rows |The names |Told where|It stands in|It does not stand|It is )/
/** A story is named with what it means. */
const STORY = /^[A-Z_]+: /
const LEAD = /^(?:each of |for each number BEFORE .*?: )|, but not /g

const textsOf = (line: Line): readonly string[] =>
  typeof line === 'string' ? [line] : line.of.flatMap(textsOf)

const phrasesIn = ({ head, lines }: Part): readonly string[] =>
  IN_PLAIN_WORDS.test(head) ? [] : lines.flatMap(textsOf).filter((text) => !STORY.test(text))

const entries = allEntries().filter(({ kind }) => kind === 'told' || kind === 'words' || kind === 'turn')

const leftOf = (phrase: string): string =>
  SIGNS_OF_PHRASES.reduce((text, { finds }) => text.replaceAll(finds, ' '), phrase.replaceAll(LEAD, ' '))

test('every phrase that is printed uses only words and signs of the key', () => {
  const phrases = entries.flatMap(({ parts }) => parts.flatMap(phrasesIn))
  expect(phrases.length).toBeGreaterThan(2000)
  expect(phrases.filter((phrase) => !/^[a-z0-9 ]*$/.test(leftOf(phrase)))).toEqual([])
})

test.each(SIGNS_OF_PHRASES)('the key shows no sign that no phrase uses: $written', ({ finds }) => {
  const parts = entries.flatMap((entry) => entry.parts)
  expect(parts.some(({ lines }) => lines.flatMap(textsOf).some((text) => text.search(finds) >= 0))).toBe(true)
})

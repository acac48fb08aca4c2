import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { openBooks, phraseBook } from './phrase-book.ts'

test('what is said of one thing comes once, with every place', () => {
  const book = phraseBook(() => [
    { of: 'gums', phrases: ['pale gums', 'gums(?: \\w+)? pale'] },
    { of: 'fit', phrases: ['(?:\\w+ )?fits?'] },
  ])
  expect(book('pale gums and his gums look pale')).toEqual([
    {
      of: 'gums',
      spans: [
        { start: 0, end: 9 },
        { start: 18, end: 32 },
      ],
    },
  ])
  expect(book('nothing of the kind')).toEqual([])
})

test('things come in the order of the book, and the phrase written first wins', () => {
  const book = phraseBook(() => [
    { of: 'late', phrases: ['pee'] },
    { of: 'early', phrases: ['cannot pee', 'cannot pee at all'] },
  ])
  expect(book('cannot pee at all')).toEqual([
    { of: 'late', spans: [{ start: 7, end: 10 }] },
    { of: 'early', spans: [{ start: 0, end: 10 }] },
  ])
})

test('books open in small steps, and one that is needed in the middle of it opens at once', () => {
  const phrases = Array.from({ length: 60 }, (_, number) => `sign${number} here`)
  const [first, second] = [1, 2].map(() => phraseBook(() => [{ of: 'sign', phrases }]))
  const opening = openBooks()
  for (let step = 0; step < 3; step += 1) expect(opening.next().done).toBe(false)
  expect(first?.('sign59 here')).toHaveLength(1)
  let steps = 0
  while (opening.next().done !== true) steps += 1
  expect(steps).toBeGreaterThan(5)
  expect(second?.('sign0 here and sign59 here')[0]?.spans).toHaveLength(2)
  expect([...openBooks()]).toEqual([])
})

test('a book finds exactly what its phrases find one by one', () => {
  const word = fc.stringMatching(/^[a-d]{1,3}$/)
  const piece = fc.oneof(
    word,
    word.map((letters) => `${letters}s?`),
    word.map((letters) => `${letters}\\w*`),
    word.map((letters) => `(?:\\w+ ){0,2}${letters}`),
    fc.tuple(word, word).map(([a, b]) => `${a} ?${b}`),
    fc.tuple(word, word).map(([a, b]) => `${a}(?: \\w+)? ${b}`),
    fc.tuple(word, word, word).map(([a, b, c]) => `(?:${a}|${b} ${a}) ?${c}s?`),
    fc.tuple(word, word, word).map(([a, b, c]) => `(?:${a}|${b}\\w*)? ?${c}`),
    fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `(?:${words.join('|')})`),
    fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `(?:${words.join(' |')} )?`),
    word.map((letters) => `(?!${letters})`),
    fc.tuple(word, word).map(([a, b]) => `${a}|${b}`),
  )
  const phrase = fc
    .array(fc.tuple(piece, fc.constantFrom('', ' ', ' ')), { minLength: 1, maxLength: 4 })
    .map((pieces) => pieces.map((parts) => parts.join('')).join(''))
    .filter((source) => !new RegExp(`^(?:${source})$`).test(''))
  const text = fc.array(word, { minLength: 1, maxLength: 7 }).map((words) => words.join(' '))
  fc.assert(
    fc.property(fc.array(phrase, { minLength: 1, maxLength: 4 }), text, (phrases, said) => {
      const all = new RegExp(`(?<!\\w)(?:${phrases.join('|')})(?!\\w)`, 'g')
      const places = [...said.matchAll(all)].map(({ index, 0: hit }) => ({
        start: index,
        end: index + hit.length,
      }))
      const [found] = phraseBook(() => [{ of: 'it', phrases }])(said)
      expect(found?.spans ?? []).toEqual(places)
    }),
    { numRuns: 1000 },
  )
})

test('of a thing said over and over, the first and the last places are looked at', () => {
  const [blood] = phraseBook(() => [{ of: 'blood', phrases: ['blood'] }])('blood '.repeat(500).trim())
  expect(blood?.spans).toHaveLength(40)
  expect(blood?.spans[0]).toEqual({ start: 0, end: 5 })
  expect(blood?.spans.at(-1)).toEqual({ start: 499 * 6, end: 499 * 6 + 5 })
})

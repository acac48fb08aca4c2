import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginningsIn, mayOpen, openingsOf } from './openings.ts'

const listOf = (expression: string): string[] | null => {
  const openings = openingsOf(expression)
  return openings === null ? null : [...openings].toSorted()
}

describe('the words with which a match can open', () => {
  test.each([
    ['seizures?', ['seizu']],
    ['fits?', ['fit']],
    ['m ?& ?ms?', ['m']],
    ['(?:two|three) fits', ['three', 'two']],
    ['(?:very )?pale gums', ['pale', 'very']],
    ['(?:his|her|(?:my|our) dog s) gums', ['her', 'his', 'my', 'our']],
    ['bloat|twisted stomach', ['bloat', 'twist']],
    ['colou?r', ['colo']],
    ['a?cat', null],
    ['\\w+ gums', null],
    ['[ab]lue', null],
    ['(?:\\d+|two) fits', null],
    ['(?!not )pale', null],
    ['ab{2}c', ['a']],
  ])('%s: %j', (expression, openings) => {
    expect(listOf(expression)).toEqual(openings)
  })

  test('no text that matches is ever passed over', () => {
    const word = fc.stringMatching(/^[a-d]{1,4}$/)
    const piece = fc.oneof(
      word,
      word.map((text) => `${text}s?`),
      fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `(?:${words.join('|')})`),
      fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `(?:${words.join('|')} )?`),
    )
    const expression = fc.array(piece, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(''))
    const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(expression, text, (source, said) => {
        const isMatch = new RegExp(`(?<!\\w)(?:${source})(?!\\w)`).test(said)
        expect(isMatch && !mayOpen(openingsOf(source), beginningsIn(said))).toBe(false)
      }),
      { numRuns: 2000 },
    )
  })
})

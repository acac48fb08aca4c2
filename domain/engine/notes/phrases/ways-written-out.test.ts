import { expect, test } from 'vitest'
import { waysOf } from './ways-written-out.ts'

test.each([
  ['no ?doz', ['no doz', 'nodoz']],
  ['h(?:a|ae|e)morrhage', ['haemorrhage', 'hamorrhage', 'hemorrhage']],
  ['seizures?', ['seizures?']],
  ['(?:his |the )gums', ['(?:his |the )gums']],
  [
    '(?<!not )(?:his brain|zombie)(?! movie)',
    ['(?<!not )(?:zombie)(?! movie)', '(?<!not )his brain(?! movie)'],
  ],
  ['(?:very sick)? dog', ['(?:very sick)? dog']],
])('%s', (expression, ways) => {
  expect(waysOf(expression).toSorted()).toEqual(ways)
})

test('an expression with too many ways stays as it is', () => {
  const many = 'a?b'.repeat(7)
  expect(waysOf('a?b'.repeat(6))).toHaveLength(64)
  expect(waysOf(many)).toEqual([many])
})

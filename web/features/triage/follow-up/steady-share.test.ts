import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { steadyShare, type Place } from './steady-share.ts'

const walk = (places: readonly (readonly [index: number, total: number])[]): readonly number[] => {
  const shares: number[] = []
  let before: Place = { index: 0, share: 0 }
  for (const [index, total] of places) {
    const share = steadyShare(before, index, total)
    before = { index, share }
    shares.push(share)
  }
  return shares
}

test('the bar is full at the last question', () => {
  expect(
    walk([
      [0, 5],
      [4, 5],
    ]),
  ).toEqual([0, 1])
  expect(walk([[0, 1]])).toEqual([1])
})

test('an answer that adds questions does not empty the bar', () => {
  expect(
    walk([
      [4, 9],
      [4, 13],
      [5, 13],
      [8, 13],
    ]),
  ).toEqual([0.5, 0.5, 0.5, 8 / 12])
})

test('going back may empty it', () => {
  expect(
    walk([
      [4, 9],
      [3, 9],
    ]),
  ).toEqual([0.5, 3 / 8])
})

test('going on never empties it, whatever number of questions there are', () => {
  const totals = fc.array(fc.integer({ min: 1, max: 47 }), { minLength: 2, maxLength: 30 })
  fc.assert(
    fc.property(totals, (counts) => {
      const shares = walk(counts.map((count, index) => [index, index + count]))
      expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    }),
  )
})

import { expect, test } from 'vitest'
import { plantInKnowledge } from './knowledge-faults.ts'

test('every fault planted in a rule is noticed', { timeout: 120_000 }, () => {
  const planted = plantInKnowledge()
  expect(planted.length).toBeGreaterThan(2500)
  expect(planted.filter(({ caughtBy }) => caughtBy === null)).toEqual([])
})

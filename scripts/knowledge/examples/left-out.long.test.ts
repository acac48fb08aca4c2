import { expect, test } from 'vitest'
import { notesOfCases } from './notes-of-findings.ts'

test('every sentence that is left out has a reason that names what stands there', () => {
  const reasons = [...notesOfCases().ofFindings.values()].flatMap(({ leftOut }) => leftOut)
  expect(reasons.length).toBeGreaterThan(1000)
  const withoutWords = reasons.filter(({ says }) => /^(denied|over|of somebody else)$/.test(says))
  expect(withoutWords).toEqual([])
})

import { expect, test } from 'vitest'
import { conditionFaults } from './condition-faults.ts'
import { sourceFaults } from './source-faults.ts'
import { all, answer, not, species } from '#domain/logic/condition.ts'

test('plants one fault at a time in a source, and none in its types', () => {
  const source = 'type A = true\nconst a = b < 3 && !c ? only("x", "y", "z") : list.some(f)\n'
  const faults = sourceFaults('a.ts', source)
  expect(faults.map(({ what }) => what)).toEqual([
    'the two results are swapped',
    '&& becomes ||',
    '< becomes <=',
    '3 becomes 7',
    'a ! is left out',
    'only loses "z"',
    'some becomes every',
  ])
  expect(faults.every(({ text, line }) => text !== source && line === 2)).toBe(true)
  expect(faults[3]?.text).toContain('b < 7 && !c')
})

test('plants every kind of fault in a condition', () => {
  const when = all(species('dog'), not(answer('eating', 'normal', 'reduced')))
  expect(conditionFaults(when).map(({ what }) => what)).toEqual([
    'negate the whole',
    'drop a clause (species)',
    'drop a clause (not)',
    'all becomes any',
    'swap the species',
    'remove a not',
    'drop normal of eating',
    'drop reduced of eating',
    'swap normal for treats_only of eating',
  ])
})

import { describe, expect, test } from 'vitest'
import { levelsOf } from './levels-of.ts'

const readIn = (note: string) => levelsOf({ species: 'dog', symptom: 'itching', note, pet: {}, answers: {} })

describe('a hazard that nothing accounts for', () => {
  test.each([
    'the neighbor used a chainsaw near him and now he is weird',
    'he was under the forklift for a while',
    'something is really wrong with him',
    'he was in the garage when the propeller came off',
  ])('%s', (note) => {
    const { level, guarded } = readIn(note)
    expect(level).toBe('normal_vet')
    expect(guarded.join(' ')).toContain('Your note tells of something we could not place.')
  })

  test.each([
    'no chainsaws, no knives, no snakes around here',
    'watches me like a hawk',
    'bled a drop, then it stopped',
  ])('stays home: %s', (note) => {
    expect(readIn(note).level).toBe('monitor_at_home')
  })
})

test('an alarm stays one to be placed where words beside it take its finding back', () => {
  const { level, guarded } = readIn('paralyzed with joy when the nails were cut')
  expect(level).toBe('normal_vet')
  expect(guarded.join(' ')).toContain('You wrote: “paralyzed”.')
})

test('a reading of sugar at the end of a statement counts, whatever is told next', () => {
  const { rules } = readIn('His blood sugar is 42. He lies by the door.')
  expect(rules).toEqual(readIn('He lies by the door. His blood sugar is 42.').rules)
  expect(rules).not.toEqual([])
})

import { describe, expect, test } from 'vitest'
import { levelsOf } from './said-in-tests.ts'
import type { Said } from './said-in-tests.ts'
import { saidNotNow } from './said-not-now.ts'
import { saidOfTheBody } from './said-of-the-body.ts'
import { saidToCheckReach } from './said-to-check-reach.ts'
import { saidMild } from './said-mild.ts'
import { saidMildToCheckReach } from './said-mild-to-check-reach.ts'

const named = (notes: readonly Said[]) =>
  notes.map((said) => ({ said, name: `${said[0]}, ${said[1]}, ${said[2]}, ${said[3]}` }))

describe.each([
  ['what owners write about the body', saidOfTheBody],
  ['alarming words that are denied, past, about others or in jest', saidNotNow],
  ['notes written after the words were chosen', saidToCheckReach],
  ['ordinary things told in alarming words, and dangers told in the same words', saidMild],
  ['more ordinary things and dangers told alike', saidMildToCheckReach],
])('%s', (_title, notes) => {
  test.each(named(notes))('$name', ({ said }) => {
    const { level, expected } = levelsOf(said)
    expect(level).toBe(expected)
  })
})

describe('a hazard that nothing accounts for', () => {
  test.each([
    'the neighbor used a chainsaw near him and now he is weird',
    'he was trapped behind the furnace for a while',
    'something is really wrong with him',
    'he was in the garage when the propeller came off',
  ])('%s', (note) => {
    const { level, guarded } = levelsOf(['vet', 'dog', 'itching', note])
    expect(level).toBe('normal_vet')
    expect(guarded.join(' ')).toContain('Your note tells of something we could not place.')
  })

  test.each([
    'no chainsaws, no knives, no snakes around here',
    'watches me like a hawk',
    'bled a drop, then it stopped',
  ])('stays home: %s', (note) => {
    expect(levelsOf(['home', 'dog', 'itching', note]).level).toBe('monitor_at_home')
  })
})

test('a reading of sugar at the end of a statement counts, whatever is told next', () => {
  const { rules } = levelsOf(['er', 'dog', 'itching', 'His blood sugar is 42. He lies by the door.'])
  expect(rules).toEqual(
    levelsOf(['er', 'dog', 'itching', 'He lies by the door. His blood sugar is 42.']).rules,
  )
  expect(rules).not.toEqual([])
})

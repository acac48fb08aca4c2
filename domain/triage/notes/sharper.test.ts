import { describe, expect, test } from 'vitest'
import { levelsOf } from './said-in-tests.ts'
import type { Said } from './said-in-tests.ts'
import { saidBesidePlay } from './said-beside-play.ts'
import { saidInOtherWords } from './said-in-other-words.ts'
import { saidOfBorrowedWords } from './said-of-borrowed-words.ts'
import { saidOfNothingBad } from './said-of-nothing-bad.ts'
import { saidOfQuietReasons } from './said-of-quiet-reasons.ts'
import { saidOfRatesAndFits } from './said-of-rates-and-fits.ts'
import { saidOfThingsMet } from './said-of-things-met.ts'
import { saidOfRatesToCheckReach } from './said-of-rates-to-check-reach.ts'

const each = (said: readonly Said[]) => said.map((one) => ({ one, name: `${one[0]}, ${one[1]}: ${one[3]}` }))

describe('rates, fits, drunken gait and lost sight get the level they call for, and their look-alikes none', () => {
  test.each(each(saidOfRatesAndFits))('$name', ({ one }) => {
    const { level, expected } = levelsOf(one)
    expect(level).toBe(expected)
  })
})

describe('a poison or object told by its circumstances counts, and one that was not met does not', () => {
  test.each(each(saidOfThingsMet))('$name', ({ one }) => {
    const { level, expected } = levelsOf(one)
    expect(level).toBe(expected)
  })
})

describe('words that dangers and everyday life share are told apart', () => {
  test.each(each(saidOfNothingBad))('$name', ({ one }) => {
    const { level, expected } = levelsOf(one)
    expect(level).toBe(expected)
  })
})

describe('quiet reasons for a visit and dangers told by how they look count, and turns of speech do not', () => {
  test.each(each(saidOfQuietReasons))('$name', ({ one }) => {
    const { level, expected } = levelsOf(one)
    expect(level).toBe(expected)
  })
})

describe('the same dangers and everyday things in other words get the level they call for', () => {
  test.each(
    each([...saidInOtherWords, ...saidOfBorrowedWords, ...saidBesidePlay, ...saidOfRatesToCheckReach]),
  )('$name', ({ one }) => {
    const { level, expected } = levelsOf(one)
    expect(level).toBe(expected)
  })
})

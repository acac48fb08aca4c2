import { describe, expect, test } from 'vitest'
import { levelsOf } from './said-in-tests.ts'
import type { Said } from './said-in-tests.ts'
import { saidInLoudWords } from './said-in-loud-words.ts'
import { saidOfColors } from './said-of-colors.ts'
import { saidOfHarmlessKinds } from './said-of-harmless-kinds.ts'
import { saidOfKnownCauses } from './said-of-known-causes.ts'
import { saidOfSecondMeanings } from './said-of-second-meanings.ts'

const named = (notes: readonly Said[]) =>
  notes.map((said) => ({ said, name: `${said[0]}, ${said[1]}, ${said[2]}, ${said[3]}` }))

describe.each([
  ['colors that belong to the noun of their own clause', saidOfColors],
  ['fears and pictures that tell of no harm, and dangers told alike', saidOfHarmlessKinds],
  ['what has a known cause, and dangers told alike', saidOfKnownCauses],
  ['loud words of others, and pain told alike', saidInLoudWords],
  ['words with an ordinary meaning, and dangers told alike', saidOfSecondMeanings],
])('%s', (_title, notes) => {
  test.each(named(notes))('$name', ({ said }) => {
    const { level, expected } = levelsOf(said)
    expect(level).toBe(expected)
  })
})

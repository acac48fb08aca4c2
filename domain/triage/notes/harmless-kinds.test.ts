import { describe, expect, test } from 'vitest'
import { levelsOf } from './said-in-tests.ts'
import type { Said } from './said-in-tests.ts'
import { saidOfColors } from './said-of-colors.ts'

const named = (notes: readonly Said[]) =>
  notes.map((said) => ({ said, name: `${said[0]}, ${said[1]}, ${said[2]}, ${said[3]}` }))

describe.each([['colors that belong to the noun of their own clause', saidOfColors]])(
  '%s',
  (_title, notes) => {
    test.each(named(notes))('$name', ({ said }) => {
      const { level, expected } = levelsOf(said)
      expect(level).toBe(expected)
    })
  },
)

import { describe, expect, test } from 'vitest'
import { saidInPictures } from './said-in-pictures.ts'
import { saidInPicturesToo } from './said-in-pictures-too.ts'
import { levelsOf } from './said-in-tests.ts'

const named = [...saidInPictures, ...saidInPicturesToo].map((said) => ({
  said,
  name: `${said[0]}, ${said[1]}: ${said[3]}`,
}))

describe('what owners see and have no word for', () => {
  test.each(named)('$name', ({ said }) => {
    const { level, expected } = levelsOf(said)
    expect(level).toBe(expected)
  })
})

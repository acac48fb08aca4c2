import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readYaml } from '../written/read-written.ts'
import { expressionOf } from './notation.ts'
import { NotationFault } from './phrase-reader.ts'

const Phrase = z.strictObject({ what: z.string(), phrase: z.string() })
const PHRASES = readYaml(
  import.meta.dirname,
  'notation.yaml',
  z.strictObject({
    read: z.array(Phrase.extend({ becomes: z.string() })),
    refused: z.array(Phrase.extend({ said: z.string() })),
  }),
).value

const GROUPS: Readonly<Record<string, string>> = { GUMS: '{gums}', BE: '{be}' }
const read = (phrase: string): string => expressionOf(phrase, (name) => GROUPS[name])

describe('a phrase becomes an expression', () => {
  test.each(PHRASES.read)('$what', ({ phrase, becomes }) => {
    expect(read(phrase)).toBe(becomes)
    expect(() => new RegExp(read(phrase))).not.toThrow()
  })

  test.each(PHRASES.refused)('and is refused with $what', ({ phrase, said }) => {
    expect(() => read(phrase)).toThrow(NotationFault)
    expect(() => read(phrase)).toThrow(said)
  })
})

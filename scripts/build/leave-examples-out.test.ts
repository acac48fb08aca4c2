import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'
import { exampleRanges } from './leave-examples-out.ts'

const textsOf = (code: string): string[] =>
  exampleRanges(parseAst(code)).map(({ start, end }) => code.slice(start, end))

describe('examples that browsers do not load', () => {
  test('are found wherever a rule carries them, listed or made by a call', () => {
    const code =
      "export const rules = [{ id: 'a', examples: [{ name: 'x', examples: [1] }] }, { id: 'b', examples: provenBy('y') }]"
    expect(textsOf(code)).toEqual(["[{ name: 'x', examples: [1] }]", "provenBy('y')"])
  })

  test('are told from everything else by their name', () => {
    expect(textsOf('export const rule = { when: examples, because: "examples: []" }')).toEqual([])
  })
})

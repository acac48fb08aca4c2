import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortedLines } from './sorted-lines.ts'

const key = fc.oneof(
  fc.constantFrom('st', 'st louis', 'st louis|mo', 'st|', 'cañon city', 'a'),
  fc.string().map((text) => text.replaceAll(/[\t\n]/g, '')),
)

test('lines are found by their key as in a map of them', () => {
  fc.assert(
    fc.property(fc.dictionary(key, fc.constantFrom('', 'x\ty', 'Cañon City\tCO')), key, (rests, other) => {
      const known = new Map(Object.entries(rests))
      const find = sortedLines([...known].map(([name, rest]) => `${name}\t${rest}`))
      for (const name of [...known.keys(), other]) expect(find(name)).toBe(known.get(name) ?? null)
    }),
  )
})

test('nothing is found where there are no lines', () => {
  expect(sortedLines([])('a')).toBeNull()
})

import { describe, expect, test } from 'vitest'
import { ofPoisonNames } from '../compile/compile.ts'
import { compiledFrom } from '../compile/compiled-from.fixture.ts'
import { refusals } from '../refused/refusals.fixture.ts'
import { ownFolder } from '../written/own-folder.fixture.ts'

describe('the names of poisons', () => {
  const folder = ownFolder()

  const { sound: NAMES, refused } = refusals('poison-names')

  const compiled = compiledFrom(folder, 'poison-names.yaml', ofPoisonNames, 'compiled/poison-names.ts')

  test('become expressions, one for each name', () => {
    const made = compiled(NAMES)
    expect(made).toContain(
      '{ id: "chocolate", exposure: "chocolate", named: /\\b(?:choc\\w*|cocoa-?\\s?powder|fudge)\\b/, substance: "theobromine", food: "chocolate" },',
    )
    expect(made).toContain('combinationProducts = /\\b(?:theraflu)\\b/')
  })

  test.each(refused)('are refused with file and line: $what', ({ faulty, said }) => {
    expect(() => compiled(faulty)).toThrow(said)
  })
})

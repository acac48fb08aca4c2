import { describe, expect, test } from 'vitest'
import { compile, ofPoisonNames } from '../compile/compile.ts'
import { ownFolder } from '../written/own-folder.fixture.ts'

describe('the names of poisons', () => {
  const folder = ownFolder()

  const NAMES = `names:
  - poison: chocolate
    exposure: chocolate
    phrases: [choc*, 'cocoa{-}?S?powder | fudge']
    substance: theobromine
    food: chocolate
combined: [theraflu]
by_option:
  chocolate: chocolate
`

  const compiled = (text: string): string => {
    folder.write('poison-names.yaml', text)
    compile(folder.path, [ofPoisonNames])
    return folder.read('compiled/poison-names.ts')
  }

  test('become expressions, one for each name', () => {
    const made = compiled(NAMES)
    expect(made).toContain(
      '{ id: "chocolate", exposure: "chocolate", named: /\\b(?:choc\\w*|cocoa-?\\s?powder|fudge)\\b/, substance: "theobromine", food: "chocolate" },',
    )
    expect(made).toContain('combinationProducts = /\\b(?:theraflu)\\b/')
  })

  test.each([
    [
      'a poison nobody has',
      'poison: chocolate',
      'poison: cacao',
      'poison-names.yaml:2 names.0.poison: Invalid option',
    ],
    [
      'an option nobody has',
      'exposure: chocolate',
      'exposure: sweets',
      'poison-names.yaml:3 names.0.exposure: Invalid option',
    ],
    ['a phrase that is none', "fudge']", "fudge)']", 'poison-names.yaml:4 “)” closes nothing'],
    ['a name in capitals', 'theraflu', 'COLD', 'poison-names.yaml:7 nothing is called COLD'],
    ['a field nobody knows', 'substance', 'holds', 'poison-names.yaml:5 names.0: Unrecognized key: "holds"'],
    [
      'an option that stands for nothing',
      '  chocolate: chocolate',
      '  chocolate: cacao',
      'poison-names.yaml:9 by_option.chocolate: Invalid option',
    ],
  ])('are refused with file and line: %s', (_what, sound, fault, message) => {
    expect(() => compiled(NAMES.replace(sound, fault))).toThrow(message)
  })
})

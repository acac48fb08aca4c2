import { describe, expect, test } from 'vitest'
import { compile as compileAll, ofDecisions } from '../compile/compile.ts'
import { ownFolder, withoutDecisions } from '../written/own-folder.fixture.ts'

const THINGS = `- exposure: chocolate
  toxin: {id: chocolate, form: milk}
  dog: er_urgent
  cat: {home_up_to: a lick}
  because: It harms the heart.
  sources: [P712]
  names:
    Chocolate rabbit: [bunny, easter bunny]
    Cocoa crème: []
`

describe('substances', () => {
  const folder = ownFolder(withoutDecisions([], '[sweets]'))

  const compile = (): readonly string[] => compileAll(folder.path, [ofDecisions])

  test('that share everything but their names are compiled together', () => {
    folder.write('substances/sweets.yaml', THINGS)
    compile()
    const compiled = folder.read('compiled/substances.ts')
    expect(compiled).toContain('"Chocolate rabbit"')
    expect(compiled).toContain('home("a lick")')
  })

  test.each([
    [
      'a kind nobody knows',
      ['chocolate\n', 'chokolate\n'],
      'substances/sweets.yaml:1 exposure: Invalid option',
    ],
    [
      'a poison nobody knows',
      ['id: chocolate', 'id: chocolat'],
      'substances/sweets.yaml:2 toxin.id: Invalid option',
    ],
    ['a form that the poison has not', ['form: milk', 'form: mylk'], 'toxin.form: is no form of this poison'],
    [
      'a level nobody knows',
      ['dog: er_urgent', 'dog: danger'],
      'substances/sweets.yaml:3 dog: is neither er_urgent',
    ],
    [
      'an amount that says nothing',
      ['a lick', '"1"'],
      'substances/sweets.yaml:4 cat.home_up_to: Invalid string',
    ],
    [
      'a source nobody has',
      ['P712', 'P9999'],
      'substances/sweets.yaml:6 sources.0: no source has the code P9999',
    ],
    [
      'a thing that stands twice',
      ['Cocoa crème', 'Chocolate  Rabbit'],
      'substance.chocolate-rabbit stands at',
    ],
    ['a name with a comma', ['[bunny, easter bunny]', '["bunny, easter bunny"]'], 'holds a comma'],
  ])('are refused with file and line: %s', (_what, [sound, fault], message) => {
    folder.write('substances/sweets.yaml', THINGS.replace(sound ?? '', fault ?? ''))
    expect(() => compile()).toThrow(message)
  })
})

import { describe, expect, test } from 'vitest'
import { compile as compileAll, ofDecisions } from '../compile/compile.ts'
import { refusals } from '../refused/refusals.fixture.ts'
import { ownFolder, withoutDecisions } from '../written/own-folder.fixture.ts'

const { sound: THINGS, refused } = refusals('substances')

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

  test.each(refused)('are refused with file and line: $what', ({ faulty, said }) => {
    folder.write('substances/sweets.yaml', faulty)
    expect(() => compile()).toThrow(said)
  })
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compile as compileAll, ofDecisions } from '../compile/compile.ts'
import { KNOWLEDGE } from './read-written.ts'
import { ownFolder, withoutDecisions } from './own-folder.fixture.ts'

describe('what other files name', () => {
  const folder = ownFolder(withoutDecisions([]))

  const compile = (): readonly string[] => compileAll(folder.path, [ofDecisions])
  const compiled = (module: string): string => folder.read(`compiled/${module}.ts`)
  const WORKS = readFileSync(join(KNOWLEDGE, 'sources/substances.yaml'), 'utf8')
  const LINES = WORKS.split('\n').length - 1

  test('are works by their codes, and conditions by their names', () => {
    folder.write('sources/substances.yaml', `${WORKS}P999:\n  title: A work\n`)
    folder.write('facts.yaml', 'IS_A_CAT: {species: cat}\nIS_NONE: {not: {so: IS_A_CAT}}\n')
    compile()
    expect(compiled('sources')).toContain('  P999: { title: "A work", where: "" },\n')
    expect(compiled('facts')).toContain(
      'export const IS_A_CAT = species("cat")\n\nexport const IS_NONE = not(IS_A_CAT)\n',
    )
  })

  test.each([
    ['a code that is none', 'p999:\n  title: A work\n', 1, 'p999: '],
    ['a work without a title', 'P999:\n  where: there\n', 1, 'P999.title: '],
    [
      'a field nobody knows',
      'P999:\n  title: A work\n  author: somebody\n',
      3,
      'P999: Unrecognized key: "author"',
    ],
    ['a code that stands elsewhere', 'S1:\n  title: A work\n', 1, 'S1 stands at sources/medicine.yaml:'],
  ])('are refused with the line of a source: %s', (_what, text, line, message) => {
    folder.write('sources/substances.yaml', `${WORKS}${text}`)
    expect(compile).toThrow(`sources/substances.yaml:${LINES + line} ${message}`)
  })

  test.each([
    [
      'a question nobody asks',
      'PALE: {answer: {gum_colour: [pale_white]}}\n',
      'facts.yaml:1 PALE.answer.gum_colour: there is no question "gum_colour"',
    ],
    [
      'an option nobody offers',
      'PALE: {answer: {gum_color: [pale]}}\n',
      'facts.yaml:1 PALE.answer.gum_color.0: there is no option "pale"',
    ],
    [
      'a symptom nobody ticks',
      'SICK:\n  symptom: [vomitting]\n',
      'facts.yaml:2 SICK.symptom.0: there is no symptom "vomitting"',
    ],
    [
      'a name nobody has',
      'SICK:\n  so: ILL\n',
      'facts.yaml:2 SICK.so: no condition of facts.yaml is called ILL',
    ],
    [
      'a name that stands below',
      'SICK: {so: ILL}\nILL: {species: cat}\n',
      'facts.yaml:1 SICK needs ILL, which stands below it',
    ],
    ['two words', 'SICK: {species: cat, sex: male}\n', 'facts.yaml:1 SICK: holds several words'],
  ])('are refused with the line of a condition: %s', (_what, text, message) => {
    folder.write('facts.yaml', text)
    expect(compile).toThrow(message)
  })
})

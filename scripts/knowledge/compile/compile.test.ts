import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compile as compileAll, made, ofDecisions, ofPhrases, ofSigns, ofTurns } from './compile.ts'
import { inLatin1 } from '../written/compiled.ts'
import { KNOWLEDGE } from '../written/read-written.ts'
import { refusals } from '../refused/refusals.fixture.ts'
import { ownFolder } from '../written/own-folder.fixture.ts'

const FILES_AND_FOLDERS = [
  'rules',
  'atlas',
  'conditions',
  'substances',
  'sources',
  'facts.yaml',
  'files.yaml',
  'groups.yaml',
  'emergencies.yaml',
  'staying-home.yaml',
  'what-ifs.yaml',
]

describe('what is made from the files of knowledge', () => {
  test.each(made())('$path is of today', ({ path, text }) => {
    expect(readFileSync(join(KNOWLEDGE, path), 'utf8'), 'run npm run knowledge -- compile').toBe(text)
  })

  test('a module holds letters of one byte alone, and says the same', () => {
    const written = { path: 'compiled/x.ts', text: "export const pet = 'Zoë’s “cat” 🐾'" }
    const { text } = inLatin1(written)
    expect(text).toMatch(/^[\0-\xff]+$/)
    expect(JSON.parse(`"${text.slice(20, -1)}"`)).toBe('Zoë’s “cat” 🐾')
    expect(
      made().filter(({ path, text: one }) => path.endsWith('.ts') && /[\u0100-\uffff]/.test(one)),
    ).toEqual([])
  })
})

describe('a file that cannot be compiled', () => {
  const folder = ownFolder(({ copy }) => copy(FILES_AND_FOLDERS))

  const compile = (): readonly string[] => compileAll(folder.path, [ofDecisions])
  const { sound: RULE, refused } = refusals('rules')

  test('is compiled when it is sound', () => {
    folder.write('rules/temperature.yaml', RULE)
    compile()
    expect(folder.read('compiled/rules.ts')).toContain(
      '{ id: "RF-901", when: answer("gum_color", "pale_white"), atLeast: "normal_vet", because: "Pale gums should be seen.", sources: ["S1"] },',
    )
  })

  test.each(refused)('is refused with file and line: $what', ({ faulty, said }) => {
    folder.write('rules/temperature.yaml', faulty)
    expect(() => compile()).toThrow(said)
  })

  test.each([
    [
      'a rule that does not exist',
      'staying-home.yaml',
      ['same_as: RF-101', 'same_as: RF-999'],
      'home.very-young: there is no rule RF-999',
    ],
    [
      'an item that has no words for the owner',
      'staying-home.yaml',
      ['  otherwise: The gums are not a healthy pink.\n', ''],
      'otherwise: Invalid input',
    ],
    [
      'an answer nobody can give',
      'what-ifs.yaml',
      ['[pale_white]', '[palest]'],
      'there is no option "palest"',
    ],
    [
      'two answers for one sentence',
      'what-ifs.yaml',
      ['[pale_white]', '[pale_white, yellow]'],
      'is not one answer to one question',
    ],
  ])('is refused with file and line: %s', (_what, file, [sound, fault], message) => {
    const text = readFileSync(join(KNOWLEDGE, file), 'utf8')
    folder.write(file, text.replace(sound ?? '', fault ?? ''))
    expect(() => compile()).toThrow(new RegExp(`^${file}:\\d+ .*${message}`))
  })

  test('is not passed over in silence because nobody listed it', () => {
    folder.write('rules/new.yaml', RULE)
    expect(() => compile()).toThrow('rules/new.yaml is not listed in files.yaml')
  })

  test('is named where it is listed and missing', () => {
    rmSync(join(folder.path, 'rules/urinary.yaml'))
    expect(() => compile()).toThrow('rules/urinary.yaml is listed in files.yaml and does not exist')
  })
})

describe('a file that nobody listed', () => {
  const folder = ownFolder(({ copy }) => copy(['notes']))

  test.each([
    ['notes', ofPhrases],
    ['notes/signs', ofSigns],
    ['notes/turns', ofTurns],
  ])('is not passed over in silence in %s', (inside, making) => {
    folder.write(`${inside}/new.yaml`, '[]\n')
    expect(() => compileAll(folder.path, [making])).toThrow(
      `${inside}/new.yaml is not listed in ${inside}/files.yaml`,
    )
  })
})

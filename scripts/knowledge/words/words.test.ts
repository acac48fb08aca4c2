import { describe, expect, test } from 'vitest'
import { compile, ofWords } from '../compile/compile.ts'
import { ownFolder } from '../written/own-folder.fixture.ts'

describe('a file of single words', () => {
  const folder = ownFolder()

  const SPELLING = `written_out:
  is not: ["isn't", isnt]
  gums: [gumms]
recognized: [seizure, swollen]
no_slips: [seizes]
`
  const EVERYDAY = `anywhere: [a, the]
well: [happy]
denied: [cough]
body: [tail]
`

  const compiled = (spelling: string, everyday = EVERYDAY): string => {
    folder.write('notes/spelling.yaml', spelling)
    folder.write('notes/everyday.yaml', everyday)
    compile(folder.path, [ofWords])
    return ['spelling', 'everyday'].map((file) => folder.read(`compiled/notes/${file}.ts`)).join('')
  }

  test('becomes lists as the reader takes them', () => {
    const made = compiled(SPELLING)
    expect(made).toContain('"is not": "isn\'t isnt",\n  "gums": "gumms",')
    expect(made).toContain('RECOGNIZED: readonly string[] = "seizure swollen".split(\' \')')
    expect(made).toContain('DENIED: readonly string[] = [...anywhere, ..."cough".split(\' \')]')
  })

  test.each([
    ['a field nobody knows', 'no_slips', 'slips', 'notes/spelling.yaml:1 '],
    ['a word in capitals', 'gumms', 'Gumms', 'notes/spelling.yaml:3 written_out.gums.0: is no word'],
    ['several words', 'seizes', 'seizes up', 'notes/spelling.yaml:5 no_slips.0: is no word'],
    [
      'a slip of two words',
      '[gumms]',
      '[isnt]',
      'notes/spelling.yaml:3 written_out.gums.0: “isnt” stands under written_out.is not already',
    ],
    [
      'a word that is no slip and recognized',
      'seizes',
      'seizure',
      'notes/spelling.yaml:5 no_slips.0: “seizure” stands under recognized.0 already',
    ],
    [
      'a word too short to be recognized',
      'swollen',
      'pain',
      'notes/spelling.yaml:4 recognized: holds pain, with fewer than six letters',
    ],
    ['no word', '[seizes]', '[]', 'notes/spelling.yaml:5 no_slips: holds no word'],
  ])('is refused with file and line: %s', (_what, sound, fault, message) => {
    expect(() => compiled(SPELLING.replace(sound, fault))).toThrow(message)
  })

  test('is refused where an everyday word stands twice', () => {
    expect(() => compiled(SPELLING, EVERYDAY.replace('[happy]', '[happy, happy]'))).toThrow(
      'notes/everyday.yaml:2 well: holds a word twice',
    )
  })
})

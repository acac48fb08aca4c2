import { describe, expect, test } from 'vitest'
import { compile, ofWords } from '../compile/compile.ts'
import { refusals } from '../refused/refusals.fixture.ts'
import { ownFolder } from '../written/own-folder.fixture.ts'

describe('a file of single words', () => {
  const folder = ownFolder()

  const { sound: SPELLING, refused } = refusals('spelling')
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

  test.each(refused)('is refused with file and line: $what', ({ faulty, said }) => {
    expect(() => compiled(faulty)).toThrow(said)
  })

  test('is refused where an everyday word stands twice', () => {
    expect(() => compiled(SPELLING, EVERYDAY.replace('[happy]', '[happy, happy]'))).toThrow(
      'notes/everyday.yaml:2 well: holds a word twice',
    )
  })
})

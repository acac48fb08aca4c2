import { describe, expect, test } from 'vitest'
import { ofSigns } from '../compile/compile.ts'
import { compiledFrom } from '../compile/compiled-from.fixture.ts'
import { refusals } from '../refused/refusals.fixture.ts'
import { ownFolder } from '../written/own-folder.fixture.ts'

describe('a file of signs told by words near each other', () => {
  const folder = ownFolder(({ copy }) => copy(['notes/signs']))

  const { sound: SIGN, refused } = refusals('signs')

  const compiled = compiledFrom(folder, 'notes/signs/urine.yaml', ofSigns, 'compiled/notes/signs.ts')
  const onOneLine = (text: string): string => compiled(text).replaceAll(/\s+/g, ' ')

  test('becomes signs as the reader takes them', () => {
    expect(onOneLine(SIGN)).toContain(
      '{ id: "gums-of-a-test", finding: "red gums", says: [ ' +
        '"& GUMS very|too_much > BRICK|cherr* !brick_wall !PLAY ~7", "GUMS burn*", ], ' +
        'unless: "BELLY hot_sauce", onlySaid: "BELLY", means: {"answers":{"gum_color":["bright_red"]}} },',
    )
  })

  test.each(refused)('is refused with file and line: $what', ({ faulty, said }) => {
    expect(() => compiled(faulty)).toThrow(said)
  })

  test('is refused where a group of words stands for itself, or names one that is not there', () => {
    const words = folder.read('notes/signs/words.yaml')
    const lines = words.split('\n').length
    folder.write('notes/signs/words.yaml', `${words}SORE: red | RAW\nRAW: open | SORE | WET\n`)
    const refused = (): string => compiled(SIGN)
    expect(refused).toThrow(`notes/signs/words.yaml:${lines} SORE stands for itself`)
    expect(refused).toThrow(`notes/signs/words.yaml:${lines + 1} nothing is called WET`)
  })
})

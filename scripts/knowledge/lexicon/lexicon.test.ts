import { describe, expect, test } from 'vitest'
import { FIGURES, HAZARDS, LIKENESSES, ALARMS_OF_THE_BODY } from '#domain/knowledge/compiled/notes/figures.ts'
import { WORDS, lexicon } from '#domain/knowledge/compiled/notes/lexicon.ts'
import { ofPhrases } from '../compile/compile.ts'
import { compiledFrom } from '../compile/compiled-from.fixture.ts'
import { refusals } from '../refused/refusals.fixture.ts'
import { ownFolder } from '../written/own-folder.fixture.ts'

describe('what is made from owners’ words', () => {
  test('is an expression that can be asked, every one', () => {
    const phrases = lexicon.flatMap(({ phrases: told, unless = [], unlessSaid = [], onlySaid = [] }) => [
      ...told,
      ...unless,
      ...unlessSaid,
      ...onlySaid,
    ])
    const all = [...phrases, ...FIGURES, ...LIKENESSES, ...HAZARDS, ...ALARMS_OF_THE_BODY]
    expect(all.length).toBeGreaterThan(4000)
    const unusable = all.filter((phrase) => {
      const written = phrase.replaceAll(
        /\{([a-z]\w*)\}/g,
        (_whole, name: string) => WORDS[name] ?? '(unknown',
      )
      try {
        return new RegExp(written).source === ''
      } catch {
        return true
      }
    })
    expect(unusable).toEqual([])
  })
})

describe('a file of owners’ words', () => {
  const folder = ownFolder(({ copy }) => copy(['notes']))

  const { sound: GUMS, refused } = refusals('owners-words')
  const compiled = compiledFrom(folder, 'notes/gums.yaml', ofPhrases, 'compiled/notes/lexicon.ts')
  const onOneLine = (text: string): string => compiled(text).replaceAll(/\s+/g, ' ')

  test('becomes entries with their names written out', () => {
    expect(onOneLine(GUMS)).toContain(
      'phrases: [ "{gums}{w}{0,4} (?:cherry|brick)", "cherry|brick", "red(?=x)", ], unless: [ "^(?!.*weak).*$", ], means: {"answers":{"gum_color":["bright_red"]}}',
    )
  })

  test('has a list told one by one, but what it leaves out', () => {
    const list = GUMS.replace('RED: cherry | brick', 'RED: [cherry, brick]')
    expect(onOneLine(list)).toContain('(?:cherry|brick)", "cherry", "brick"')
    expect(onOneLine(list.replace('each_of: RED', 'each_of: RED\n        except: [brick]'))).toContain(
      '(?:cherry|brick)", "cherry", "red(?=x)"',
    )
  })

  test.each(refused)('is refused with file and line: $what', ({ faulty, said }) => {
    expect(() => compiled(faulty)).toThrow(said)
  })
})

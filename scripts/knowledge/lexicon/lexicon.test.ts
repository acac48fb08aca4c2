import { describe, expect, test } from 'vitest'
import { FIGURES, HAZARDS, LIKENESSES, ALARMS_OF_THE_BODY } from '#domain/knowledge/compiled/notes/figures.ts'
import { WORDS, lexicon } from '#domain/knowledge/compiled/notes/lexicon.ts'
import { compile, ofPhrases } from '../compile/compile.ts'
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

  const GUMS = `words:
  RED: cherry | brick
stories:
  WELL: ^ <nowhere weak> ...$
entries:
  - id: gums-of-a-test
    finding: red gums
    kind: sign
    phrases:
      - GUMS ~4 RED
      - each_of: RED
      - expression: 'red(?=x)'
    unless:
      - WELL
    means: {answers: {gum_color: [bright_red]}}
`
  const compiled = (text: string): string => {
    folder.write('notes/gums.yaml', text)
    compile(folder.path, [ofPhrases])
    return folder.read('compiled/notes/lexicon.ts').replaceAll(/\s+/g, ' ')
  }

  test('becomes entries with their names written out', () => {
    expect(compiled(GUMS)).toContain(
      'phrases: [ "{gums}{w}{0,4} (?:cherry|brick)", "cherry|brick", "red(?=x)", ], unless: [ "^(?!.*weak).*$", ], means: {"answers":{"gum_color":["bright_red"]}}',
    )
  })

  test('has a list told one by one, but what it leaves out', () => {
    const list = GUMS.replace('RED: cherry | brick', 'RED: [cherry, brick]')
    expect(compiled(list)).toContain('(?:cherry|brick)", "cherry", "brick"')
    expect(compiled(list.replace('each_of: RED', 'each_of: RED\n        except: [brick]'))).toContain(
      '(?:cherry|brick)", "cherry", "red(?=x)"',
    )
  })

  test.each([
    ['a phrase that is none', '~4 RED', '~4 RED)', 'notes/gums.yaml:10 “)” closes nothing'],
    ['a name nobody knows', '~4 RED', '~4 BLUE', 'notes/gums.yaml:10 nothing is called BLUE'],
    ['a list nobody knows', 'each_of: RED', 'each_of: BLUE', 'notes/gums.yaml:11 nothing is called BLUE'],
    [
      'an item left out that is in no list',
      'each_of: RED',
      'each_of: RED\n        except: [blue]',
      'notes/gums.yaml:11 RED does not hold “blue”',
    ],
    ['a name that stands for itself', 'cherry', 'RED', 'notes/gums.yaml:10 RED stands for itself'],
    ['a kind nobody knows', 'kind: sign', 'kind: seen', 'notes/gums.yaml:8 entries.0.kind: Invalid option'],
    [
      'a question nobody asks',
      'gum_color',
      'gum_colour',
      'notes/gums.yaml:15 entries.0.means.answers.gum_colour: there is no question "gum_colour"',
    ],
    [
      'an option nobody offers',
      'bright_red]',
      'blood_red]',
      'notes/gums.yaml:15 entries.0.means.answers.gum_color.0: there is no option "blood_red"',
    ],
    [
      'a symptom nobody ticks',
      'answers: {gum_color: [bright_red]}',
      'symptoms: [red_gums]',
      'notes/gums.yaml:15 entries.0.means.symptoms.0: there is no symptom "red_gums"',
    ],
    ['an id that stands elsewhere', 'gums-of-a-test', 'hives', 'hives stands at notes/gums.yaml:6 already'],
  ])('is refused with file and line: %s', (_what, sound, fault, message) => {
    expect(() => compiled(GUMS.replace(sound, fault))).toThrow(message)
  })

  test('is not passed over in silence because nobody listed it', () => {
    folder.write('notes/new.yaml', GUMS)
    expect(() => compile(folder.path, [ofPhrases])).toThrow(
      'notes/new.yaml is not listed in notes/files.yaml',
    )
  })
})

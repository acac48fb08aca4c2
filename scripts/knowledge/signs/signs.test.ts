import { describe, expect, test } from 'vitest'
import { compile, ofSigns } from '../compile/compile.ts'
import { ownFolder } from '../written/own-folder.fixture.ts'

describe('a file of signs told by words near each other', () => {
  const folder = ownFolder(({ copy }) => copy(['notes/signs']))

  const SIGN = `- id: gums-of-a-test
  finding: red gums
  says:
    - near: [GUMS, very | too much, {later: BRICK | cherr*}]
      within: 7
      not_beside: [brick wall, PLAY]
      across_turns: true
    - near: [GUMS, burn*]
  unless: [CALM, hot sauce]
  only_said: [BELLY]
  means: {answers: {gum_color: [bright_red]}}
`

  const compiled = (text: string): string => {
    folder.write('notes/signs/urine.yaml', text)
    compile(folder.path, [ofSigns])
    return folder.read('compiled/notes/signs.ts').replaceAll(/\s+/g, ' ')
  }

  test('becomes signs as the reader takes them', () => {
    expect(compiled(SIGN)).toContain(
      '{ id: "gums-of-a-test", finding: "red gums", says: [ ' +
        '"& GUMS very|too_much > BRICK|cherr* !brick_wall !PLAY ~7", "GUMS burn*", ], ' +
        'unless: "CALM hot_sauce", onlySaid: "BELLY", means: {"answers":{"gum_color":["bright_red"]}} },',
    )
  })

  test.each([
    ['a group nobody has', '[GUMS, burn', '[GUMZ, burn', 'notes/signs/urine.yaml:8 nothing is called GUMZ'],
    ['a word it is not beside', 'PLAY]', 'PLAYS]', 'notes/signs/urine.yaml:6 nothing is called PLAYS'],
    [
      'a word in capitals beside others',
      'hot sauce',
      'Hot sauce',
      'notes/signs/urine.yaml:9 unless.1: is neither',
    ],
    ['an expression', 'burn*', 'burn\\w+', 'notes/signs/urine.yaml:8 says.1.near.1: '],
    [
      'a word that stands twice',
      'very | too much',
      'very | very',
      'notes/signs/urine.yaml:4 says.0.near.1: ',
    ],
    [
      'a field nobody knows',
      'across_turns',
      'across',
      'notes/signs/urine.yaml:7 says.0: Unrecognized key: "across"',
    ],
    [
      'a meaning nobody knows',
      'answers',
      'answer',
      'notes/signs/urine.yaml:11 means: Unrecognized key: "answer"',
    ],
    [
      'an option nobody offers',
      'bright_red',
      'blood_red',
      'notes/signs/urine.yaml:11 means.answers.gum_color.0: there is no option "blood_red"',
    ],
    ['no way to say it', '    - near: [GUMS, burn*]\n', '    - near: []\n', 'says.1.near: holds no words'],
    [
      'an id that stands elsewhere',
      'gums-of-a-test',
      'strangled',
      'strangled stands at notes/signs/urine.yaml:1 already',
    ],
  ])('is refused with file and line: %s', (_what, sound, fault, message) => {
    expect(() => compiled(SIGN.replace(sound, fault))).toThrow(message)
  })

  test('is refused where a group of words stands for itself, or names one that is not there', () => {
    const words = folder.read('notes/signs/words.yaml')
    const lines = words.split('\n').length
    folder.write('notes/signs/words.yaml', `${words}SORE: red | RAW\nRAW: open | SORE | WET\n`)
    const refused = (): string => compiled(SIGN)
    expect(refused).toThrow(`notes/signs/words.yaml:${lines} SORE stands for itself`)
    expect(refused).toThrow(`notes/signs/words.yaml:${lines + 1} nothing is called WET`)
  })

  test('is not passed over in silence because nobody listed it', () => {
    folder.write('notes/signs/new.yaml', SIGN)
    expect(() => compile(folder.path, [ofSigns])).toThrow(
      'notes/signs/new.yaml is not listed in notes/signs/files.yaml',
    )
  })
})

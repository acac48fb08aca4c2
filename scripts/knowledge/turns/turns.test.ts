import { describe, expect, test } from 'vitest'
import { compile, ofTurns } from '../compile/compile.ts'
import { ownFolder } from '../written/own-folder.fixture.ts'

describe('a file of turns', () => {
  const folder = ownFolder(({ copy }) => copy(['notes/turns']))

  const TURNS = `words:
  OWN: my | BREEDS
turns:
  LEFT_OVER:
    tells: what was left
    phrases:
      - (OWN | his) plate | bowl
      - all of OWN
    not_before: [the, NO_LONGER]
  LEAVES:
    tells: who leaves
    stands: just_before
    phrases: [OWN]
  LEAVING:
    tells: what leaving is called
    stands: each
    phrases: [OWN, go* away]
  PART:
    tells: what code puts together
    stands: part
    phrases: [a | b]
`

  const compiled = (text: string): string => {
    folder.write('notes/turns/colors.yaml', text)
    compile(folder.path, [ofTurns])
    return folder.read('compiled/notes/turns/colors.ts')
  }

  test('becomes expressions, by where a turn stands', () => {
    const made = compiled(TURNS.replace('BREEDS', 'N+'))
    expect(made).toContain('/** What was left. */\nexport const LEFT_OVER =')
    expect(made).toContain(
      'LEFT_OVER = /\\b(?:(?:(?:my|\\d+)|his) plate|bowl|all of (?:my|\\d+))\\b(?! (?:the|stopped|longer))/\n',
    )
    expect(made).toContain('LEAVES = /\\b(?:my|\\d+) ?$/\n')
    expect(made).toContain('LEAVING = [\n  "my",\n  "\\\\d+",\n  "go\\\\w* away",\n]\n')
    expect(made).toContain('PART = "(?:a|b)"\n')
  })

  test('may name the words of all files', () => {
    expect(compiled(TURNS)).toContain('LEAVES = /\\b(?:my|poodle|chihuahua|')
  })

  test.each([
    ['a name nobody knows', 'all of OWN', 'all of OWNS', 'notes/turns/colors.yaml:8 nothing is called OWNS'],
    ['a phrase that is none', 'bowl\n', 'bowl)\n', 'notes/turns/colors.yaml:7 “)” closes nothing'],
    [
      'a place nobody knows',
      'just_before',
      'before',
      'notes/turns/colors.yaml:12 turns.LEAVES.stands: Invalid',
    ],
    [
      'a field nobody knows',
      'not_before',
      'not_after',
      'notes/turns/colors.yaml:9 turns.LEFT_OVER: Unrecognized',
    ],
    [
      'nothing that says what it tells',
      '    tells: who leaves\n',
      '',
      'notes/turns/colors.yaml:10 turns.LEAVES.tells',
    ],
    ['no phrase', '[OWN]', '[]', 'notes/turns/colors.yaml:13 turns.LEAVES.phrases: holds no phrase'],
    ['a name that stands for itself', 'my | BREEDS', 'my | OWN', 'OWN stands for itself'],
    ['a name that stands elsewhere', 'LEAVES:', 'WORRY:', 'WORRY stands at notes/turns/fear.yaml:'],
  ])('is refused with file and line: %s', (_what, sound, fault, message) => {
    expect(() => compiled(TURNS.replace(sound, fault))).toThrow(message)
  })

  test('is not passed over in silence because nobody listed it', () => {
    folder.write('notes/turns/new.yaml', TURNS)
    expect(() => compile(folder.path, [ofTurns])).toThrow(
      'notes/turns/new.yaml is not listed in notes/turns/files.yaml',
    )
  })
})

import { describe, expect, test } from 'vitest'
import { ofTurns } from '../compile/compile.ts'
import { compiledFrom } from '../compile/compiled-from.fixture.ts'
import { refusals } from '../refused/refusals.fixture.ts'
import { ownFolder } from '../written/own-folder.fixture.ts'

describe('a file of turns', () => {
  const folder = ownFolder(({ copy }) => copy(['notes/turns']))

  const { sound: TURNS, refused } = refusals('turns')

  const compiled = compiledFrom(folder, 'notes/turns/colors.yaml', ofTurns, 'compiled/notes/turns/colors.ts')

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

  test.each(refused)('is refused with file and line: $what', ({ faulty, said }) => {
    expect(() => compiled(faulty)).toThrow(said)
  })
})

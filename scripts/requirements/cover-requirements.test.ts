import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { coverRequirements } from './cover-requirements.ts'
import { readTestTitles } from './read-test-titles.ts'

/** Ids of examples: no requirement has such an area. */
const list = [
  { id: 'R-EXAMPLE-001', area: 'EXAMPLE', title: 'One' },
  { id: 'R-EXAMPLE-002', area: 'EXAMPLE', title: 'Two' },
  { id: 'R-OTHER-001', area: 'OTHER', title: 'Three' },
]

describe('coverage of requirements by test titles', () => {
  test('an id in a title is counted once, with its file', () => {
    const coverage = coverRequirements(list, [
      { file: 'a.test.ts', title: 'saves the pet [R-EXAMPLE-002, R-OTHER-001]' },
      { file: 'a.test.ts', title: 'saves it again [R-EXAMPLE-002]' },
    ])
    expect(coverage.named).toBe(2)
    expect(coverage.areas).toEqual([
      { area: 'EXAMPLE', named: 1, total: 2 },
      { area: 'OTHER', named: 1, total: 1 },
    ])
    expect(coverage.requirements[1]?.files).toEqual(['a.test.ts'])
  })

  test('an id that the list does not have is reported', () => {
    expect(coverRequirements(list, [{ file: 'a.test.ts', title: 'x [R-EXAMPLE-999]' }]).unknown).toEqual([
      { id: 'R-EXAMPLE-999', file: 'a.test.ts' },
    ])
  })

  test('titles are read from test files only, parameterised ones included', () => {
    const root = mkdtempSync(join(tmpdir(), 'titles-'))
    for (const folder of [
      'domain',
      'contract',
      'service',
      'supabase',
      'local',
      'web',
      'e2e',
      'scripts',
      'tests',
    ])
      mkdirSync(join(root, folder))
    writeFileSync(
      join(root, 'domain', 'a.test.ts'),
      "// mentions R-EXAMPLE-001\ntest('plain [R-EXAMPLE-002]', () => {})\ntest.each([['one (1)', [2]], ['three']] as const)(\n'each %s [R-OTHER-001]', () => {})",
    )
    writeFileSync(join(root, 'domain', 'a.ts'), "test('not a test file [R-EXAMPLE-001]')")
    expect(readTestTitles(root).map(({ title }) => title)).toEqual([
      'plain [R-EXAMPLE-002]',
      'each %s [R-OTHER-001]',
      'one (1)',
      'three',
    ])
  })
})

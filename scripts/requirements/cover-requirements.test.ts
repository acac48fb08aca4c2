import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { coverRequirements } from './cover-requirements.ts'
import { readTestTitles } from './read-test-titles.ts'

const list = [
  { id: 'R-PET-001', area: 'PET', title: 'One' },
  { id: 'R-PET-002', area: 'PET', title: 'Two' },
  { id: 'R-OTC-001', area: 'OTC', title: 'Three' },
]

describe('coverage of requirements by test titles', () => {
  test('an id in a title is counted once, with its file', () => {
    const coverage = coverRequirements(list, [
      { file: 'a.test.ts', title: 'saves the pet [R-PET-002, R-OTC-001]' },
      { file: 'a.test.ts', title: 'saves it again [R-PET-002]' },
    ])
    expect(coverage.named).toBe(2)
    expect(coverage.areas).toEqual([
      { area: 'PET', named: 1, total: 2 },
      { area: 'OTC', named: 1, total: 1 },
    ])
    expect(coverage.requirements[1]?.files).toEqual(['a.test.ts'])
  })

  test('an id that the list does not have is reported', () => {
    expect(coverRequirements(list, [{ file: 'a.test.ts', title: 'x [R-PET-999]' }]).unknown).toEqual([
      { id: 'R-PET-999', file: 'a.test.ts' },
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
      "// mentions R-PET-001\ntest('plain [R-PET-002]', () => {})\ntest.each([['one (1)', [2]], ['three']] as const)(\n'each %s [R-OTC-001]', () => {})",
    )
    writeFileSync(join(root, 'domain', 'a.ts'), "test('not a test file [R-PET-001]')")
    expect(readTestTitles(root).map(({ title }) => title)).toEqual([
      'plain [R-PET-002]',
      'each %s [R-OTC-001]',
      'one (1)',
      'three',
    ])
  })
})

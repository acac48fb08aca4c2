import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { everyVignette, readGivenAnswers, readVignettes } from './read-written.ts'
import { COUNTED_ON, SETS, setNamed } from './sets.ts'
import { intakeOf } from './vignette.ts'

const doubled = (values: readonly string[]): readonly string[] =>
  values.filter((value, place) => values.indexOf(value) !== place)
const namesIn = (folder: string): readonly string[] =>
  readdirSync(join(import.meta.dirname, folder))
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => file.replace(/\.jsonl$/, ''))
const names = SETS.map(({ name }) => name)

describe('the sets of written cases', () => {
  test('each has its file, and each file its entry', () => {
    expect(namesIn('.').toSorted()).toEqual(names.toSorted())
    expect(namesIn('answers').filter((name) => !names.includes(name))).toEqual([])
    expect(() => setNamed('nowhere')).toThrow(/no set of written cases named "nowhere"/)
  })

  test.each(SETS)('$name holds as many cases as its entry says', ({ file, cases }) => {
    expect(readVignettes(file)).toHaveLength(cases)
  })

  test('no two cases and no two sets share a name', () => {
    expect(doubled(everyVignette().map(({ id }) => id))).toEqual([])
    expect(doubled(SETS.flatMap(({ id, name }) => [...new Set([id, name])]))).toEqual([])
  })

  test.each(SETS.filter(({ firstSight }) => firstSight.length > 0))(
    '$name was met with as many emergencies as it holds',
    ({ file, firstSight }) => {
      const held = readVignettes(file).filter(({ expected }) => expected.level === 'er_urgent').length
      expect(firstSight.map(({ emergencies }) => emergencies)).toEqual(firstSight.map(() => held))
    },
  )

  test.each(COUNTED_ON)('$name has answers, and only to its own cases', ({ file }) => {
    const cases = readVignettes(file).map(({ id }) => id)
    const answered = [...(readGivenAnswers(file)?.keys() ?? [])]
    expect(answered.length).toBeGreaterThan(0)
    expect(answered.filter((id) => !cases.includes(id))).toEqual([])
  })

  test('a set that nobody was asked about has no answers', () => {
    expect(readGivenAnswers(setNamed('development').file)).toBeUndefined()
  })
})

describe('a file of cases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cases-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const write = (text: string): string => {
    const path = join(folder, 'cases.jsonl')
    writeFileSync(path, text)
    return path
  }

  test('that is missing, empty, broken or incomplete is told in one sentence', () => {
    expect(() => readVignettes('/nowhere/cases.jsonl')).toThrow(/cannot be read\. Check the path\./)
    expect(() => readVignettes(write('\n'))).toThrow(/is empty\./)
    expect(() => readVignettes(write('{}\n{'))).toThrow(/in line 1 id is wrong/)
    expect(() => readVignettes(write('\n{'))).toThrow(/line 2 is not valid JSON\./)
    expect(() => readVignettes(write('{"id":"T-001"}\n'))).toThrow(/in line 1 title is wrong/)
  })
})

test('the birthday is counted back from the day of the run', () => {
  const [first] = everyVignette()
  if (first === undefined) throw new Error('there are no cases')
  const now = new Date('2026-03-31T12:00:00Z')
  const birthday = (ageMonths: number | null) => intakeOf({ ...first, ageMonths }, now).pet.birthday
  expect([birthday(1), birthday(24), birthday(null)]).toEqual(['2026-02-28', '2024-03-31', null])
})

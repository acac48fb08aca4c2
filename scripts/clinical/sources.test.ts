import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sources } from '#domain/knowledge/sources.ts'

const repository = join(import.meta.dirname, '../..')
const knowledge = readdirSync(join(repository, 'domain/knowledge'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && file !== 'sources.ts')
  .map((file) => join('domain/knowledge', file))

/** Every code in quotation marks in the knowledge and in the list of signs that may stay home. */
const cited = new Set(
  [...knowledge, 'tests/engine/may-stay-home.ts']
    .flatMap((file) => [...readFileSync(join(repository, file), 'utf8').matchAll(/['"](S\d+|K)['"]/g)])
    .map(([, code = '']) => code),
)

test('every source is cited by a rule, a condition, a pattern, a line of care or a sign that may stay home', () => {
  expect(Object.keys(sources).filter((code) => !cited.has(code))).toEqual([])
})

test('every code that is cited is a source', () => {
  expect([...cited].filter((code) => !(code in sources))).toEqual([])
})

test('no two sources have the same title', () => {
  const titles = Object.values(sources).map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

import { expect, test } from 'vitest'
import { alarmsBelowEmergency, homeSigns } from '#cases/rules/home-signs.ts'
import { sources } from '#domain/knowledge/compiled/sources.ts'
import { allEntries } from '../knowledge/all-entries.ts'

/** Every code that an entry of the review book stands on, and those of the signs that may stay home. */
const cited = new Set([
  ...allEntries()
    .filter(({ kind }) => kind !== 'dose')
    .flatMap(({ reads }) => reads.flatMap(({ of, id }) => (of === 'source' ? [id] : []))),
  ...[...homeSigns, ...alarmsBelowEmergency].map(({ source }) => source),
])

test('every source is cited, by an entry of the book or a sign that may stay home', () => {
  const codes = Object.keys(sources)
  expect(codes.length).toBeGreaterThan(650)
  expect(codes.filter((code) => !cited.has(code))).toEqual([])
})

test('every code that is cited is a source', () => {
  expect([...cited].filter((code) => !(code in sources))).toEqual([])
})

test('no two sources have the same title', () => {
  const titles = Object.values(sources).map(({ title }) => title)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

test('no two sources stand at the same address', () => {
  const addresses = Object.values(sources).flatMap(({ where }) => (where === '' ? [] : [where]))
  expect(addresses.filter((where, at) => addresses.indexOf(where) !== at)).toEqual([])
})

import { expect, test } from 'vitest'
import { misses, TARGETS } from './targets.ts'

const [home, login] = [TARGETS[0], TARGETS.at(-1)]
const good = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  fcpMs: 900,
  lcpMs: 1300,
  tbtMs: 50,
  cls: 0,
  scriptKB: 100,
  requests: 15,
  machine: 1500,
}

test('a page that meets its targets misses nothing, and one that does not says which', () => {
  if (home === undefined || login === undefined) throw new Error('no targets')
  expect(misses(home, good)).toEqual([])
  expect(misses(home, { ...good, lcpMs: 1301, cls: 0.001 })).toEqual(['lcp', 'cls'])
  expect(misses(home, { ...good, seo: 99, performance: 97, tbtMs: 51 })).toEqual([
    'performance',
    'seo',
    'tbt',
  ])
  expect(misses(login, { ...good, seo: 60, lcpMs: 1500 })).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptIn, worseThan } from './house-markdown.ts'
import { HELD, measureHouse } from './measures.ts'
import { sourceFiles } from './source-files.ts'

const root = join(import.meta.dirname, '../..')

test('no figure of the house is worse than docs/house.md says; better ones are written by npm run house', () => {
  const kept = keptIn(readFileSync(join(root, 'docs/house.md'), 'utf8'))
  const files = sourceFiles(root)
  expect(files.length).toBeGreaterThan(1000)
  expect(HELD.filter((name) => !kept.has(name))).toEqual([])
  expect(worseThan(measureHouse(files).figures, kept)).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptIn, worseThan } from './house-markdown.ts'
import { HELD, measureHouse } from './measures.ts'
import { sourceFiles } from './source-files.ts'

const root = join(import.meta.dirname, '../..')
const files = sourceFiles(root)
const house = measureHouse(files)

test('no figure of the house is worse than docs/house.md says; better ones are written by npm run house', () => {
  const kept = keptIn(readFileSync(join(root, 'docs/house.md'), 'utf8'))
  expect(files.length).toBeGreaterThan(1000)
  expect(HELD.filter((name) => !kept.has(name))).toEqual([])
  expect(worseThan(house.figures, kept)).toEqual([])
})

test('no folder reaches itself through others', () => {
  expect(house.circles).toEqual([])
})

test('no folder holds more files than one can look over', () => {
  expect(house.fullFolders).toEqual([])
})

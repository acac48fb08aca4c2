import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { NOTE_SETS, readTold } from '#cases/notes/told.ts'
import { levelsOf, RIGHT } from './levels-of.ts'

const FOLDER = join(import.meta.dirname, '../../cases/notes')

test('every set of notes has its entry, and holds as many as it says', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.jsonl'))
  expect(files.toSorted()).toEqual(NOTE_SETS.map(({ name }) => `${name}.jsonl`).toSorted())
  expect(NOTE_SETS.filter(({ name, cases }) => readTold(name).length !== cases)).toEqual([])
})

describe.each(NOTE_SETS)('$name: $holds', ({ name }) => {
  test.each(readTold(name))('$level, $species, $symptom: $note', (told) => {
    expect(RIGHT[told.level]).toContain(levelsOf(told).level)
  })
})

import { expect, test } from 'vitest'
import type { NotesOf } from '../examples/notes-of-findings.ts'
import type { Entry } from '../tell/entry.ts'
import { notesPart } from './notes-part.ts'

const FINDING: Entry = {
  id: 'told.gums-pale',
  kind: 'told',
  page: 'general',
  title: 'Very pale gums',
  parts: [],
  sources: [],
  reads: [],
  content: {},
}

const tell = (notes: NotesOf) => notesPart(FINDING, new Map([['gums-pale', notes]]))[0]?.lines

test('a finding shows sentences it counts in, and those it is left out of with the reason', () => {
  expect(
    tell({
      counts: ['his gums are white as paper'],
      leftOut: [{ sentence: 'his gums are not white at all', why: 'denied' }],
    }),
  ).toEqual([
    { says: 'It counts in 1 sentence, such as:', of: ['“his gums are white as paper”'] },
    {
      says: 'Its words stand there, and it does not count, in 1 sentence, such as:',
      of: ['“his gums are not white at all” (denied)'],
    },
  ])
})

test('five sentences are shown from all over the notes, none too short or too long to judge', () => {
  const counts = Array.from({ length: 20 }, (_none, at) => `the gums look white, sentence ${at}`)
  expect(tell({ counts: ['white gums', 'white '.repeat(60), ...counts], leftOut: [] })).toEqual([
    {
      says: 'It counts in 22 sentences, such as:',
      of: [0, 4, 8, 12, 16].map((at) => `“the gums look white, sentence ${at}”`),
    },
  ])
})

test('where no note tells of a finding that is said, and other entries have none', () => {
  expect(tell({ counts: [], leftOut: [] })).toEqual(['Nobody has told of it yet.'])
  expect(notesPart({ ...FINDING, kind: 'rule' }, new Map())).toEqual([])
})

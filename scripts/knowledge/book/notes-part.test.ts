import { expect, test } from 'vitest'
import type { Counted, LeftOut, NotesOf } from '../examples/notes-of-findings.ts'
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

const tell = (notes: NotesOf) => notesPart(FINDING, new Map([['told.gums-pale', notes]]))[0]?.lines

const counted = (sentence: string): Counted => ({ sentence, words: sentence, isMisread: false })

const takenBack = (sentence: string, countedBy: readonly string[] = []): LeftOut => ({
  sentence,
  why: 'taken back',
  says: 'taken back: “snow”',
  countedBy,
  isOfEmergency: false,
})

test('what nothing counts stands before what another finding counts, each with its reason', () => {
  expect(
    tell({
      counts: [
        counted('his gums are white as paper'),
        { ...counted('a white ball'), words: 'white', isMisread: true },
      ],
      leftOut: [
        takenBack('white gums in the snow, he fell over', ['told.collapse']),
        {
          sentence: 'his gums are not white at all',
          why: 'denied',
          says: 'denied: “not”',
          countedBy: [],
          isOfEmergency: false,
        },
        takenBack('came in from the snow with white gums'),
        {
          sentence: 'the gums of the cat are white',
          why: 'other pet',
          says: 'the pet is a cat',
          countedBy: [],
          isOfEmergency: false,
        },
      ],
    }),
  ).toEqual([
    { says: 'It counts in 1 sentence:', of: ['“his gums are white as paper”'] },
    { says: 'It counts wrongly, a known fault, in 1 sentence:', of: ['“a white ball” (by “white”)'] },
    {
      says: 'Its words stand there, it does not count, and no other finding that a rule looks for counts instead: 2 sentences:',
      of: [
        '“came in from the snow with white gums” (taken back: “snow”)',
        '“his gums are not white at all” (denied: “not”)',
      ],
    },
    {
      says: 'It does not count, but another finding does: 1 sentence:',
      of: ['“white gums in the snow, he fell over” (taken back: “snow”; counted by told.collapse)'],
    },
  ])
})

test('ten sentences are shown from all over the notes, none too short or too long to judge', () => {
  const counts = Array.from({ length: 20 }, (_none, at) => `the gums look white, sentence ${at}`)
  expect(tell({ counts: ['white gums', 'white '.repeat(60), ...counts].map(counted), leftOut: [] })).toEqual([
    {
      says: 'It counts in 22 sentences, of which 10 are shown:',
      of: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18].map((at) => `“the gums look white, sentence ${at}”`),
    },
  ])
})

test('a sentence that is lost is shown however long it is, and a plain denial only a few times', () => {
  const long = takenBack('white '.repeat(60))
  const denied = Array.from({ length: 9 }, (_none, at): LeftOut => ({
    sentence: `no white gums, sentence ${at}`,
    why: 'denied',
    says: 'denied: “no”',
    countedBy: [],
    isOfEmergency: false,
  }))
  const [line] = tell({ counts: [], leftOut: [...denied, long] }) ?? []
  expect(line).toMatchObject({
    says: expect.stringContaining('10 sentences, of which 5 are shown:') as string,
  })
  expect(typeof line === 'string' ? '' : line?.of[0]).toContain('white white')
})

test('where no note tells of a finding that is said, and other entries have none', () => {
  expect(tell({ counts: [], leftOut: [] })).toEqual(['None of our cases tells of it.'])
  expect(notesPart({ ...FINDING, kind: 'rule' }, new Map())).toEqual([])
})

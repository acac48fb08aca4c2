import { expect, test } from 'vitest'
import { readMisread } from '#cases/readings/misread.ts'
import { isMisread } from './misread.ts'
import { notesOfCases } from './notes-of-findings.ts'

test('a reading is known as wrong in its own sentence, by its own words and for its own finding only', () => {
  const sentence = 'Now after eating she pants with her mouth a crack open and her tummy looks hollow.'
  const note = `Six yrs old. ${sentence} What now?`
  expect(isMisread('told.belly-swollen', 'tummy looks hollow', note)).toBe(true)
  expect(isMisread('told.belly-swollen', 'tummy looks hollow', 'her tummy looks hollow')).toBe(false)
  expect(isMisread('told.belly-swollen', 'tummy', note)).toBe(false)
  expect(isMisread('told.gums-pale', 'tummy looks hollow', note)).toBe(false)
})

test('every wrong reading still stands; strike the lines of those that are mended', () => {
  const { ofFindings } = notesOfCases()
  const standing = [...ofFindings].flatMap(([finding, { counts }]) =>
    counts.filter((one) => one.isMisread).map(({ words, sentence }) => ({ finding, words, sentence })),
  )
  const told = (one: (typeof standing)[number]): string => JSON.stringify(one)
  expect(readMisread().map(told).toSorted()).toEqual(standing.map(told).toSorted())
})

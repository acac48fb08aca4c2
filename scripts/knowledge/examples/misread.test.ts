import { expect, test } from 'vitest'
import { readMisread } from '#cases/readings/misread.ts'
import { isMisread } from './misread.ts'
import { notesOfCases } from './notes-of-findings.ts'

test('a reading is known as wrong in its own sentence, by its own words and for its own finding only', () => {
  const sentence = 'New duck treats = chemical weapons.'
  const note = `Six yrs old. ${sentence} What now?`
  expect(isMisread('told.chemical', 'chemical', note)).toBe(true)
  expect(isMisread('told.chemical', 'chemical', 'he licked a chemical')).toBe(false)
  expect(isMisread('told.chemical', 'weapons', note)).toBe(false)
  expect(isMisread('told.gums-pale', 'chemical', note)).toBe(false)
})

test('every wrong reading still stands; strike the lines of those that are mended', () => {
  const { ofFindings } = notesOfCases()
  const standing = [...ofFindings].flatMap(([finding, { counts }]) =>
    counts.filter((one) => one.isMisread).map(({ words, sentence }) => ({ finding, words, sentence })),
  )
  const told = (one: (typeof standing)[number]): string => JSON.stringify(one)
  expect(readMisread().map(told).toSorted()).toEqual(standing.map(told).toSorted())
})

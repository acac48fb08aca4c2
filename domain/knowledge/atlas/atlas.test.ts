import { describe, expect, test } from 'vitest'
import { readFacts } from '#domain/triage/facts.ts'
import { questionsById } from '../questions.ts'
import { symptomsByValue } from '../symptoms.ts'
import { atlas } from './all-entries.ts'
import type { Signs } from './entry.ts'
import { BODY_SYSTEMS } from './entry.ts'
import { fits, isSeen } from './fits.ts'
import { atlasSources } from './sources.ts'
import { typicalCases } from './typical-case.ts'

const now = new Date('2026-06-15T12:00:00Z')

test('every entry has an id of its own', () => {
  const ids = atlas.map(({ id }) => id)
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  expect(ids.filter((id) => !/^normal\.[a-z0-9-]+$/.test(id))).toEqual([])
})

/** What names no symptom, question or option of the flow. */
const unknownIn = ({ symptoms = [], answers = {} }: Signs): readonly string[] => [
  ...symptoms.filter((value) => !symptomsByValue.has(value)),
  ...Object.entries(answers).flatMap(([question, values]) => {
    const options = questionsById.get(question)?.options ?? []
    return values
      .filter((value) => !options.some((option) => option.value === value))
      .map((v) => `${question}.${v}`)
  }),
]

describe.each(atlas)('$id', (entry) => {
  test('speaks the words of the flow', () => {
    expect(
      [
        entry.explains,
        { answers: { onset: entry.onset } },
        { answers: entry.only ?? {} },
        entry.never ?? {},
      ].flatMap(unknownIn),
    ).toEqual([])
    expect(entry.systems.filter((system) => !BODY_SYSTEMS.includes(system))).toEqual([])
    expect(entry.systems).not.toEqual([])
    expect(entry.onset).not.toEqual([])
  })

  test('is seen and fits in each of its typical cases', () => {
    const cases = typicalCases(entry, now)
    expect(cases).not.toEqual([])
    const odd = cases.filter(({ intake }) => {
      const facts = readFacts(intake, now)
      return !isSeen(entry, facts) || fits(entry, facts) !== 'yes'
    })
    expect(odd).toEqual([])
  })

  test.each([
    ['a danger sign', { danger_signs: ['abnormal_gums'] }],
    ['weakness', { energy_level: 'weak' }],
    ['rat poison', { exposure: ['rodenticide'] }],
    ['a car accident', { context: ['hit_by_vehicle'] }],
    ['no answer on energy', { energy_level: [] }],
    ['a time nobody knows', { onset: 'not_sure' }],
  ])('does not fit beside %s', (_name, answers) => {
    const cases = typicalCases(entry, now)
    const truths = cases.map(({ intake }) =>
      fits(entry, readFacts({ ...intake, followUpAnswers: { ...intake.followUpAnswers, ...answers } }, now)),
    )
    expect(truths.filter((truth) => truth === 'yes')).toEqual([])
  })

  test('is told in short plain sentences, on a named word', () => {
    for (const sentence of [entry.because, entry.returnWhen, entry.twin, ...entry.confirm]) {
      expect(sentence).toMatch(/^[A-Z].*[.]$/)
      expect(sentence.length).toBeLessThanOrEqual(130)
      expect(sentence).not.toMatch(/!|benign|idiopathic|physiolog/i)
    }
    expect(entry.confirm.length).toBeGreaterThanOrEqual(1)
    expect(entry.confirm.length).toBeLessThanOrEqual(3)
    expect(entry.words.length).toBeGreaterThanOrEqual(2)
    expect(entry.sources.filter((code) => atlasSources[code] === undefined)).toEqual([])
    expect(entry.sources).not.toEqual([])
  })
})

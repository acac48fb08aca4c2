import { describe, expect, test } from 'vitest'
import type { Vignette } from '#cases/written/vignette.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import { isSameCondition } from './match-condition.ts'
import { scoreCases, type Scored } from './score.ts'
import { bootstrapMean, proportion } from './statistics.ts'

const aCase = (level: Urgency, changes: Partial<Vignette> = {}): Vignette => ({
  id: 'T-001',
  title: 'a case',
  ageMonths: 24,
  pet: {
    name: 'Pip',
    species: 'dog',
    breed: 'Beagle',
    gender: 'male',
    isNeutered: true,
    weight: { value: 10, unit: 'kg' },
    conditions: [],
    allergies: [],
    medications: [],
  },
  selectedSymptoms: ['vomiting'],
  followUpAnswers: {},
  additionalNotes: '',
  expected: { level, acceptable: [level], conditionsAnyOf: ['gastroenteritis'], why: 'because' },
  tags: ['gi'],
  ...changes,
})

const said = (vignette: Vignette, predicted: Urgency | null, confidence: number | null = 0.9): Scored => ({
  vignette,
  predicted,
  confidence,
  conditions: ['Acute gastroenteritis'],
  error: predicted === null ? 'no answer' : null,
})

describe('proportions', () => {
  test.each([
    [60, 60, 0.94, 1],
    [58, 60, 0.886, 0.991],
    [15, 15, 0.796, 1],
  ])('%i of %i has the published Wilson interval', (k, n, low, high) => {
    const result = proportion(k, n)
    expect(result.low).toBeCloseTo(low, 3)
    expect(result.high).toBeCloseTo(high, 3)
  })

  test('a bootstrap interval is the same at every run', () => {
    const values = Array.from({ length: 50 }, (_, index) => index % 3)
    expect(bootstrapMean(values)).toEqual(bootstrapMean(values))
  })
})

describe('condition names', () => {
  test.each([
    ['Bloat (GDV)', 'gdv', true],
    ['colitis', 'Ulcerative colitis', true],
    ['Kidney disease', 'disease', false],
    ['Heart disease', 'Liver disease', false],
    ['Ear infection', 'ear infections', false],
  ])('%s and %s: %s', (shown, expected, same) => {
    expect(isSameCondition(shown, expected)).toBe(same)
  })
})

describe('scores', () => {
  test('a missing answer to an emergency counts as sent home', () => {
    const report = scoreCases([said(aCase('er_urgent'), null, null)], () => true)
    expect(report.overall.emergencyRecall.k).toBe(0)
    expect(report.overall.emergenciesSentHome.k).toBe(1)
    expect(report.overall.safeAdvice.k).toBe(0)
    expect(report.errors).toEqual([{ id: 'T-001', error: 'no answer' }])
  })

  test('a second acceptable level is right leniently and wrong strictly', () => {
    const vignette = aCase('normal_vet', {
      expected: {
        level: 'normal_vet',
        acceptable: ['normal_vet', 'er_urgent'],
        conditionsAnyOf: [],
        why: '',
      },
    })
    const { overall } = scoreCases([said(vignette, 'er_urgent')], () => true)
    expect([overall.exact.k, overall.accepted.k, overall.overStrict.k, overall.overLenient.k]).toEqual([
      0, 1, 1, 0,
    ])
    expect(overall.conditionInFirst3.n).toBe(0)
  })

  test('emergencies without an alert answer are counted apart', () => {
    const shown = aCase('er_urgent', { id: 'T-002', tags: ['shown'] })
    const report = scoreCases(
      [said(aCase('er_urgent'), 'er_urgent'), said(shown, 'normal_vet')],
      ({ tags }) => tags.includes('shown'),
    )
    expect(report.hiddenEmergencies).toMatchObject({ k: 1, n: 1 })
    expect(report.underTriaged.map(({ id }) => id)).toEqual(['T-002'])
    expect(report.confusion.er_urgent).toEqual({ er_urgent: 1, normal_vet: 1, monitor_at_home: 0, none: 0 })
  })

  test('the Brier score is the mean squared distance of confidence from being right', () => {
    const report = scoreCases(
      [said(aCase('normal_vet'), 'normal_vet', 0.8), said(aCase('normal_vet'), 'er_urgent', 0.6)],
      () => false,
    )
    expect(report.brier.score).toBeCloseTo((0.2 ** 2 + 0.6 ** 2) / 2)
    expect(report.brier.baseline).toBeCloseTo(0.25)
  })
})

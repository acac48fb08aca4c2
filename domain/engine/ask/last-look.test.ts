import { describe, expect, test } from 'vitest'
import { assess } from '#domain/engine/assess.ts'
import type { Answers, Intake } from '#domain/logic/intake.ts'

const now = new Date('2026-03-01T12:00:00Z')

/** Two sentences sound like palsy, three clauses are of no concept, and it was left open what was eaten. */
const lyingFlat: Intake = {
  pet: {
    id: null,
    name: 'Waffle',
    species: 'dog',
    breed: 'Pembroke Welsh Corgi',
    birthday: '2023-02-01',
    gender: 'female',
    isNeutered: true,
    weight: { value: 24, unit: 'lbs' },
    conditions: [],
    allergies: [],
    medications: [],
  },
  selectedSymptoms: ['stiffness'],
  followUpAnswers: {
    danger_signs: ['none'],
    onset: 'days_4_to_7',
    energy_level: 'normal',
    mobility_pattern: ['none'],
    pain_signs: ['none'],
    neurologic_signs: ['none'],
    context: ['none'],
    course: 'same',
  },
  additionalNotes:
    'Waffle rests with both back legs straight out behind her like a frog. The doorman says a paralyzed dog lies so. ' +
    'When the kettle sings she is there first. Is she going paralyzed?',
}

const answered = (clarifications: Answers) => assess({ ...lyingFlat, clarifications }, now).summary
const { severity, questions } = assess(lyingFlat, now).summary
const readings = questions.filter(({ kind }) => kind === 'reading').map(({ id }) => id)
const denied = Object.fromEntries(readings.map((id) => [id, 'no']))
const lyingStretched = 'normal.splooting'

describe('where words of danger and what nobody read would take more than three questions', () => {
  test('what is ordinary answers for the last look as well', () => {
    expect(severity).toBe('er_urgent')
    expect(questions.map(({ kind }) => kind)).toEqual(['reading', 'reading', 'normal'])
    const normal = questions.at(-1)
    expect(normal?.quote).toContain('When the kettle sings')
    expect(normal?.text).toContain(`tells of nothing worse: “${normal?.quote}”.`)
    const chosen = normal?.options.find(({ value }) => value === lyingStretched)
    expect(chosen?.limits).toContain('Nothing harmful was eaten, licked or touched.')
  })

  test.each<[string, Answers, string]>([
    [
      'both words denied and something ordinary found',
      { ...denied, normal: lyingStretched },
      'monitor_at_home',
    ],
    ['both words denied and nothing found', { ...denied, normal: 'none' }, 'normal_vet'],
    ['both words denied, not sure what it is', { ...denied, normal: 'not_sure' }, 'normal_vet'],
    ['one word not denied', { [readings[0] ?? '']: 'no', normal: lyingStretched }, 'er_urgent'],
    ['something ordinary found and no word denied', { normal: lyingStretched }, 'er_urgent'],
  ])('%s', (_case, clarifications, level) => {
    expect(answered(clarifications).severity).toBe(level)
  })
})

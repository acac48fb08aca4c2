import { describe, expect, test } from 'vitest'
import { NOTHING_READ } from '#domain/engine/notes/clauses/reading.ts'
import { assess } from '#domain/engine/assess.ts'
import type { Answers, Intake } from '#domain/logic/intake.ts'
import { isUnclear, quoteOfUnclear } from './last-look.ts'

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

describe('what was eaten and is known', () => {
  const unread = 'The doorman of the tall house next to ours has been telling stories all week.'
  const harmfulLabel = (exposure: Record<string, string | readonly string[]>): string | undefined => {
    const followUpAnswers = { ...lyingFlat.followUpAnswers, ...exposure }
    const told = { ...lyingFlat, followUpAnswers, additionalNotes: unread }
    const lastLook = assess(told, now).summary.questions.find(({ kind }) => kind === 'last_look')
    return lastLook?.options.find(({ value }) => value === 'harmful')?.label
  }

  test('is not asked for once more by the last look', () => {
    const chocolate = {
      exposure: ['chocolate'],
      exposure_amount: 'tiny_taste',
      exposure_details: 'one milk chocolate kiss',
    }
    expect(harmfulLabel({ exposure: ['none'] })).toBe('Ate, licked or touched something that may be harmful')
    expect(harmfulLabel(chocolate)).toBe('Ate, licked or touched something else that may be harmful')
  })
})

/** The day after an operation: two questions were left open, and nobody read the note. */
const dayAfter: Intake = {
  pet: { ...lyingFlat.pet, name: 'Biscuit', species: 'cat', breed: 'Domestic Shorthair', gender: 'female' },
  selectedSymptoms: ['lethargy'],
  followUpAnswers: {
    danger_signs: ['none'],
    onset: 'hours_6_to_24',
    energy_level: 'slightly_low',
    eating: 'normal',
    pain_signs: ['none'],
    context: ['surgery_or_anesthesia'],
  },
  additionalNotes: 'They kept her until four. She has the cone of shame and hates every one of us for it.',
}

describe('where questions left open and what nobody read would take more than three questions at a visit', () => {
  const answer = (clarifications: Answers) => assess({ ...dayAfter, clarifications }, now).summary.severity
  const open = { 'open.gum_color': 'pink', 'open.neurologic_signs': 'none' }
  const [first, second, third] = assess(dayAfter, now).summary.questions

  test('what is ordinary answers for the last look as well', () => {
    expect([first?.id, second?.id, third?.id]).toEqual([...Object.keys(open), 'normal'])
    expect(third?.quote).toContain('until four')
    expect(third?.options.map(({ value }) => value)).toContain('normal.quiet-after-anesthesia')
  })

  test.each<[string, Answers, string]>([
    ['all of it well', { ...open, normal: 'normal.quiet-after-anesthesia' }, 'monitor_at_home'],
    ['nothing ordinary found', { ...open, normal: 'none' }, 'normal_vet'],
    ['not sure what it is', { ...open, normal: 'not_sure' }, 'normal_vet'],
    ['a question left open', { normal: 'normal.quiet-after-anesthesia' }, 'normal_vet'],
    [
      'pale gums',
      { ...open, 'open.gum_color': 'pale_white', normal: 'normal.quiet-after-anesthesia' },
      'er_urgent',
    ],
  ])('%s', (_case, clarifications, level) => {
    expect(answer(clarifications)).toBe(level)
  })
})

test('looks once more at what a body shows, not at a thing that nobody could place', () => {
  const unplaced = (isOfBody: boolean) => [{ quote: 'a word', isOfBody }]
  expect(isUnclear({ ...NOTHING_READ, unplaced: unplaced(true) })).toBe(true)
  expect(isUnclear({ ...NOTHING_READ, unplaced: unplaced(false) })).toBe(false)
  expect(quoteOfUnclear({ ...NOTHING_READ, unplaced: unplaced(true) })).toBe('a word')
})

import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderAt } from '#web/testing/render.tsx'
import { reportOfAnswer } from '../report/report.ts'
import { anAnswer, aRequest } from '../testing/an-answer.ts'
import { aMedication } from '../testing/some-products.ts'
import { treatmentOf, type Treatment } from './treatment-plan.ts'
import { TreatmentView } from './treatment-view.tsx'

const PLAN: Treatment = {
  medications: [
    {
      name: 'Gut powder',
      genericName: 'Probiotic',
      category: 'supplement',
      dosage: 'As the label says',
      frequency: 'Once a day',
      duration: '3 days',
      administrationMethod: 'In a meal',
      notes: 'Keep it dry',
      warnings: ['Stop if he gets worse'],
    },
  ],
  homeCare: [
    {
      category: 'Rest',
      importance: 'critical',
      instruction: 'Keep him quiet',
      duration: '2 days',
      frequency: 'All day',
    },
  ],
  dietaryRecommendations: [
    {
      type: 'Bland',
      duration: '1 day',
      description: 'Small plain meals',
      specificFoods: ['Chicken', 'Rice'],
    },
  ],
  followUpSchedule: {
    nextCheckIn: 'Tomorrow',
    monitoringFrequency: 'Every 4 hours',
    veterinaryVisit: { recommended: true, timeframe: 'Within 24 hours', reason: 'To look at the leg' },
  },
  warningSignsToWatch: ['Pale gums'],
  generalNotes: 'Trust your own eyes.',
}

function open(treatment: Treatment) {
  const report = reportOfAnswer('a', aRequest(), anAnswer(), null)
  const onStartNew = vi.fn<() => void>()
  return {
    ...renderAt(
      '/treatment',
      <TreatmentView report={report} treatment={treatment} onStartNew={onStartNew} />,
    ),
    onStartNew,
  }
}
const part = (name: string): string =>
  screen.getByRole('heading', { level: 2, name }).closest('section')?.textContent ?? ''
const says = (name: string, words: readonly string[]): readonly string[] =>
  words.filter((word) => !part(name).includes(word))

describe('the treatment plan', () => {
  test('tells a medication with its category, use and warnings [R-TREAT-002]', () => {
    open(PLAN)
    expect(
      says('Medications', [
        'Gut powder (Probiotic)',
        'Supplement',
        'As the label says',
        'Once a day',
        '3 days',
        'In a meal',
        'Keep it dry',
        'Stop if he gets worse',
      ]),
    ).toEqual([])
  })

  test.each([
    ['prescription', 'Prescription'],
    ['otc', 'OTC'],
    ['supplement', 'Supplement'],
  ] as const)('names the category %s "%s" [R-TREAT-002]', (category, words) => {
    open({ ...PLAN, medications: PLAN.medications.map((one) => ({ ...one, category })) })
    expect(part('Medications')).toContain(words)
  })

  test('tells home care by importance, with duration and frequency [R-TREAT-003]', () => {
    open(PLAN)
    expect(says('Home care', ['Critical', 'Keep him quiet', '2 days', 'All day'])).toEqual([])
  })

  test('tells the diet with its foods [R-TREAT-004]', () => {
    open(PLAN)
    expect(says('Diet', ['Bland', '1 day', 'Small plain meals', 'Chicken', 'Rice'])).toEqual([])
  })

  test('tells when to look again and whether a vet is needed [R-TREAT-005]', () => {
    open(PLAN)
    expect(
      says('Follow-up', ['Tomorrow', 'Every 4 hours', 'Recommended. Within 24 hours. To look at the leg']),
    ).toEqual([])
  })

  test('tells in one sentence when a vet is needed after all', () => {
    const veterinaryVisit = {
      recommended: false,
      timeframe: 'If it lasts more than 48 hours',
      reason: 'A vet should see Rex.',
    }
    open({ ...PLAN, followUpSchedule: { ...PLAN.followUpSchedule, veterinaryVisit } })
    expect(part('Follow-up')).toContain(
      'Not needed for now, only if it lasts more than 48 hours. A vet should see Rex.',
    )
  })

  test('tells the warning signs and the notes [R-TREAT-006]', () => {
    open(PLAN)
    expect(part('Warning signs to watch')).toContain('Pale gums')
    expect(part('General notes')).toContain('Trust your own eyes.')
  })

  test('leaves empty parts out and keeps the way back [R-TREAT-001]', async () => {
    const { user, onStartNew } = open({
      ...PLAN,
      medications: [],
      homeCare: [],
      dietaryRecommendations: [],
      warningSignsToWatch: [],
      generalNotes: '',
    })
    expect(screen.getByRole('heading', { level: 1, name: 'Treatment Plan for Rex' })).toBeTruthy()
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    expect(headings).toEqual(['Follow-up'])
    const back = screen.getByRole('link', { name: 'Back to assessment' })
    expect(back.getAttribute('href')).toBe('/assessment')
    await user.click(screen.getByRole('button', { name: 'Start New Assessment' }))
    expect(onStartNew).toHaveBeenCalledOnce()
  })

  test('of an older result lists its over-the-counter products', () => {
    const answer = anAnswer('monitor_at_home')
    answer.summary.plan.otcMedications = [aMedication()]
    const report = { ...reportOfAnswer('a', aRequest(), answer, null), treatment: null }
    const derived = treatmentOf(report)
    expect(derived?.medications).toMatchObject([{ name: 'Probiotic powder for dogs', category: 'otc' }])
    if (derived === null) throw new Error('no plan')
    open(derived)
    const medications = screen.getByRole('heading', { level: 2, name: 'Medications' }).closest('section')
    expect(within(medications ?? document.body).getByText('OTC')).toBeTruthy()
  })
})

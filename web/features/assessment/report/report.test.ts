import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { StoredSession } from '#web/lib/rows/stored-session.ts'
import { complaintIn } from './answers-in-words.ts'
import { sessionRow } from '../run/session-row.ts'
import { levelFromAlias, readLevel } from '../level.ts'
import { reportOfAnswer, reportOfRow } from './report.ts'
import { anAnswer, aRequest } from '../testing/an-answer.ts'
import { aMedication, aProduct } from '../testing/some-products.ts'

const OWNER = { id: 'owner', email: null }
const saved = (change: Record<string, unknown> = {}) =>
  StoredSession.parse({
    ...sessionRow(
      { sessionId: 'a', owner: OWNER, request: aRequest(), answer: anAnswer() },
      OWNER,
      new Date(),
    ),
    created_at: '2026-11-20 10:00:00.123+00',
    ...change,
  })

describe('reports', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue(undefined))
  afterEach(() => vi.restoreAllMocks())

  test('a reopened assessment says the same as right after the run [R-ASSESS-052]', () => {
    const { createdAt: _then, ...fresh } = reportOfAnswer('a', aRequest(), anAnswer(), new Date())
    const { createdAt: _now, ...reopened } = reportOfRow(saved())
    const { pet: freshPet, background: _profile, ...freshRest } = fresh
    const { pet: reopenedPet, background, ...reopenedRest } = reopened
    expect(reopenedRest).toEqual(freshRest)
    // The profile's lists are not kept with a result, and what was not kept is not said to be nothing.
    expect(background).toBeNull()
    expect(reopenedPet).toMatchObject(anAnswer().summary.petInfo)
    expect(freshPet).toMatchObject(anAnswer().summary.petInfo)
  })

  test('three possible conditions are shown at most', () => {
    expect(reportOfAnswer('a', aRequest(), anAnswer(), null).conditions).toHaveLength(3)
  })

  test('a broken answer leaves its sections out and falls back to the summary [R-ASSESS-048]', () => {
    const report = reportOfRow(saved({ assessment_raw: '{broken' }))
    expect(report).toMatchObject({ level: 'normal_vet', presentation: 'Limping on the right back leg.' })
    expect(report.recommendations).toEqual([])
  })

  test('saved products with the documented members and no other are shown [R-ASSESS-051] [R-OTC-010]', () => {
    const { purchaseLinks: _, ...documented } = aProduct()
    const otc = { items: [documented, { name: 'half a product' }], reasonWhenEmpty: null }
    expect(reportOfRow(saved({ otc_med_rec: otc })).otc).toEqual({
      items: [{ ...documented, purchaseLinks: [] }],
      reasonWhenEmpty: null,
    })
  })

  test('one part of an old answer that cannot be read hides no other', () => {
    const { assessment, summary, ...rest } = anAnswer()
    const { purchaseLinks: _, ...medication } = aMedication()
    const old = {
      ...rest,
      assessment,
      summary: {
        ...summary,
        plan: { ...summary.plan, otcMedications: [medication, 'powder'] },
        treatment: { ...summary.treatment, homeCare: ['rest'], warningSignsToWatch: ['swelling', 3] },
        trace: {
          ...summary.trace,
          rules: [...summary.trace.rules, { id: 'of another shape' }],
          doses: undefined,
        },
      },
    }
    const report = reportOfRow(saved({ assessment_raw: JSON.stringify(old) }))
    expect(report.plan.otcMedications).toEqual([{ ...medication, purchaseLinks: [] }])
    expect(report.treatment).toMatchObject({ homeCare: [], warningSignsToWatch: ['swelling'] })
    expect(report.trace).toMatchObject({ rules: anAnswer().summary.trace.rules, doses: [] })
  })

  test('one stored answer to a question that cannot be read hides no other', () => {
    const row = saved({
      follow_up_answers: { onset: 'days_1_to_3', broken: { a: 1 }, exposure: ['none', 1] },
    })
    expect(row.follow_up_answers).toEqual({ onset: 'days_1_to_3', exposure: ['none'] })
  })

  test('columns alone still tell the level', () => {
    const report = reportOfRow(saved({ assessment_raw: null, assessment_summary: null }))
    expect(report).toMatchObject({ level: 'normal_vet', conditions: [] })
    expect(complaintIn(report)).toEqual(['Limping'])
  })

  test('an unknown stored level is never shown as a mild one', () => {
    const report = reportOfRow(
      saved({ assessment_raw: null, assessment_summary: null, assessment_urgency: 'purple' }),
    )
    expect(report.level).toBeNull()
  })

  test('the summary speaks before the triage level and the assessment [R-ASSESS-027]', () => {
    const answer = anAnswer()
    const mixed = {
      ...answer,
      summary: { ...answer.summary, severity: 'er_urgent' as const },
      assessment: { ...answer.assessment, severity: 'monitor_at_home' as const },
    }
    expect(reportOfAnswer('a', aRequest(), mixed, null).level).toBe('er_urgent')
  })

  test.each([
    ['er', 'er_urgent'],
    ['emergency', 'er_urgent'],
    ['Emergent', 'er_urgent'],
    ['urgent', 'normal_vet'],
    ['routine', 'normal_vet'],
    ['vet_visit', 'normal_vet'],
    ['clinic', 'normal_vet'],
    ['monitor_at_home', 'monitor_at_home'],
    ['anything else', 'monitor_at_home'],
  ] as const)('the alias %s means %s [R-TRIAGE-017]', (alias, level) => {
    expect(levelFromAlias(alias)).toBe(level)
  })

  test('reading a level refuses what it does not know', () => {
    expect(readLevel('anything else')).toBeNull()
    expect(readLevel(undefined)).toBeNull()
  })
})

import { describe, expect, test, vi } from 'vitest'
import { everyVignette, readVignettes } from '#cases/written/read-written.ts'
import { SETS } from '#cases/written/sets.ts'
import { intakeOf } from '#cases/written/vignette.ts'
import { assess } from '#domain/engine/assess.ts'
import { MOST_CHECKS } from '#domain/engine/answer/check-question.ts'
import type { CheckQuestion } from '#domain/engine/answer/check-question.ts'
import type { Intake } from '#domain/logic/intake.ts'
import { rankOf } from '#domain/logic/urgency.ts'
import { answersBy, denied, mildest } from '../../scripts/evaluate/answering-owner.ts'
import { NOW } from './generated-intakes.ts'

// Each of them assesses some thousand times.
vi.setConfig({ testTimeout: 180_000 })

/** Sets in which owners call about what they call about; the others were written to be hard to read. */
const ORDINARY_MIXES: readonly string[] = [
  'development',
  'broad-180',
  'broad-120',
  'broad-long-notes',
  'broad-100',
  'clinic-telephone',
]

const cases = everyVignette().map((vignette) => {
  const intake = intakeOf(vignette, NOW)
  const { severity, questions } = assess(intake, NOW).summary
  return { id: vignette.id, expected: vignette.expected.level, intake, severity, questions }
})
const asked = cases.filter(({ questions }) => questions.length > 0)

const answering = (
  intake: Intake,
  questions: readonly CheckQuestion[],
  say: (of: CheckQuestion) => string | readonly string[],
) => assess({ ...intake, clarifications: answersBy(questions, say) }, NOW).summary

/** What each of them is told who gives the mildest answer to every question, and who is sure of none. */
const told = new Map(
  asked.map(({ id, intake, questions }) => [
    id,
    {
      mildest: answering(intake, questions, mildest).severity,
      unsure: answering(intake, questions, () => 'not_sure'),
    },
  ]),
)
const toldTo = ({ id }: { readonly id: string }) => {
  const found = told.get(id)
  if (found === undefined) throw new Error(`${id} is asked nothing`)
  return found
}
/** The intake as it would be had its owner only ticked and counted. */
const withoutNote = (intake: Intake): Intake => {
  const {
    exposure_details: _met,
    medication_details: _given,
    last_normal: _last,
    ...ticked
  } = intake.followUpAnswers
  return { ...intake, followUpAnswers: ticked, additionalNotes: '' }
}
/** A question in which an owner may find what it is. */
const isFound = ({ kind }: CheckQuestion): boolean =>
  kind === 'normal' || kind === 'known' || kind === 'product'
const idsOf = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id)

describe('the short questions of all written cases', () => {
  test.each(SETS.filter(({ name }) => ORDINARY_MIXES.includes(name)))(
    'are asked in fewer than half of the cases of $name',
    ({ file }) => {
      const ids = new Set(idsOf(asked))
      const all = readVignettes(file)
      const share = all.filter(({ id }) => ids.has(id)).length / all.length
      expect(share).toBeGreaterThan(0.2)
      expect(share).toBeLessThan(0.5)
    },
  )

  test('are never more than three', () => {
    expect(cases.length).toBeGreaterThan(1800)
    expect(Math.max(...cases.map(({ questions }) => questions.length))).toBeLessThanOrEqual(MOST_CHECKS)
  })

  test('stand before no emergency that was ticked or counted but to name what was met, nor before an answer that is mild already', () => {
    const wrong = asked.filter(
      ({ intake, questions, severity }) =>
        severity === 'monitor_at_home' ||
        (severity === 'er_urgent' &&
          !questions.some(({ kind }) => kind === 'product') &&
          assess(withoutNote(intake), NOW).summary.severity === 'er_urgent'),
    )
    expect(idsOf(wrong)).toEqual([])
  })

  test('are worth asking: the mildest answers to all of them make the level milder', () => {
    const idle = asked.filter((one) => rankOf(toldTo(one).mildest) >= rankOf(one.severity))
    expect(idsOf(idle)).toEqual([])
  })

  test('are the same for the same intake, answered or not', () => {
    for (const one of asked) expect(toldTo(one).unsure.questions).toEqual(one.questions)
  })

  test('can all be answered with "not sure", and then the safer level stands', () => {
    const moved = asked.filter((one) => toldTo(one).unsure.severity !== one.severity)
    expect(idsOf(moved)).toEqual([])
  })

  test('take no emergency below a visit for what is denied, unless its owner also finds what it is', () => {
    const emergencies = asked.filter(({ severity }) => severity === 'er_urgent')
    const denying = emergencies.filter(
      ({ intake, questions }) => answering(intake, questions, denied).severity === 'monitor_at_home',
    )
    expect(idsOf(denying)).toEqual([])
    const home = emergencies.filter((one) => toldTo(one).mildest === 'monitor_at_home')
    expect(home.filter(({ questions }) => !questions.some(isFound))).toEqual([])
  })

  test('send no emergency home for an owner who denies every word that was read', () => {
    const sentHome = asked.filter(
      ({ expected, intake, questions }) =>
        expected === 'er_urgent' &&
        answering(intake, questions, (each) => (each.kind === 'reading' ? 'no' : 'not_sure')).severity ===
          'monitor_at_home',
    )
    expect(idsOf(sentHome)).toEqual([])
  })
})

import { describe, expect, test, vi } from 'vitest'
import { everyVignette } from '#cases/written/read-written.ts'
import { intakeOf } from '#cases/written/vignette.ts'
import { substances } from '#domain/knowledge/compiled/substances.ts'
import { assess } from '#domain/engine/assess.ts'
import { hasSign } from '#domain/engine/doses/signs.ts'
import { readFacts } from '#domain/engine/read/facts.ts'
import type { Answers, Intake } from '#domain/logic/intake.ts'
import { rankOf } from '#domain/logic/urgency.ts'
import { NOW, withAnswers } from './generated-intakes.ts'

// Each of them assesses some hundred times.
vi.setConfig({ testTimeout: 180_000 })

const answersOf = ({ followUpAnswers }: Intake, id: string): readonly string[] =>
  [followUpAnswers[id] ?? []].flat().filter((value) => value !== 'none')
/** Written cases in which something was met and which the engine calls an emergency. */
const emergencies = everyVignette()
  .map((vignette) => ({ id: vignette.id, intake: intakeOf(vignette, NOW) }))
  .filter(({ intake }) => answersOf(intake, 'exposure').length > 0)
  .map((each) => ({ ...each, summary: assess(each.intake, NOW).summary }))
  .filter(({ summary }) => summary.severity === 'er_urgent')

const levelOf = (intake: Intake, clarifications: Answers = {}) =>
  assess({ ...intake, clarifications }, NOW).summary.severity
const choosing = (intake: Intake, things: readonly string[]): Intake =>
  withAnswers(intake, { exposure_things: things })
/** Things that are harmless in an amount that nobody confirmed here. */
const limited = substances.filter(({ dog, cat }) =>
  [dog, cat].every((risk) => risk.level === 'monitor_at_home' && risk.upTo !== null),
)
const harmless = substances.filter(({ dog, cat }) =>
  [dog, cat].every((risk) => risk.level === 'monitor_at_home' && risk.upTo === null),
)

describe('emergencies in which something was met', () => {
  test('are many', () => {
    expect(emergencies.length).toBeGreaterThan(100)
    expect(limited.length).toBeGreaterThan(20)
    expect(harmless.length).toBeGreaterThan(20)
  })

  test('get no milder for an owner who confirms no thing', () => {
    const milder = emergencies.filter(
      ({ intake, summary }) =>
        summary.questions.some(({ kind }) => kind === 'product') &&
        ['none', 'not_sure'].some((given) => levelOf(intake, { product: given }) !== 'er_urgent'),
    )
    expect(milder.map(({ id }) => id)).toEqual([])
  })

  test('get no milder for a thing whose limit nobody confirmed', () => {
    const milder = emergencies.filter(({ intake }, place) => {
      const thing = limited[place % limited.length]
      return thing !== undefined && levelOf(choosing(intake, [thing.id])) !== 'er_urgent'
    })
    expect(milder.map(({ id }) => id)).toEqual([])
  })

  test('get no milder for a harmless thing beside a sign', () => {
    const signed = emergencies.filter(({ intake }) => hasSign(readFacts(intake, NOW)))
    expect(signed.length).toBeGreaterThan(80)
    const milder = signed.filter(({ intake }, place) => {
      const thing = harmless[place % harmless.length]
      return thing !== undefined && levelOf(choosing(intake, [thing.id])) !== 'er_urgent'
    })
    expect(milder.map(({ id }) => id)).toEqual([])
  })

  test('get no milder for one more dangerous thing, confirmed or not', () => {
    const dangerous = substances.filter(({ dog, cat }) =>
      [dog, cat].every(({ level }) => level === 'er_urgent'),
    )
    const milder = emergencies.filter(({ intake, summary }, place) => {
      const thing = dangerous[place % dangerous.length]
      if (thing === undefined) return false
      return rankOf(levelOf(choosing(intake, [thing.id]))) < rankOf(summary.severity)
    })
    expect(milder.map(({ id }) => id)).toEqual([])
  })
})

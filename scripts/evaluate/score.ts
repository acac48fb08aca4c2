import type { Vignette } from '#cases/written/vignette.ts'
import type { EngineAnswer } from '#domain/engine/answer/assessment.ts'
import { rankOf, URGENCIES, type Urgency } from '#domain/logic/urgency.ts'
import { isSameCondition } from './match-condition.ts'
import { bootstrapMean, mean, proportion, type Proportion } from './statistics.ts'

/** `predicted` is null when the engine failed to answer. */
export type Scored = {
  readonly vignette: Vignette
  readonly predicted: Urgency | null
  readonly confidence: number | null
  readonly conditions: readonly string[]
  readonly error: string | null
}

export type Measures = {
  readonly exact: Proportion
  readonly accepted: Proportion
  readonly underStrict: Proportion
  readonly underLenient: Proportion
  readonly overStrict: Proportion
  readonly overLenient: Proportion
  readonly emergencyRecall: Proportion
  readonly homeRecall: Proportion
  readonly safeAdvice: Proportion
  readonly emergenciesSentHome: Proportion
  readonly vetCasesSentToEr: Proportion
  readonly homeCasesSentToEr: Proportion
  readonly conditionInFirst3: Proportion
}

export type Report = {
  readonly cases: number
  readonly overall: Measures
  readonly hiddenEmergencies: Proportion
  readonly confusion: Readonly<Record<Urgency, Readonly<Record<Urgency | 'none', number>>>>
  readonly slices: Readonly<Record<string, Measures & { readonly cases: number }>>
  readonly brier: {
    readonly score: number
    readonly low: number
    readonly high: number
    /** The score of always stating the overall share right. */
    readonly baseline: number
  }
  readonly bands: readonly {
    readonly band: string
    readonly cases: number
    readonly meanConfidence: number
    readonly shareRight: number
  }[]
  readonly underTriaged: readonly Miss[]
  readonly overTriagedToEr: readonly Miss[]
  readonly otherOverTriaged: readonly Miss[]
  readonly conditionMisses: readonly { id: string; shown: readonly string[]; expected: readonly string[] }[]
  readonly errors: readonly { id: string; error: string }[]
}

type Miss = {
  readonly id: string
  readonly expected: Urgency
  readonly predicted: Urgency | null
  readonly title: string
}

export const scoredFrom = (vignette: Vignette, answer: EngineAnswer): Scored => ({
  vignette,
  predicted: answer.assessment.severity,
  confidence: answer.assessment.confidence,
  conditions: answer.assessment.differentialDiagnoses.slice(0, 3).map(({ name }) => name),
  error: null,
})

/** Every measure of docs/evaluation/README.md. */
export function scoreCases(cases: readonly Scored[], hasAlert: (vignette: Vignette) => boolean): Report {
  const hidden = cases.filter(
    ({ vignette }) => vignette.expected.level === 'er_urgent' && !hasAlert(vignette),
  )
  const withConfidence = cases.filter((scored) => scored.confidence !== null)
  const losses = withConfidence.map((scored) => ((scored.confidence ?? 0) - Number(isExact(scored))) ** 2)
  const shareRight = mean(withConfidence.map((scored) => Number(isExact(scored))))
  const over = cases.filter(isOver)
  return {
    cases: cases.length,
    overall: measure(cases),
    hiddenEmergencies: proportion(
      hidden.filter((scored) => scored.predicted === 'er_urgent').length,
      hidden.length,
    ),
    confusion: confusionOf(cases),
    slices: slicesOf(cases),
    brier: { score: mean(losses), ...bootstrapMean(losses), baseline: shareRight * (1 - shareRight) },
    bands: bandsOf(withConfidence),
    underTriaged: cases.filter(isUnder).map(missOf),
    overTriagedToEr: over.filter(({ predicted }) => predicted === 'er_urgent').map(missOf),
    otherOverTriaged: over.filter(({ predicted }) => predicted !== 'er_urgent').map(missOf),
    conditionMisses: cases
      .filter(({ vignette }) => vignette.expected.conditionsAnyOf.length > 0)
      .filter((scored) => !isConditionHit(scored))
      .map(({ vignette, conditions }) => ({
        id: vignette.id,
        shown: conditions,
        expected: vignette.expected.conditionsAnyOf,
      })),
    errors: cases.flatMap(({ vignette, error }) => (error === null ? [] : [{ id: vignette.id, error }])),
  }
}

function measure(cases: readonly Scored[]): Measures {
  const share = (among: readonly Scored[], holds: (scored: Scored) => boolean): Proportion =>
    proportion(among.filter(holds).length, among.length)
  const at = (level: Urgency): readonly Scored[] =>
    cases.filter(({ vignette }) => vignette.expected.level === level)
  const sentToEr = ({ predicted }: Scored): boolean => predicted === 'er_urgent'
  return {
    exact: share(cases, isExact),
    accepted: share(
      cases,
      ({ vignette, predicted }) => predicted !== null && vignette.expected.acceptable.includes(predicted),
    ),
    underStrict: share(cases, isUnder),
    underLenient: share(cases, ({ vignette, predicted }) =>
      vignette.expected.acceptable.every((level) => rankGiven(predicted) < rankOf(level)),
    ),
    overStrict: share(cases, isOver),
    overLenient: share(cases, ({ vignette, predicted }) =>
      vignette.expected.acceptable.every((level) => rankGiven(predicted) > rankOf(level)),
    ),
    emergencyRecall: share(at('er_urgent'), sentToEr),
    homeRecall: share(at('monitor_at_home'), isExact),
    safeAdvice: share(
      cases,
      ({ vignette, predicted }) => rankGiven(predicted) >= rankOf(vignette.expected.level) - 1,
    ),
    emergenciesSentHome: share(at('er_urgent'), ({ predicted }) => rankGiven(predicted) === 0),
    vetCasesSentToEr: share(at('normal_vet'), sentToEr),
    homeCasesSentToEr: share(at('monitor_at_home'), sentToEr),
    conditionInFirst3: share(
      cases.filter(({ vignette }) => vignette.expected.conditionsAnyOf.length > 0),
      isConditionHit,
    ),
  }
}

/** A missing answer counts as the mildest level, so that silence never looks safe. */
const rankGiven = (predicted: Urgency | null): number => (predicted === null ? 0 : rankOf(predicted))
const isExact = ({ vignette, predicted }: Scored): boolean => predicted === vignette.expected.level
const isUnder = ({ vignette, predicted }: Scored): boolean =>
  rankGiven(predicted) < rankOf(vignette.expected.level)
const isOver = ({ vignette, predicted }: Scored): boolean =>
  rankGiven(predicted) > rankOf(vignette.expected.level)
const isConditionHit = ({ vignette, conditions }: Scored): boolean =>
  conditions.some((shown) =>
    vignette.expected.conditionsAnyOf.some((expected) => isSameCondition(shown, expected)),
  )
const missOf = ({ vignette, predicted }: Scored): Miss => ({
  id: vignette.id,
  expected: vignette.expected.level,
  predicted,
  title: vignette.title,
})

function confusionOf(cases: readonly Scored[]): Report['confusion'] {
  const row = (): Record<Urgency | 'none', number> => ({
    monitor_at_home: 0,
    normal_vet: 0,
    er_urgent: 0,
    none: 0,
  })
  const table = { monitor_at_home: row(), normal_vet: row(), er_urgent: row() }
  for (const { vignette, predicted } of cases) table[vignette.expected.level][predicted ?? 'none'] += 1
  return table
}

function slicesOf(cases: readonly Scored[]): Report['slices'] {
  const named: [string, (vignette: Vignette) => boolean][] = [
    ...URGENCIES.map((level): [string, (vignette: Vignette) => boolean] => [
      `level ${level}`,
      (vignette) => vignette.expected.level === level,
    ]),
    ['dogs', (vignette) => vignette.pet.species === 'dog'],
    ['cats', (vignette) => vignette.pet.species === 'cat'],
    ...[...new Set(cases.flatMap(({ vignette }) => vignette.tags))]
      .toSorted()
      .map((tag): [string, (vignette: Vignette) => boolean] => [
        `tag ${tag}`,
        (vignette) => vignette.tags.includes(tag),
      ]),
  ]
  return Object.fromEntries(
    named.map(([name, holds]) => {
      const members = cases.filter(({ vignette }) => holds(vignette))
      return [name, { cases: members.length, ...measure(members) }]
    }),
  )
}

const BANDS = [
  { band: 'below 0.5', from: 0, to: 0.5 },
  { band: '0.5 to 0.7', from: 0.5, to: 0.7 },
  { band: '0.7 to 0.85', from: 0.7, to: 0.85 },
  { band: '0.85 to 0.95', from: 0.85, to: 0.95 },
  { band: '0.95 or above', from: 0.95, to: Infinity },
]

const bandsOf = (cases: readonly Scored[]): Report['bands'] =>
  BANDS.map(({ band, from, to }) => {
    const members = cases.filter(({ confidence }) => (confidence ?? 0) >= from && (confidence ?? 0) < to)
    return {
      band,
      cases: members.length,
      meanConfidence: mean(members.map(({ confidence }) => confidence ?? 0)),
      shareRight: mean(members.map((scored) => Number(isExact(scored)))),
    }
  })

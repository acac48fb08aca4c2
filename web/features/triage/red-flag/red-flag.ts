import type { FirstSteps } from '#domain/knowledge/care/first-steps.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import { alertsIn } from '#domain/engine/flow/alerts.ts'
import type { ToxinLevel } from '#domain/knowledge/doses/toxin.ts'
import type { Urgency } from '#domain/logic/urgency.ts'
import type { Answers } from '#domain/logic/intake.ts'

export type RedFlag = {
  readonly key: string
  /** The option that was ticked; null when several answers together mean it. */
  readonly answer: { readonly question: string; readonly value: string } | null
  readonly because: string | null
  readonly family: EmergencyFamily | null
  readonly steps: FirstSteps | null
}

export type SoFar = {
  readonly isEmergency: boolean
  /** A reason that no question still to come can change; null while there is none. */
  readonly certain: {
    readonly id: string
    readonly because: string
    readonly family: EmergencyFamily | null
    readonly steps: FirstSteps | null
  } | null
}

export type Met = {
  readonly words: string
  readonly level: Urgency
  /** False where the amount or the pet's weight is not known. */
  readonly isKnown: boolean
  /** The dose beside the published ones, from the lowest up; null where there is nothing to compare. */
  readonly dose: {
    readonly mgPerKg: number
    readonly limits: readonly { readonly level: ToxinLevel; readonly mgPerKg: number }[]
  } | null
  readonly sources: readonly string[]
}

export const flagsIn = (answers: Answers): readonly RedFlag[] =>
  alertsIn(answers).map(({ question, value, family }) => ({
    key: `${question}:${value}`,
    answer: { question, value },
    because: null,
    family,
    steps: null,
  }))

/**
 * The red flag that interrupts now: the first one, and later the first poison, because a poison has numbers of its own
 * to call. An engine that does not answer lets every flag interrupt.
 */
export function flagToShow(answers: Answers, seen: readonly string[], soFar: SoFar | null): RedFlag | null {
  if (soFar !== null && !soFar.isEmergency) return null
  const flags = flagsIn(answers)
  const seenFlags = flags.filter(({ key }) => seen.includes(key))
  const fresh = flags.filter(({ key }) => !seen.includes(key))
  if (!hasSeenAny(seen)) return fresh[0] ?? null
  if (seenFlags.some(isPoison)) return null
  return fresh.find(isPoison) ?? null
}

export const certainFlag = (seen: readonly string[], soFar: SoFar | null): RedFlag | null =>
  soFar?.certain == null || hasSeenAny(seen)
    ? null
    : {
        key: `rule:${soFar.certain.id}`,
        answer: null,
        because: soFar.certain.because,
        family: soFar.certain.family,
        steps: soFar.certain.steps,
      }

export const keysSeenWith = (flag: RedFlag, answers: Answers): readonly string[] => [
  flag.key,
  ...flagsIn(answers)
    .filter((one) => isPoison(one) === isPoison(flag))
    .map(({ key }) => key),
]

export const isPoison = ({ family }: Pick<RedFlag, 'family'>): boolean => family === 'poison'

/** Whether a poison may be behind it: a collapse or a fit that nothing explains yet. */
export const mayBePoison = ({ family }: Pick<RedFlag, 'family'>): boolean =>
  family === null || ['unconscious', 'weakness', 'seizure'].includes(family)

const hasSeenAny = (seen: readonly string[]): boolean => seen.length > 0

import { computeDoses } from '#domain/engine/doses/compute-doses.ts'
import { groundOf, SHARE, type Ground } from '#domain/engine/decide/confidence.ts'
import { levelFrom } from '#domain/engine/decide/decide.ts'
import { assess } from '#domain/engine/assess.ts'
import { decidingFacts } from '#domain/engine/assess-by-reader.ts'
import { readNotes } from '#domain/engine/notes/read-notes.ts'
import type { WrittenSet } from '#cases/written/sets.ts'
import { intakeOf } from '#cases/written/vignette.ts'
import { answeredBy, toldCases } from './answering-owner.ts'
import { mean, proportion, type Proportion } from './statistics.ts'

export type Stated = {
  readonly set: string
  readonly ground: Ground
  readonly stated: number
  readonly right: boolean
}

export type GroundRow = { readonly ground: Ground; readonly stated: number; readonly right: Proportion }

export type Calibration = {
  readonly grounds: readonly GroundRow[]
  /** The Brier score of each set with shares counted on the other sets only. */
  readonly leftOut: readonly { readonly set: string; readonly brier: number; readonly baseline: number }[]
}

/** Cases added to each ground, four of five of them right, so that few cases do not say too much. */
const PRIOR_CASES = 8
const PRIOR_SHARE = 0.8
const MOST = 0.95

export const statedCases = (
  sets: readonly Pick<WrittenSet, 'title' | 'file'>[],
  now: Date,
): readonly Stated[] =>
  sets.flatMap(({ title, file }) =>
    toldCases(file).map(({ vignette, told }) => {
      const intake = answeredBy('truthful', intakeOf(vignette, now), told, now)
      const facts = decidingFacts(readNotes, intake, now)
      const doses = computeDoses(facts)
      const { severity, confidence } = assess(intake, now).summary
      const { steps, level, suspect } = levelFrom(facts, doses)
      const evidence = { facts, steps, level, isSuspicion: suspect !== undefined }
      return {
        set: title,
        ground: groundOf(evidence),
        stated: confidence,
        right: severity === told.expected,
      }
    }),
  )

export function calibrationOf(cases: readonly Stated[]): Calibration {
  const sets = [...new Set(cases.map(({ set }) => set))]
  return {
    grounds: Object.entries(SHARE).map(([name, stated]) => {
      // The keys of a record of grounds are grounds.
      const ground = name as Ground
      const members = cases.filter((one) => one.ground === ground)
      return {
        ground,
        stated,
        right: proportion(members.filter(({ right }) => right).length, members.length),
      }
    }),
    leftOut: sets.map((set) => {
      const inside = cases.filter((one) => one.set === set)
      const others = cases.filter((one) => one.set !== set)
      const share = mean(inside.map(({ right }) => Number(right)))
      const losses = inside.map(({ ground, right }) => (shareOf(ground, others) - Number(right)) ** 2)
      return { set, brier: mean(losses), baseline: share * (1 - share) }
    }),
  }
}

function shareOf(ground: Ground, cases: readonly Stated[]): number {
  const members = cases.filter((one) => one.ground === ground)
  const right = members.filter((one) => one.right).length
  return Math.min(MOST, (right + PRIOR_CASES * PRIOR_SHARE) / (members.length + PRIOR_CASES))
}

import { timeFrames } from '#domain/knowledge/compiled/care/time-frames.ts'
import type { CallWithin } from '#domain/logic/urgency.ts'
import { holds } from '#domain/logic/judge.ts'
import { isPoisonVisit } from './care-input.ts'
import type { CareInput } from './care-input.ts'

/** How soon a vet has to be called about a visit; undefined where it can wait for the usual day or two. */
export function callWithinFor(input: Omit<CareInput, 'conditions'>): CallWithin | undefined {
  const { level, callWithin } = input.decision
  if (level !== 'normal_vet') return undefined
  // In the first hours a poison can still be brought up or bound.
  if (isPoisonVisit(input)) return 'now'
  const frames = timeFrames.filter(({ when }) => holds(when, input.facts)).map(({ within }) => within)
  return callWithin === 'now' || frames.includes('now') ? 'now' : (callWithin ?? frames[0])
}

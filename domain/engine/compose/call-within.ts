import { timeFrames } from '#domain/knowledge/compiled/care/time-frames.ts'
import type { Decision } from '#domain/engine/decide/decision.ts'
import type { CallWithin } from '#domain/logic/urgency.ts'
import type { Facts } from '#domain/engine/read/facts.ts'
import { holds } from '#domain/logic/judge.ts'

export function callWithinFor({ level, callWithin }: Decision, facts: Facts): CallWithin | undefined {
  if (level !== 'normal_vet') return undefined
  const frames = timeFrames.filter(({ when }) => holds(when, facts)).map(({ within }) => within)
  return callWithin === 'now' || frames.includes('now') ? 'now' : (callWithin ?? frames[0])
}

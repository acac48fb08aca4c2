import { firstAid } from '#domain/knowledge/care/first-aid.ts'
import type { EmergencyFamily } from '#domain/logic/emergency-family.ts'
import { WHAT_TO_DO } from '#web/content/emergency.ts'

const MOST = 4

/** What to do now for this kind of emergency; words that fit every emergency where the kind is not known. */
export function firstSteps(family: EmergencyFamily | null): readonly string[] {
  if (family === null) return WHAT_TO_DO
  const { callSay, steps, beforeCall } = firstAid[family]
  const texts = steps.map(({ text }) => text)
  const say = `Call ahead. Say that you come with ${callSay}.`
  const ahead = beforeCall ?? 0
  return [...texts.slice(0, ahead), say, ...texts.slice(ahead)].slice(0, Math.max(MOST, ahead + 1))
}

/** Whether several things must be done before the call and the drive, as in CPR. */
export const isHelpedOnTheSpot = (family: EmergencyFamily | null): boolean =>
  family !== null && (firstAid[family].beforeCall ?? 0) > 1

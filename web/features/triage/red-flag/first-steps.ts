import type { CareLine } from '#domain/knowledge/care/care-line.ts'
import { firstAid } from '#domain/knowledge/compiled/first-aid.ts'
import type { Condition } from '#domain/logic/condition.ts'
import { WHAT_TO_DO } from '#web/content/emergency.ts'
import type { RedFlag } from './red-flag.ts'

/** What is known of the pet while the questions are still open: its kind, and the answer that alarms. */
export type KnownSoFar = { readonly species: 'dog' | 'cat' } & Pick<RedFlag, 'family' | 'answer'>

const MOST = 4

/** What to do now for this kind of emergency; words that fit every emergency where the kind is not known. */
export function firstSteps(known: KnownSoFar): readonly string[] {
  const { family } = known
  if (family === null) return WHAT_TO_DO
  const { callSay, steps } = firstAid[family]
  const texts = steps.filter((step) => isForIt(step, known)).map(({ text }) => text)
  const say = `Call ahead. Say that you come with ${callSay}.`
  const ahead = stepsBeforeCall(known)
  return [...texts.slice(0, ahead), say, ...texts.slice(ahead)].slice(0, Math.max(MOST, ahead + 1))
}

/** Whether several things must be done before the call and the drive, as in CPR. */
export const isHelpedOnTheSpot = (known: KnownSoFar): boolean => stepsBeforeCall(known) > 1

function stepsBeforeCall(known: KnownSoFar): number {
  if (known.family === null) return 0
  const { steps, beforeCall = 0 } = firstAid[known.family]
  return steps.slice(0, beforeCall).filter((step) => isForIt(step, known)).length
}

/** A step only for some pets is said where the alarming answer itself shows that this is one of them. */
const isForIt = ({ species, onlyFor }: CareLine, known: KnownSoFar): boolean =>
  (species === undefined || species === known.species) &&
  (onlyFor === undefined || isShownBy(onlyFor, known.answer))

function isShownBy(condition: Condition, given: RedFlag['answer']): boolean {
  if (condition.kind === 'any') return condition.of.some((part) => isShownBy(part, given))
  return (
    condition.kind === 'answer' &&
    condition.question === given?.question &&
    condition.anyOf.includes(given.value)
  )
}

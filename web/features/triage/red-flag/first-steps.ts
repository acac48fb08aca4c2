import type { FirstStep, FirstSteps } from '#domain/knowledge/care/first-steps.ts'
import { firstStepsByFamily } from '#domain/knowledge/compiled/care/first-steps.ts'
import { WHAT_TO_DO } from '#web/content/emergency.ts'
import type { RedFlag } from './red-flag.ts'

export type KnownSoFar = { readonly species: 'dog' | 'cat' } & Pick<RedFlag, 'family' | 'answer' | 'steps'>

const MOST = 4

export function firstSteps(known: KnownSoFar): readonly string[] {
  const aid = aidFor(known)
  if (aid === undefined) return WHAT_TO_DO
  const texts = aid.steps.filter((step) => isForIt(step, known)).map(({ text }) => text)
  const say = `Call ahead. Say that you come with ${aid.callSay}.`
  const ahead = stepsBeforeCall(aid, known)
  return [...texts.slice(0, ahead), say, ...texts.slice(ahead)].slice(0, Math.max(MOST, ahead + 1))
}

export function isHelpedOnTheSpot(known: KnownSoFar): boolean {
  const aid = aidFor(known)
  return aid !== undefined && stepsBeforeCall(aid, known) > 1
}

function aidFor({ steps, family }: KnownSoFar): FirstSteps | undefined {
  if (steps !== null) return steps
  return family === null ? undefined : firstStepsByFamily[family]
}

const stepsBeforeCall = ({ steps, beforeCall }: FirstSteps, known: KnownSoFar): number =>
  steps.slice(0, beforeCall).filter((step) => isForIt(step, known)).length

/** A step only for some pets is said where the alarming answer itself shows that this is one of them. */
const isForIt = ({ species, after }: FirstStep, { answer, ...known }: KnownSoFar): boolean =>
  (species === undefined || species === known.species) &&
  (after === undefined ||
    after.some(([question, values]) => question === answer?.question && values.includes(answer.value)))

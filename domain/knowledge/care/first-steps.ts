import type { Condition } from '#domain/logic/condition.ts'
import type { CareLine } from './care-line.ts'
import type { FirstAid } from './first-aid.ts'

/** What to do at once in one kind of emergency, as far as it can be told by the alarming answer alone. */
export type FirstSteps = {
  readonly callSay: string
  readonly steps: readonly FirstStep[]
  readonly beforeCall: number
}

export type FirstStep = {
  readonly text: string
  readonly species?: 'dog' | 'cat'
  /** Said only after one of these answers; each is a question with the values meant. */
  readonly after?: readonly (readonly [question: string, values: readonly string[]])[]
}

type MayFollow = (question: string, value: string) => boolean

/** The first steps of first aid; a step that no such answer can ask for is left out. */
export function firstStepsOf(
  { callSay, steps, beforeCall = 0 }: FirstAid,
  mayFollow: MayFollow = () => false,
): FirstSteps {
  const told = ({ text, species, onlyFor }: CareLine): readonly FirstStep[] => {
    const after = onlyFor === undefined ? undefined : answersIn(onlyFor, mayFollow)
    return after?.length === 0 ? [] : [{ text, ...(species && { species }), ...(after && { after }) }]
  }
  return {
    callSay,
    steps: steps.flatMap(told),
    beforeCall: steps.slice(0, beforeCall).flatMap(told).length,
  }
}

function answersIn(condition: Condition, mayFollow: MayFollow): NonNullable<FirstStep['after']> {
  if (condition.kind === 'any') return condition.of.flatMap((part) => answersIn(part, mayFollow))
  if (condition.kind !== 'answer') return []
  const { question, anyOf } = condition
  const values = anyOf.filter((value) => mayFollow(question, value))
  return values.length === 0 ? [] : [[question, values]]
}

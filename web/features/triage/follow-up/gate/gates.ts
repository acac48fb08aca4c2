import { answerValues } from '#domain/engine/flow/answer-values.ts'
import type { Question, QuestionOption } from '#domain/knowledge/questions/question.ts'

/** Asks yes, no or not sure before a long list, so that most owners need not read it. */
export type Gate = {
  /** The kinds of things in the list: who does not know that something is harmful must find it here. */
  readonly kinds: Readonly<Record<'dog' | 'cat', string>>
  /** The option that means "not sure"; without one the question is left unanswered, which counts as not known. */
  readonly unsure: string | null
}

const EATEN =
  'Chocolate, grapes, onion, sugar-free gum, pills, drugs, alcohol, poison, cleaners, plants, mushrooms, batteries, string, toys, bones, garbage'

const GATES: Readonly<Record<string, Gate>> = {
  exposure: {
    kinds: {
      dog: `${EATEN}, a sting or bite.`,
      cat: `${EATEN}, lilies, flea drops for dogs, a sting or bite.`,
    },
    unsure: 'unknown',
  },
  context: {
    kinds: {
      dog: 'An accident, fall or fight, heat, burn or smoke, surgery, vaccine, medicine, new food, sick animals, stress or hard play.',
      cat: 'An accident, fall or fight, heat, burn or smoke, surgery, vaccine, medicine, new food, sick animals or stress.',
    },
    unsure: null,
  },
}

/** What is said at the gate, and is no answer. */
export const YES = 'yes'
export const UNSURE = 'unsure'

export const gateOf = ({ id }: Question): Gate | null => GATES[id] ?? null

export function gateOptions({ unsure }: Gate, { options = [] }: Question): readonly QuestionOption[] {
  const notSure = options.find(({ value }) => value === unsure) ?? { value: UNSURE, label: 'Not sure' }
  return [
    ...options.filter(({ exclusive }) => exclusive === true),
    notSure,
    { value: YES, label: 'Yes, show me the list' },
  ]
}

export const isBeforeGate = (
  gate: Gate,
  question: Question,
  answer: string | readonly string[] | undefined,
) => {
  const atGate = gateOptions(gate, question).map(({ value }) => value)
  return answerValues(answer).every((value) => atGate.includes(value))
}

import { useState } from 'react'
import type { Question, QuestionOption } from '#domain/knowledge/questions/question.ts'
import { answerValues } from '#domain/engine/flow/answer-values.ts'
import type { FollowUpAnswers } from '#web/features/triage/follow-up-answers.ts'
import { gateOf, gateOptions, isBeforeGate, UNSURE, YES, type Gate } from './gates.ts'

type GateState = {
  /** Null when the list is shown, or there is no gate. */
  readonly shut: {
    readonly gate: Gate
    readonly options: readonly QuestionOption[]
    readonly value: string | undefined
  } | null
  readonly say: (value: string) => string[]
  readonly open: () => void
  /** False when the list was not opened by it, or something in it is ticked. */
  readonly close: () => boolean
  readonly leave: () => void
}

type Said = typeof YES | typeof UNSURE | 'open'

export function useGate(question: Question | undefined, answers: FollowUpAnswers): GateState {
  const [all, setAll] = useState<Readonly<Record<string, Said>>>({})
  const id = question?.id ?? ''
  const said = all[id]
  const gate = question === undefined ? null : gateOf(question)
  const note = (value: Said | null): void => {
    if (gate === null) return
    setAll(({ [id]: _before, ...others }) => (value === null ? others : { ...others, [id]: value }))
  }
  const isEmpty = question !== undefined && gate !== null && isBeforeGate(gate, question, answers[id])
  return {
    shut:
      question === undefined || gate === null || !isEmpty || said === 'open'
        ? null
        : { gate, options: gateOptions(gate, question), value: said ?? answerValues(answers[id])[0] },
    say: (value) => {
      const isSaidOnly = value === YES || value === UNSURE
      note(isSaidOnly ? value : null)
      return isSaidOnly ? [] : [value]
    },
    open: () => note('open'),
    close: () => {
      if (said !== 'open' || !isEmpty) return false
      note(null)
      return true
    },
    leave: () => {
      if (said !== UNSURE) note(null)
    },
  }
}

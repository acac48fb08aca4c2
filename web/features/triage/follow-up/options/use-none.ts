import { useState } from 'react'
import type { Question, QuestionOption } from '#domain/knowledge/questions/question.ts'
import { answerValues } from '#domain/engine/flow/answer-values.ts'
import type { FollowUpAnswers } from '#web/features/triage/follow-up-answers.ts'

/** A list without an option of its own for "none" is left unanswered by it, which counts as not known. */
const LEFT_OPEN: QuestionOption = { value: '', label: 'None of these', exclusive: true }

export type Cleared = { readonly labels: readonly string[]; readonly before: FollowUpAnswers }

export type NoneState = {
  readonly option: QuestionOption
  readonly isTicked: boolean
  readonly clears: number
  readonly cleared: Cleared | null
  readonly next: readonly string[]
  readonly isAllSaid: boolean
  readonly remember: () => void
}

const noneOf = ({ type, options = [] }: Question): QuestionOption | null =>
  type === 'multiselect' ? (options.find(({ exclusive }) => exclusive === true) ?? LEFT_OPEN) : null

export function useNone(
  question: Question | undefined,
  answers: FollowUpAnswers,
): { readonly none: NoneState | null; readonly forget: () => void } {
  const [leftOpen, setLeftOpen] = useState<string | null>(null)
  const [cleared, setCleared] = useState<Cleared | null>(null)
  const forget = (): void => {
    setCleared(null)
    setLeftOpen(null)
  }
  const option = question === undefined ? null : noneOf(question)
  if (question === undefined || option === null) return { none: null, forget }

  const values = answerValues(answers[question.id])
  const others = values.filter((value) => value !== option.value)
  const isTicked = values.includes(option.value) || (others.length === 0 && leftOpen === question.id)
  const taken = (question.options ?? []).filter(({ value }) => others.includes(value))
  return {
    none: {
      option,
      isTicked,
      clears: taken.length,
      cleared,
      next: isTicked || option.value === '' ? [] : [option.value],
      isAllSaid: !isTicked && taken.length === 0,
      remember: () => {
        setLeftOpen(isTicked ? null : question.id)
        setCleared(taken.length === 0 ? null : { labels: taken.map(({ label }) => label), before: answers })
      },
    },
    forget,
  }
}

import { answerValues, toggleOption } from '#domain/engine/flow/answer-values.ts'
import { dropHiddenAnswers } from '#domain/engine/flow/question-order.ts'
import { visibleQuestions } from '#domain/engine/flow/visible-questions.ts'
import type { FlowPet } from '#domain/engine/flow/flow-pet.ts'
import type { Question } from '#domain/knowledge/questions/question.ts'
import type { FollowUpAnswers } from './follow-up-answers.ts'

export const REQUIRED = 'This field is required'

export function answered(
  pet: FlowPet,
  symptoms: readonly string[],
  answers: FollowUpAnswers,
  id: string,
  value: string | readonly string[],
): Record<string, string | string[]> {
  const isEmpty = value.length === 0
  const { [id]: _before, ...others } = answers
  const changed = isEmpty ? others : { ...others, [id]: typeof value === 'string' ? value : [...value] }
  return Object.fromEntries(
    Object.entries(dropHiddenAnswers(pet, symptoms, changed)).map(([key, kept]) => [
      key,
      typeof kept === 'string' ? kept : [...kept],
    ]),
  )
}

export const toggled = (question: Question, answers: FollowUpAnswers, value: string): readonly string[] =>
  toggleOption(question, answerValues(answers[question.id]), value)

export function faultOf(question: Question, answers: FollowUpAnswers): string | null {
  const given = answerValues(answers[question.id]).filter((value) => value.trim() !== '')
  if (given.length === 0) return question.required ? REQUIRED : null
  if (question.type !== 'number') return null
  const number = Number(given[0])
  const { min = -Infinity, max = Infinity } = question
  return Number.isFinite(number) && number >= min && number <= max
    ? null
    : `Please enter a number between ${min} and ${max}, or leave this empty.`
}

export function withQuickAnswer(text: string, quick: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (lines.includes(quick) ? lines.filter((line) => line !== quick) : [...lines, quick]).join('\n')
}

export function currentQuestion(
  pet: FlowPet,
  symptoms: readonly string[],
  answers: FollowUpAnswers,
  index: number,
): { readonly questions: readonly Question[]; readonly index: number } {
  const questions = visibleQuestions(pet, symptoms, answers)
  return { questions, index: Math.max(0, Math.min(index, questions.length - 1)) }
}

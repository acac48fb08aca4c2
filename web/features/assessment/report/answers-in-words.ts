import { complaintOf } from '#domain/engine/flow/complaint.ts'
import { allQuestions, questionsById } from '#domain/knowledge/questions.ts'
import { THINGS } from '#domain/knowledge/things-question.ts'
import type { Report } from './report.ts'

export type Said = { readonly question: string; readonly answer: string }

export const complaintIn = ({ told }: Report): readonly string[] => complaintOf(told)

export function onsetIn({ told }: Report): string | null {
  const value = told.followUpAnswers['onset']
  return questionsById.get('onset')?.options?.find((option) => option.value === value)?.label ?? null
}

/**
 * Every answer in words, in the order of the questions: questions no longer known are left out, values no longer known
 * are spelled out. Things are called by the names that the report gives them.
 */
export function answersIn({ told, pet, trace }: Report): readonly Said[] {
  const name = pet.name.trim() || 'your pet'
  const nameOf = (id: string): string =>
    trace?.things.find((thing) => thing.id === id)?.name ?? id.replaceAll('-', ' ')
  return allQuestions.flatMap(({ id, question, options, unit }) => {
    const given = told.followUpAnswers[id]
    const values = typeof given === 'string' ? [given] : (given ?? [])
    const words = values
      .filter((value) => value.trim() !== '')
      .map((value) =>
        id === THINGS
          ? nameOf(value)
          : (options?.find((option) => option.value === value)?.label ?? value.replaceAll('_', ' ')),
      )
    if (words.length === 0) return []
    const answer = unit === undefined ? words.join('; ') : `${words.join('; ')} ${unit}`
    return [
      { question: question.replaceAll('{petName}', name), answer: answer.replaceAll('{petName}', name) },
    ]
  })
}

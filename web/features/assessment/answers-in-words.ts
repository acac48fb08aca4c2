import type { AssessRequest } from '#contract/assess.ts'

import { THINGS, allQuestions, questionsById } from '#domain/knowledge/questions.ts'

/** A question and its answer in words. */
export type Said = { readonly question: string; readonly answer: string }

type Answers = AssessRequest['followUpAnswers']

/** When it started, in the words of the question; null when nobody said. */
export function onsetLabel(answers: Answers): string | null {
  const value = answers['onset']
  return questionsById.get('onset')?.options?.find((option) => option.value === value)?.label ?? null
}

/**
 * The answers in the order of the questions: questions no longer known are left out, values no longer known are spelled
 * out. Things are called by the names that the answer gives them.
 */
export function answersInWords(
  answers: Answers,
  petName: string,
  things: readonly { readonly id: string; readonly name: string }[] = [],
): readonly Said[] {
  const name = petName.trim() || 'your pet'
  const nameOf = (id: string): string =>
    things.find((thing) => thing.id === id)?.name ?? id.replaceAll('-', ' ')
  return allQuestions.flatMap(({ id, question, options, unit }) => {
    const given = answers[id]
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

import { questions, questionsBeside } from './compiled/catalogues/questions.ts'
import type { Question } from './questions/question.ts'

/** Every question that can be answered: those with a page of their own, then those beside another one. */
export const allQuestions: readonly Question[] = [...questions, ...questionsBeside]

/** The same questions by id. */
export const questionsById: ReadonlyMap<string, Question> = new Map(
  allQuestions.map((question) => [question.id, question]),
)

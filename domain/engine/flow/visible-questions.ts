import { questions } from '#domain/knowledge/compiled/catalogues/questions.ts'
import type { Question } from '#domain/knowledge/questions/question.ts'
import type { Answers } from '#domain/logic/intake.ts'
import type { FlowPet } from './flow-pet.ts'
import { shownNow } from './question-order.ts'

export function visibleQuestions(
  pet: FlowPet,
  symptoms: readonly string[],
  answers: Answers,
): readonly Question[] {
  const shown = shownNow(pet, symptoms, answers)
  return questions.filter(({ id }) => shown.has(id))
}

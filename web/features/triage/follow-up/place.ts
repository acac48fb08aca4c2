import type { FlowPet } from '#domain/engine/flow/flow-pet.ts'
import { visibleQuestions } from '#domain/engine/flow/visible-questions.ts'
import type { FollowUpAnswers } from '../follow-up-answers.ts'

/** Both from 1. */
type Place = { readonly number: number; readonly of: number }

/**
 * The place of each question on the way to this one. What was said to come never grows: where an answer brings more
 * questions the number stands still until only as many are left as were said, and where one takes questions away the
 * whole gets smaller. It follows from the answers alone, so that it is the same after a reload and on the way back.
 */
export function placesUpTo(
  pet: FlowPet,
  symptoms: readonly string[],
  answers: FollowUpAnswers,
  index: number,
): readonly Place[] {
  const path = visibleQuestions(pet, symptoms, answers)
  const places: Place[] = []
  const told: Record<string, string | readonly string[]> = {}
  let before: Place = { number: 1, of: Infinity }
  for (const [at, { id }] of path.slice(0, index + 1).entries()) {
    const known = visibleQuestions(pet, symptoms, told).length
    const of = Math.min(before.of, known)
    const left = known - 1 - at
    before = { number: Math.max(before.number, Math.min(at + 1, of - left)), of }
    places.push(before)
    const answer = answers[id]
    if (answer !== undefined) told[id] = answer
  }
  return places
}

export const placeOf = (
  pet: FlowPet,
  symptoms: readonly string[],
  answers: FollowUpAnswers,
  index: number,
): Place => placesUpTo(pet, symptoms, answers, index).at(-1) ?? { number: 1, of: 1 }

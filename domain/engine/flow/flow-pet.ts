import type { Question, QuestionOption } from '#domain/knowledge/question.ts'
import type { IntakePet } from '#domain/logic/intake.ts'
import { ageInMonths } from '#domain/pets/age.ts'

/** What the questionnaire must know of a pet. */
export type FlowPet = {
  readonly species: 'dog' | 'cat'
  readonly sex: 'male' | 'female' | null
  readonly isNeutered: boolean | null
  readonly ageMonths: number | null
}

/** The questionnaire's view of a pet on a given day. */
export const flowPetOf = (pet: IntakePet, now: Date): FlowPet => ({
  species: pet.species,
  sex: pet.gender,
  isNeutered: pet.isNeutered,
  ageMonths: ageInMonths(pet.birthday, now),
})

/** The options this pet can have; some belong to one species or sex. */
export const optionsFor = (
  question: Question,
  pet: Pick<FlowPet, 'species' | 'sex'>,
): readonly QuestionOption[] => (question.options ?? []).filter((option) => isOfPet(option, pet))

/** True for an option that this pet can have. */
export const isOfPet = (
  { onlySpecies, onlySex }: Pick<QuestionOption, 'onlySpecies' | 'onlySex'>,
  pet: Pick<FlowPet, 'species' | 'sex'>,
): boolean =>
  (onlySpecies === undefined || onlySpecies === pet.species) && (onlySex === undefined || onlySex === pet.sex)

import type { Question, QuestionOption } from '#domain/knowledge/questions/question.ts'
import type { IntakePet } from '#domain/logic/intake.ts'
import { ageInMonths } from '#domain/pets/age.ts'

export type FlowPet = {
  readonly species: 'dog' | 'cat'
  readonly sex: 'male' | 'female' | null
  readonly isNeutered: boolean | null
  readonly ageMonths: number | null
}

export const flowPetOf = (pet: IntakePet, now: Date): FlowPet => ({
  species: pet.species,
  sex: pet.gender,
  isNeutered: pet.isNeutered,
  ageMonths: ageInMonths(pet.birthday, now),
})

export const optionsFor = (
  question: Question,
  pet: Pick<FlowPet, 'species' | 'sex'>,
): readonly QuestionOption[] => (question.options ?? []).filter((option) => isOfPet(option, pet))

export const isOfPet = (
  { onlySpecies, onlySex }: Pick<QuestionOption, 'onlySpecies' | 'onlySex'>,
  pet: Pick<FlowPet, 'species' | 'sex'>,
): boolean =>
  (onlySpecies === undefined || onlySpecies === pet.species) && (onlySex === undefined || onlySex === pet.sex)

import type { IntakePet } from '#domain/logic/intake.ts'

/** The pet and the case that something was told for; `pet` is null while nobody said which. */
export type ToldFor = { readonly pet: string | null; readonly caseId: string }

/** Names one animal: a saved pet by its id, another by its species, sex and name. */
export const petKeyOf = (pet: IntakePet): string => pet.id ?? describedAs(pet)

/** True when what was told may be judged as told for this pet in this case. */
export const isToldFor = (toldFor: ToldFor, pet: IntakePet, caseId: string): boolean =>
  toldFor.caseId === caseId && toldFor.pet === petKeyOf(pet)

/** True when both may be one animal; a pet that was not saved at first is known by its species, sex and name. */
export const isSamePet = (one: IntakePet, other: IntakePet): boolean =>
  one.id !== null && other.id !== null ? one.id === other.id : describedAs(one) === describedAs(other)

const describedAs = ({ species, gender, name }: IntakePet): string =>
  JSON.stringify([species, gender, name.trim().toLowerCase()])

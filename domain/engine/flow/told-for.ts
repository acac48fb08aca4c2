import type { IntakePet } from '#domain/logic/intake.ts'

export type ToldFor = { readonly pet: string | null; readonly caseId: string }

export const petKeyOf = (pet: IntakePet): string => pet.id ?? describedAs(pet)

export const isToldFor = (toldFor: ToldFor, pet: IntakePet, caseId: string): boolean =>
  toldFor.caseId === caseId && toldFor.pet === petKeyOf(pet)

/** A pet that was not saved at first is known by its species, sex and name. */
export const isSamePet = (one: IntakePet, other: IntakePet): boolean =>
  one.id !== null && other.id !== null ? one.id === other.id : describedAs(one) === describedAs(other)

const describedAs = ({ species, gender, name }: IntakePet): string =>
  JSON.stringify([species, gender, name.trim().toLowerCase()])

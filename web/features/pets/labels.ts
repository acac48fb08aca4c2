import { ageInMonths, MONTHS_TOLD } from '#domain/pets/age.ts'
import type { IntakePet } from '#domain/logic/intake.ts'

const IN_MONTHS_UNDER = MONTHS_TOLD.aloneUnderMonths
const DETAIL_UNTIL_MONTHS = MONTHS_TOLD.besideUnderYears * 12

export function ageLabel(birthday: string | null, now: Date): string | null {
  const months = ageInMonths(birthday, now)
  if (months === null) return null
  if (months < 1) return 'Under 1 mo'
  if (months < IN_MONTHS_UNDER) return `${months} mo`
  const years = Math.floor(months / 12)
  const rest = months % 12
  if (months < DETAIL_UNTIL_MONTHS && rest > 0) return `${years} yr ${rest} mo`
  return years === 1 ? '1 yr' : `${years} yrs`
}

export function shortAge(birthday: string | null, now: Date): string | null {
  const months = ageInMonths(birthday, now)
  if (months === null) return null
  const [count, unit] = months < IN_MONTHS_UNDER ? [months, 'month'] : [Math.floor(months / 12), 'year']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

export function ageInWords(birthday: string | null, now: Date): string | null {
  const months = ageInMonths(birthday, now)
  if (months === null) return null
  if (months < 1) return 'less than a month old'
  const [count, unit] = months < 24 ? [months, 'month'] : [Math.floor(months / 12), 'year']
  return `${count} ${unit}${count === 1 ? '' : 's'} old`
}

const rounded = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals

export function weightLabel({ value, unit }: IntakePet['weight']): string | null {
  if (value === null) return null
  return unit === 'kg' ? `${rounded(value, 1)} kg` : `${rounded(value, 0)} lb`
}

export const breedOrSpecies = ({ breed, species }: Pick<IntakePet, 'breed' | 'species'>): string =>
  breed ?? (species === 'cat' ? 'Cat' : 'Dog')

export const missingIn = (pet: IntakePet): readonly string[] =>
  [
    pet.gender === null ? 'male or female' : null,
    pet.breed === null ? 'breed' : null,
    pet.weight.value === null ? 'weight' : null,
    pet.medications.length === 0 ? 'medications' : null,
    pet.conditions.length === 0 ? 'medical conditions' : null,
    pet.allergies.length === 0 ? 'allergies' : null,
  ].filter((one) => one !== null)

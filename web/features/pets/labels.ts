import { ageInMonths } from '#domain/pets/age.ts'
import type { IntakePet } from '#domain/triage/intake.ts'

const DETAIL_UNTIL_MONTHS = 60

/** How old a pet is, for its card: "Under 1 mo", "7 mo", "2 yr 3 mo", "1 yr", "9 yrs". */
export function ageLabel(birthday: string | null, now: Date): string | null {
  const months = ageInMonths(birthday, now)
  if (months === null) return null
  if (months < 1) return 'Under 1 mo'
  if (months < 12) return `${months} mo`
  const years = Math.floor(months / 12)
  const rest = months % 12
  if (months < DETAIL_UNTIL_MONTHS && rest > 0) return `${years} yr ${rest} mo`
  return years === 1 ? '1 yr' : `${years} yrs`
}

/** How old a pet is, in one number: months under a year, else years. */
export function shortAge(birthday: string | null, now: Date): string | null {
  const months = ageInMonths(birthday, now)
  if (months === null) return null
  const [count, unit] = months < 12 ? [months, 'month'] : [Math.floor(months / 12), 'year']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** A weight in whole pounds, or in kilograms with at most one decimal. */
export function weightLabel({ value, unit }: IntakePet['weight']): string | null {
  if (value === null) return null
  return unit === 'kg' ? `${Math.round(value * 10) / 10} kg` : `${Math.round(value)} lb`
}

/** The breed, or the animal where no breed is known. */
export const breedOrSpecies = ({ breed, species }: Pick<IntakePet, 'breed' | 'species'>): string =>
  breed ?? (species === 'cat' ? 'Cat' : 'Dog')

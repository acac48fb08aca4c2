/** Kilograms in one pound. */
export const KG_PER_LB = 0.45359237

/** A weight as a profile holds it. */
export type Weight = { readonly value: number | null; readonly unit: 'lbs' | 'kg' }

/** The weight in kilograms, or null when nobody weighed the pet or the number makes no sense. */
export function weightInKg({ value, unit }: Weight): number | null {
  if (value === null || !Number.isFinite(value) || value <= 0) return null
  return unit === 'kg' ? value : value * KG_PER_LB
}

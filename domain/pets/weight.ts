/** Kilograms in one pound: a hair under the true 0.45359237, so a dose per kilogram is never told too low. */
export const KG_PER_LB = 0.453592

export type Weight = { readonly value: number | null; readonly unit: 'lbs' | 'kg' }

export const UNIT_UNLESS_TOLD: Weight['unit'] = 'lbs'

export type ToldWeight = Weight & { readonly value: number }

export function weightInKg({ value, unit }: Weight): number | null {
  if (value === null || !Number.isFinite(value) || value <= 0) return null
  return unit === 'kg' ? value : value * KG_PER_LB
}

/** The heaviest that Guinness World Records lists: a Mastiff (Zorba) of 155.6 kg and a cat (Himmy) of 21.3 kg. */
const HEAVIEST_KG = { dog: 155.6, cat: 21.3 } as const

export const isHeavierThanAny = (species: 'dog' | 'cat', weight: Weight): boolean =>
  (weightInKg(weight) ?? 0) > HEAVIEST_KG[species]

export function weightsMeant(species: 'dog' | 'cat', { value, unit }: ToldWeight): readonly ToldWeight[] {
  const candidates: readonly ToldWeight[] = [
    ...(unit === 'kg' ? [{ value, unit: 'lbs' as const }] : []),
    { value: value / 10, unit },
  ]
  return candidates.filter((weight) => !isHeavierThanAny(species, weight))
}

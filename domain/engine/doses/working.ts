import type { ToxinForSpecies } from '#domain/knowledge/doses/toxin.ts'
import type { AmountEaten } from './amount-eaten.ts'
import { lowestDose } from './dose-level.ts'
import type { NamedPoison } from './named-poisons.ts'
import { rounded } from './rounded.ts'

export const foodOf = ({ name }: NamedPoison): string => name.food ?? name.substance

export const unknownSentence = (poison: NamedPoison, kg: number | null): string =>
  kg === null
    ? `We do not know the weight, so we treat the ${foodOf(poison)} as a harmful amount.`
    : `We do not know how much ${foodOf(poison)} it was, so we treat it as a harmful amount.`

export function workingSentence(
  { name }: NamedPoison,
  species: string,
  kg: number,
  mgPerKg: number,
  known: ToxinForSpecies,
  amount: AmountEaten,
): string {
  const lowest = lowestDose(known)
  const inGrams = mgPerKg >= 1000 || (lowest !== null && lowest >= 1000)
  const unit = inGrams ? 'g/kg' : 'mg/kg'
  const shown = (dose: number): string => rounded(inGrams ? dose / 1000 : dose)
  const about = amount.known ? 'About' : 'At a guess'
  const start =
    lowest === null ? 'No safe amount is known' : `${firstEffect(known)} at ${shown(lowest)} ${unit}`
  return `${about} ${shown(mgPerKg)} ${unit} of ${name.substance} for a ${rounded(kg)} kg ${species}. ${start}.`
}

const firstEffect = (known: ToxinForSpecies): string =>
  known.thresholds.some(({ level }) => level === 'mild') ? 'Mild signs start' : 'Harm is reported'

import type { Facts } from '#domain/engine/read/facts.ts'
import { rounded } from './rounded.ts'
import { writtenWeightKg } from './quantities.ts'

const writtenKg = (facts: Facts): number | null =>
  writtenWeightKg(`${facts.text('exposure_details')}. ${facts.intake.additionalNotes}`)

/** The profile's weight, or a smaller one the owner wrote: the smaller pet has the bigger dose. */
export function smallestWeight(facts: Facts): number | null {
  const written = writtenKg(facts)
  if (written === null || facts.weightKg === null) return facts.weightKg ?? written
  return Math.min(written, facts.weightKg)
}

const APART = 0.25

export function aboutWeight(facts: Facts): string {
  const written = writtenKg(facts)
  if (written === null || facts.weightKg === null) return ''
  const [less, more] = [Math.min(written, facts.weightKg), Math.max(written, facts.weightKg)]
  if (more - less <= more * APART) return ''
  return ` You told us two weights, ${rounded(less)} and ${rounded(more)} kg. We used the smaller one.`
}

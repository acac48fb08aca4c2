import type { Facts } from './facts-by-reader.ts'

/** What the pet ate, licked or touched, by tick, by what was chosen and by the owner's own words. */
export function exposuresOf(facts: Facts): ReadonlySet<string> {
  const ticked = (facts.values('exposure') ?? []).filter((value) => value !== 'none')
  return new Set([...ticked, ...(facts.notes.answers.get('exposure') ?? [])])
}

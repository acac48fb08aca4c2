import type { Facts } from './facts-by-reader.ts'

export function exposuresOf(facts: Facts): ReadonlySet<string> {
  const ticked = (facts.values('exposure') ?? []).filter((value) => value !== 'none')
  return new Set([...ticked, ...(facts.notes.answers.get('exposure') ?? [])])
}

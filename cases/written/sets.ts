import { join } from 'node:path'
import { z } from 'zod'
import header from './sets.json' with { type: 'json' }

const count = z.int().nonnegative()

/** What the engine of the day reached when it met a set; kept as it was, because that day cannot be repeated. */
const FirstSight = z.strictObject({
  label: z.string(),
  again: z.boolean().default(false),
  exact: count,
  emergencies: count,
  recalled: count,
  sentHome: count,
})

/**
 * `since` is what the set was to the engine, for people who work on it, and `history` the same for owners, on the
 * evidence page; `countsForConfidence` only where owners answered knowing just what was so.
 */
const WrittenSet = z
  .strictObject({
    name: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    id: z.string().optional(),
    title: z.string(),
    holds: z.string(),
    cases: z.int().positive(),
    firstSeen: z.iso.date(),
    since: z.string(),
    history: z.string(),
    countsForConfidence: z.boolean().default(false),
    firstSight: z.array(FirstSight).default([]),
  })
  .transform(({ id, ...set }) => ({
    ...set,
    id: id ?? set.name,
    file: join(import.meta.dirname, `${set.name}.jsonl`),
  }))
export type WrittenSet = z.infer<typeof WrittenSet>

/** In the order in which they were met, the one for development first. */
export const SETS: readonly WrittenSet[] = z.array(WrittenSet).parse(header)

export const COUNTED_ON = SETS.filter(({ countsForConfidence }) => countsForConfidence)

export function setNamed(name: string): WrittenSet {
  const set = SETS.find((each) => each.name === name)
  if (set === undefined) throw new Error(`There is no set of written cases named "${name}".`)
  return set
}

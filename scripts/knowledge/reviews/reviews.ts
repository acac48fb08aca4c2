import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Entry } from '../tell/entry.ts'
import { fingerprintOf } from './fingerprint.ts'

export class UnusableCommand extends Error {}

/** `of` is the version of the entry that was judged; `objects` means it must be changed or removed before release. */
const Review = z.strictObject({
  by: z.string().trim().min(1),
  on: z.iso.date(),
  verdict: z.enum(['agrees', 'objects']),
  of: z.string().regex(/^[0-9a-f]{12}$/),
})
export type Review = z.infer<typeof Review>

const Reviews = z.record(z.string(), Review)
export type Reviews = Readonly<Record<string, Review>>

export const REVIEWS_FILE = join(import.meta.dirname, '../../../domain/knowledge/reviews.json')

/** @throws UnusableCommand when the file is no list of verdicts. */
export function readReviews(file = REVIEWS_FILE): Reviews {
  const read = Reviews.safeParse(jsonOf(file))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new UnusableCommand(
    `The verdicts in ${file} cannot be read: ${issue?.path.join('.') ?? ''} is wrong (${issue?.message ?? 'unknown'}).`,
  )
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new UnusableCommand(`The verdicts in ${file} are missing or no JSON. Take the file back from git.`)
  }
}

/** Ordered by id, so that a verdict more is one block more. */
export function writeReviews(reviews: Reviews, file = REVIEWS_FILE): void {
  const inOrder = Object.fromEntries(
    Object.entries(reviews).toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true })),
  )
  writeFileSync(file, `${JSON.stringify(inOrder, null, 2)}\n`)
}

export type Standing =
  | { readonly is: 'open' }
  | { readonly is: 'agreed' | 'objected' | 'changed'; readonly review: Review }

/** A verdict on another version of the entry counts for nothing. */
export function standingOf(entry: Entry, reviews: Reviews): Standing {
  const review = Object.hasOwn(reviews, entry.id) ? reviews[entry.id] : undefined
  if (review === undefined) return { is: 'open' }
  if (review.of !== fingerprintOf(entry)) return { is: 'changed', review }
  return { is: review.verdict === 'agrees' ? 'agreed' : 'objected', review }
}

export function entryNamed(id: string, entries: readonly Entry[]): Entry {
  const entry = entries.find((each) => each.id === id)
  if (entry === undefined)
    throw new UnusableCommand(`There is no entry "${id}". The book gives the id at each entry.`)
  return entry
}

export type Signature = Omit<Review, 'of'>

/**
 * `RF-012@3f9a…` signs only while the entry is still that version.
 * @throws UnusableCommand for an id nobody knows, a version that is no longer so, and a name or day that is none.
 */
export function signed(
  ids: readonly string[],
  signature: Signature,
  entries: readonly Entry[],
  reviews: Reviews,
): Reviews {
  if (ids.length === 0) throw new UnusableCommand('Name the entries to sign, such as RF-012.')
  const verdicts = ids.map((named) => {
    const [id = '', version] = named.split('@')
    const entry = entryNamed(id, entries)
    const of = fingerprintOf(entry)
    if (version !== undefined && version !== of)
      throw new UnusableCommand(`${id} is no longer version ${version}; it is ${of} now. Read it again.`)
    const review = Review.safeParse({ ...signature, of })
    if (!review.success)
      throw new UnusableCommand(
        'Give the name of the veterinarian with --by and a day such as 2026-11-23 with --on.',
      )
    return [id, review.data] as const
  })
  return { ...reviews, ...Object.fromEntries(verdicts) }
}

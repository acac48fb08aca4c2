import { KINDS } from '../tell/entry.ts'
import type { Entry, Kind } from '../tell/entry.ts'
import { standingOf } from './reviews.ts'
import type { Reviews } from './reviews.ts'

/** `reviewed` are those that a veterinarian agreed to as they are now. */
export type ReviewCount = {
  readonly kind: Kind
  readonly one: string
  readonly many: string
  readonly reviewed: number
  readonly of: number
}

export const countReviews = (entries: readonly Entry[], reviews: Reviews): readonly ReviewCount[] =>
  (Object.keys(KINDS) as readonly Kind[]).map((kind) => {
    const ofKind = entries.filter((entry) => entry.kind === kind)
    return {
      kind,
      ...KINDS[kind],
      reviewed: ofKind.filter((entry) => standingOf(entry, reviews).is === 'agreed').length,
      of: ofKind.length,
    }
  })

/** `reviewed`: how many a veterinarian agreed to as they are now. */
export type ReviewCount = {
  readonly kind: string
  readonly many: string
  readonly reviewed: number
  readonly of: number
}

/** A value of the build: `scripts/build/review-counts.ts` counts it from the knowledge and the verdicts. */
declare const REVIEW_COUNTS: readonly ReviewCount[]

export const reviewCounts: readonly ReviewCount[] = REVIEW_COUNTS

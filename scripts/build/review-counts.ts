import type { Plugin } from 'vite'
import { allEntries } from '../knowledge/all-entries.ts'
import { countReviews } from '../knowledge/reviews/count-reviews.ts'
import type { ReviewCount } from '../knowledge/reviews/count-reviews.ts'
import { readReviews } from '../knowledge/reviews/reviews.ts'

/** How much of the knowledge a veterinarian reviewed, counted now from the knowledge and the verdicts. */
export const reviewCounts = (): readonly ReviewCount[] => countReviews(allEntries(), readReviews())

/** Puts the counts into the pages as a value, so that no browser loads the knowledge to count it. */
export const withReviewCounts = (): Plugin => ({
  name: 'with-review-counts',
  config: () => ({ define: { REVIEW_COUNTS: JSON.stringify(reviewCounts()) } }),
})

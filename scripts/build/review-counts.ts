import type { Plugin } from 'vite'
import type { ReviewCount } from '../knowledge/reviews/count-reviews.ts'

export async function reviewCounts(): Promise<readonly ReviewCount[]> {
  // Loaded only when asked: all of the knowledge would come with every configuration that names the plugin.
  const [{ allEntries }, { countReviews }, { readReviews }] = await Promise.all([
    import('../knowledge/all-entries.ts'),
    import('../knowledge/reviews/count-reviews.ts'),
    import('../knowledge/reviews/reviews.ts'),
  ])
  return countReviews(allEntries(), readReviews())
}

/** Puts the counts into the pages as a value, so that no browser loads the knowledge to count it. */
export const withReviewCounts = (): Plugin => ({
  name: 'with-review-counts',
  config: async () => ({ define: { REVIEW_COUNTS: JSON.stringify(await reviewCounts()) } }),
})

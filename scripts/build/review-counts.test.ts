import { expect, test } from 'vitest'
import { rules } from '#domain/knowledge/compiled/rules.ts'
import { allEntries } from '../knowledge/all-entries.ts'
import { readReviews, standingOf } from '../knowledge/reviews/reviews.ts'
import { reviewCounts, withReviewCounts } from './review-counts.ts'

test('the value put into the pages is what knowledge and verdicts give now', async () => {
  const { config } = withReviewCounts()
  if (typeof config !== 'function') throw new Error('The plugin sets no value')
  const set: unknown = await Reflect.apply(config, undefined, [{}, { command: 'build', mode: 'production' }])
  expect(set).toEqual({ define: { REVIEW_COUNTS: JSON.stringify(await reviewCounts()) } })
})

test('each rule a veterinarian agreed to is counted, and no other', async () => {
  const reviews = readReviews()
  const agreed = allEntries().filter(
    (entry) => entry.kind === 'rule' && standingOf(entry, reviews).is === 'agreed',
  )
  expect((await reviewCounts())[0]).toMatchObject({ kind: 'rule', reviewed: agreed.length, of: rules.length })
})

import { upperFirst } from '#domain/first-letter.ts'
import { FigureTable } from './figure-table.tsx'
import { reviewCounts } from './review-counts.ts'

export function ReviewedSoFar() {
  const [rules] = reviewCounts
  return (
    <section aria-labelledby="reviewed-so-far">
      <h2 id="reviewed-so-far">What a vet has checked</h2>
      {rules === undefined ? null : (
        <p>{`${rules.reviewed} of ${rules.of} ${rules.many} reviewed by a veterinarian so far.`}</p>
      )}
      <p>
        A rule says what makes a sign an emergency or a vet visit. A vet reads each rule and all else below,
        and signs it. When we change one, it counts as not checked until a vet reads it again.
      </p>
      <FigureTable
        caption="Read and agreed to by a veterinarian"
        heads={['What', 'Checked']}
        rows={reviewCounts.map(({ many, reviewed, of }) => ({
          head: upperFirst(many),
          cells: [`${reviewed} of ${of}`],
        }))}
      />
    </section>
  )
}

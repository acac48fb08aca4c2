import { z } from 'zod/mini'
import { orElse } from '#domain/logic/schema.ts'
import { OtcItem } from '#contract/otc.ts'
import { listOf, tolerant } from '#web/lib/rows/tolerant.ts'

const { pricing, size, rating, reviews, purchaseLinks } = OtcItem.shape

/**
 * A product to read. Prices and ratings nobody told are null, and where no shops are listed there is the one of its
 * address; but one without a name or an address, or whose warnings cannot all be read, is not suggested.
 */
export const ReadProduct = z.object({
  ...OtcItem.shape,
  pricing: tolerant(pricing),
  size: tolerant(size),
  rating: tolerant(rating),
  reviews: tolerant(reviews),
  purchaseLinks: orElse(listOf(purchaseLinks.def.element), []),
})

export const OtcFound = orElse(
  z.nullable(
    z.object({
      items: orElse(listOf(ReadProduct), []),
      reasonWhenEmpty: orElse(z.nullable(z.string()), null),
    }),
  ),
  null,
)

import type { OtcCategory } from '#domain/otc/category-names.ts'
import type { OtcProduct } from '#domain/otc/product.ts'

export type ProductQuery = {
  readonly categories: readonly OtcCategory[]
  readonly species: 'dog' | 'cat'
}

/**
 * A source of products: our own catalogue or the feed of a retailer. Its answer is data, never trusted:
 * every product passes the schema and the same safety filter. Failing or being late costs only its own products.
 */
export type ProductProvider = {
  readonly name: string
  search(query: ProductQuery, signal: AbortSignal): Promise<readonly OtcProduct[]>
}

import { PRODUCTS_UNLESS_TOLD } from '#contract/otc.ts'

/** How much of a plan and of a search is shown, and from which score on a product is called "Best Match". */
export const PRODUCT_LIMITS = {
  recommendations: 3,
  products: PRODUCTS_UNLESS_TOLD,
  warnings: 2,
  links: 2,
  bestMatchScore: 80,
} as const

const RETAILER_SEARCH = 'https://www.chewy.com/s?query='

/** A search of a pet-supply retailer for a kind of product, by its generic name where it has one. */
export const buyOnlineUrl = ({ name, genericName }: { name: string; genericName: string | null }): string =>
  RETAILER_SEARCH + encodeURIComponent(genericName || name)

const KNOWN_RETAILERS: ReadonlySet<string> = new Set(['amazon', 'chewy'])

export const retailerLook = (name: string): 'known' | 'other' =>
  KNOWN_RETAILERS.has(name.trim().toLowerCase()) ? 'known' : 'other'

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** "$24.99", or null for a price nobody told us. */
export const money = (price: number | null): string | null => (price === null ? null : DOLLARS.format(price))

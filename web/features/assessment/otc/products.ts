import { PRODUCTS_UNLESS_TOLD } from '#contract/otc.ts'

export const PRODUCT_LIMITS = {
  recommendations: 3,
  products: PRODUCTS_UNLESS_TOLD,
  warnings: 2,
  links: 2,
  bestMatchScore: 80,
} as const

const RETAILER_SEARCH = 'https://www.chewy.com/s?query='

export const buyOnlineUrl = ({ name, genericName }: { name: string; genericName: string | null }): string =>
  RETAILER_SEARCH + encodeURIComponent(genericName || name)

const KNOWN_RETAILERS: ReadonlySet<string> = new Set(['amazon', 'chewy'])

export const retailerLook = (name: string): 'known' | 'other' =>
  KNOWN_RETAILERS.has(name.trim().toLowerCase()) ? 'known' : 'other'

let dollars: Intl.NumberFormat | null = null

export function money(price: number | null): string | null {
  if (price === null) return null
  // Made where it is first used: it keeps a slow phone busy while a page is drawn.
  dollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  return dollars.format(price)
}

import { z } from 'zod/mini'
import data from './data/otc-products.json' with { type: 'json' }
import { OtcProduct } from './product.ts'

/** The products we know by their labels. Prices and ratings are unknown here and stay null. */
export const catalogue: readonly OtcProduct[] = z.array(OtcProduct).parse(data.items)

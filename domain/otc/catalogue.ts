import { z } from 'zod/mini'
import data from './data/otc-products.json' with { type: 'json' }
import { OtcProduct } from './product.ts'

export const catalogue: readonly OtcProduct[] = z.array(OtcProduct).parse(data.items)

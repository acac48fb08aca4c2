import { z } from 'zod/mini'
import { OTC_CATEGORIES } from './category-names.ts'

const webAddress = z.url({ protocol: /^https$/ })

export const OtcProduct = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  category: z.enum(OTC_CATEGORIES),
  tags: z.array(z.string()),
  species: z.array(z.enum(['dog', 'cat'])),
  form: z.string(),
  size: z.nullable(z.string()),
  minAgeWeeks: z.nullable(z.number().check(z.nonnegative())),
  minWeightKg: z.nullable(z.number().check(z.nonnegative())),
  maxWeightKg: z.nullable(z.number().check(z.positive())),
  activeIngredients: z.array(z.string()),
  use: z.string(),
  warnings: z.array(z.string()),
  avoidIf: z.array(z.string()),
  regulatory: z.string(),
  retailers: z.array(z.object({ name: z.string(), searchUrl: webAddress })),
  price: z.nullable(z.number().check(z.positive())),
  pricePerDose: z.nullable(z.number().check(z.positive())),
  rating: z.nullable(z.number().check(z.minimum(0), z.maximum(5))),
  reviews: z.nullable(z.number().check(z.int(), z.nonnegative())),
  source: z.string(),
  verification: z.object({ status: z.enum(['seen', 'part seen', 'recalled']) }),
  keywords: z.array(z.string()),
})
export type OtcProduct = z.infer<typeof OtcProduct>

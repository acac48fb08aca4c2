import { z } from 'zod/mini'
import { orByDefault } from '#domain/logic/schema.ts'
import { OTC_CATEGORIES } from '#domain/otc/category-names.ts'
import { URGENCIES } from '#domain/logic/urgency.ts'

export const RECOMMENDATIONS_MAX = 10
export const PRODUCTS_MAX = 10
export const PRODUCTS_UNLESS_TOLD = 3
export const NEEDS_WEIGHT = 'Unable to search for OTC products without a valid weight'

const text = (max: number) =>
  z.pipe(
    z.nullish(z.string().check(z.maxLength(max))),
    z.transform((value) => value ?? ''),
  )
const texts = orByDefault(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(100)), [])

export const OtcSearchRequest = z.object({
  triage: z.enum(URGENCIES),
  pet: z.object({
    species: orByDefault(z.enum(['dog', 'cat']), 'dog'),
    weightKg: z.number(NEEDS_WEIGHT).check(z.positive(NEEDS_WEIGHT), z.maximum(150)),
    ageYears: orByDefault(z.number().check(z.minimum(0), z.maximum(40)), 1),
    conditions: texts,
    allergies: texts,
    medications: texts,
    signs: texts,
  }),
  recommendations: orByDefault(
    z
      .array(
        z.object({
          category: text(100),
          doseHint: text(500),
          notes: text(1000),
          form: text(100),
        }),
      )
      .check(z.maxLength(RECOMMENDATIONS_MAX)),
    [],
  ),
  limit: orByDefault(z.number().check(z.int(), z.minimum(1), z.maximum(PRODUCTS_MAX)), PRODUCTS_UNLESS_TOLD),
})

/** Price, rating and reviews are null where nobody told us; the shop of `url` is the first of `purchaseLinks`. */
export const OtcItem = z.object({
  name: z.string(),
  retailer: z.object({ name: z.string() }),
  pricing: z.object({ price: z.nullable(z.number()), pricePerDose: z.nullable(z.number()) }),
  size: z.nullable(z.string()),
  form: z.string(),
  rating: z.nullable(z.number()),
  reviews: z.nullable(z.number()),
  source: z.string(),
  match: z.object({ score: z.number() }),
  safety: z.object({ warnings: z.array(z.string()) }),
  url: z.string(),
  purchaseLinks: z.array(z.object({ vendor: z.string(), url: z.string() })),
})
export type OtcItem = z.infer<typeof OtcItem>

export const OtcSearchResponse = z.object({
  items: z.array(OtcItem),
  reasonWhenEmpty: z.nullable(z.string()),
  meta: z.object({
    requestId: z.string(),
    triage: z.enum(URGENCIES),
    categoriesResolved: z.array(z.enum(OTC_CATEGORIES)),
    productsFound: z.number(),
    providersFailed: z.array(z.string()),
    safetyFilteredCount: z.number(),
    latencyMs: z.number(),
  }),
})
export type OtcSearchBody = z.input<typeof OtcSearchRequest>
export type OtcSearchAnswer = z.infer<typeof OtcSearchResponse>

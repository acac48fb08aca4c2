import { z } from 'zod'
import { LIMITS } from '#domain/constants.ts'
import { OTC_CATEGORIES } from '#domain/otc/product.ts'
import { URGENCIES } from '#domain/logic/urgency.ts'

/** Most recommendations in one search. */
export const RECOMMENDATIONS_MAX = 10
/** Most products in one answer. */
export const PRODUCTS_MAX = 10
/** The one sentence for a weight that is missing or not above zero. */
export const NEEDS_WEIGHT = 'Unable to search for OTC products without a valid weight'

const text = (max: number) =>
  z
    .string()
    .max(max)
    .nullish()
    .transform((value) => value ?? '')
const texts = z.array(z.string().max(200)).max(100).default([])

/** The body of POST /v1/otc/search. */
export const OtcSearchRequest = z.object({
  triage: z.enum(URGENCIES),
  pet: z.object({
    species: z.enum(['dog', 'cat']).default('dog'),
    weightKg: z.number(NEEDS_WEIGHT).positive(NEEDS_WEIGHT).max(150),
    ageYears: z.number().min(0).max(40).default(1),
    conditions: texts,
    allergies: texts,
    medications: texts,
    /** What the owner reports today, in words. */
    signs: texts,
  }),
  recommendations: z
    .array(
      z.object({
        category: text(100),
        doseHint: text(500),
        notes: text(1000),
        form: text(100),
      }),
    )
    .max(RECOMMENDATIONS_MAX)
    .default([]),
  limit: z.number().int().min(1).max(PRODUCTS_MAX).default(LIMITS.otc.products),
})

/** One product as it is suggested. Price, rating and reviews are null where nobody told us. */
export const OtcItem = z.object({
  name: z.string(),
  retailer: z.object({ name: z.string() }),
  pricing: z.object({ price: z.number().nullable(), pricePerDose: z.number().nullable() }),
  size: z.string().nullable(),
  form: z.string(),
  rating: z.number().nullable(),
  reviews: z.number().nullable(),
  source: z.string(),
  match: z.object({ score: z.number() }),
  safety: z.object({ warnings: z.array(z.string()) }),
  url: z.string(),
  /** Every shop that sells it, the one of `url` first. */
  purchaseLinks: z.array(z.object({ vendor: z.string(), url: z.string() })),
})
export type OtcItem = z.infer<typeof OtcItem>

/** The answer of POST /v1/otc/search. */
export const OtcSearchResponse = z.object({
  items: z.array(OtcItem),
  reasonWhenEmpty: z.string().nullable(),
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

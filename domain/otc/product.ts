import { z } from 'zod'

/** The kinds of over-the-counter products, as requests and plans name them. */
export const OTC_CATEGORIES = [
  'anxiety_calming',
  'dental_care',
  'digestive_support',
  'ear_care',
  'eye_care',
  'flea_tick',
  'joint_support',
  'skin_coat',
  'vitamins_minerals',
  'wound_care',
] as const
export type OtcCategory = (typeof OTC_CATEGORIES)[number]

const webAddress = z.url({ protocol: /^https$/ })

/** One product that can be bought, as the catalogue or a retailer's feed describes it. Unknown stays null. */
export const OtcProduct = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  category: z.enum(OTC_CATEGORIES),
  tags: z.array(z.string()),
  species: z.array(z.enum(['dog', 'cat'])),
  form: z.string(),
  size: z.string().nullable(),
  minAgeWeeks: z.number().nonnegative().nullable(),
  minWeightKg: z.number().nonnegative().nullable(),
  maxWeightKg: z.number().positive().nullable(),
  activeIngredients: z.array(z.string()),
  /** What the label says it is for. */
  use: z.string(),
  /** What the label warns of, the most important first. */
  warnings: z.array(z.string()),
  /** Findings with which it must not be offered; see `never-with.ts`. */
  avoidIf: z.array(z.string()),
  regulatory: z.string(),
  retailers: z.array(z.object({ name: z.string(), searchUrl: webAddress })),
  price: z.number().positive().nullable(),
  pricePerDose: z.number().positive().nullable(),
  rating: z.number().min(0).max(5).nullable(),
  reviews: z.number().int().nonnegative().nullable(),
  source: z.string(),
  verification: z.object({ status: z.enum(['seen', 'part seen', 'recalled']) }),
  keywords: z.array(z.string()),
})
export type OtcProduct = z.infer<typeof OtcProduct>

import { z } from 'zod'
import { ADDRESS, isAddress } from '#local/provider-address.ts'
import type { PlacesSettings } from '#service/providers/places/google-places.ts'

/** How long owners wait for the provider before our own lists answer. */
const BUDGET_MS = 4_000

/** The variables of the provider of places. Without `PLACES_API_KEY` the other counts for nothing. */
export const PlacesEnvironment = z.object({
  PLACES_API_KEY: z
    .string()
    .regex(/^[\u0021-\u007e]{1,500}$/, 'must be the key alone, without spaces or line ends'),
  PLACES_BASE_URL: z.string().refine(isAddress, ADDRESS).default('https://places.googleapis.com'),
})

/** The settings of the provider of places. */
export const placesSettingsOf = (env: z.infer<typeof PlacesEnvironment>): PlacesSettings => ({
  apiKey: env.PLACES_API_KEY,
  baseUrl: env.PLACES_BASE_URL.replace(/\/+$/, ''),
  budgetMs: BUDGET_MS,
})

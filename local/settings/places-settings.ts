import { z } from 'zod'
import { ADDRESS, isAddress } from '#local/settings/provider-address.ts'
import type { PublicConfig } from '#contract/config.ts'
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

/** The variables of the provider's script in the browser. Without `MAPS_API_KEY` the other counts for nothing. */
export const MapsEnvironment = z.object({
  MAPS_API_KEY: PlacesEnvironment.shape.PLACES_API_KEY,
  MAPS_SCRIPT_URL: z.string().refine(isAddress, ADDRESS).default('https://maps.googleapis.com/maps/api/js'),
})

/** What the browser is told of the provider's script; its key is public, and bound to this site by its owner. */
export const mapsSettingsOf = (env: z.infer<typeof MapsEnvironment>): NonNullable<PublicConfig['maps']> => ({
  apiKey: env.MAPS_API_KEY,
  scriptUrl: env.MAPS_SCRIPT_URL,
})

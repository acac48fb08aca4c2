import { z } from 'zod'
import { ADDRESS, isAddress } from '#local/settings/provider-address.ts'
import type { PublicConfig } from '#contract/config.ts'
import type { PlacesSettings } from '#service/providers/places/google-places.ts'

const BUDGET_MS = 4_000

export const PlacesEnvironment = z.object({
  PLACES_API_KEY: z
    .string()
    .regex(/^[\u0021-\u007e]{1,500}$/, 'must be the key alone, without spaces or line ends'),
  PLACES_BASE_URL: z.string().refine(isAddress, ADDRESS).default('https://places.googleapis.com'),
})

export const placesSettingsOf = (env: z.infer<typeof PlacesEnvironment>): PlacesSettings => ({
  apiKey: env.PLACES_API_KEY,
  baseUrl: env.PLACES_BASE_URL.replace(/\/+$/, ''),
  budgetMs: BUDGET_MS,
})

export const MapsEnvironment = z.object({
  MAPS_API_KEY: PlacesEnvironment.shape.PLACES_API_KEY,
  MAPS_SCRIPT_URL: z.string().refine(isAddress, ADDRESS).default('https://maps.googleapis.com/maps/api/js'),
})

/** The key is public, and bound to this site by its owner. */
export const mapsSettingsOf = (env: z.infer<typeof MapsEnvironment>): NonNullable<PublicConfig['maps']> => ({
  apiKey: env.MAPS_API_KEY,
  scriptUrl: env.MAPS_SCRIPT_URL,
})

import type { Logger } from 'pino'
import { createEmbeddedPlaces } from './embedded-places.ts'
import { createGooglePlaces, type PlacesSettings } from './google-places.ts'
import type { Places } from './place-provider.ts'
import { placesWithFallback } from './places-with-fallback.ts'

export const openPlaces = (settings: PlacesSettings | null, log: Logger): Places => {
  const own = createEmbeddedPlaces()
  return settings === null ? own : placesWithFallback(createGooglePlaces(settings), own, log)
}

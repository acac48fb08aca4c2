import type { Logger } from 'pino'
import { VET_FINDER_MESSAGES } from '#contract/messages/vet-finder.ts'
import { ServiceError } from '#service/http/failure/service-error.ts'
import { KeyRefused } from './google-places.ts'
import type { PlaceProvider, Places } from './place-provider.ts'

const BARE_ZIP = /^\s*\d{5}(?:-\d{4})?\s*$/
const BARE_NAME = /^\D+$/

const refused = (): ServiceError => new ServiceError('provider_error', VET_FINDER_MESSAGES.search.refused)

/**
 * A provider with our own lists behind it: when the provider fails or is late, they answer a search or an address. A
 * search is refused where the provider does not take our key, because somebody has to mend that. ZIP codes, names of
 * several towns and rough locations are our own business, and a clinic of our list keeps its id.
 */
export const placesWithFallback = (provider: PlaceProvider, own: Places, log: Logger): Places => {
  const tell = (err: unknown): void => log.warn({ part: 'places', err }, 'the provider of places failed')
  return {
    locate: (address) => own.locate(address),
    listed: own,
    async clinicsNear(query, now) {
      try {
        return await provider.clinicsNear(query, now)
      } catch (error) {
        tell(error)
        if (error instanceof KeyRefused) throw refused()
        return own.clinicsNear(query, now)
      }
    },
    async clinic(placeId, now) {
      const listed = await own.clinic(placeId, now)
      if (listed !== null) return listed
      try {
        return await provider.clinic(placeId, now)
      } catch (error) {
        tell(error)
        throw new ServiceError('provider_error', 'We could not look this clinic up. Please try again.')
      }
    },
    async geocode(address) {
      const listed = BARE_ZIP.test(address) || BARE_NAME.test(address) ? await own.geocode(address) : null
      // A provider would guess which of several towns is meant; the owner is asked.
      if (listed !== null && (listed.source === 'zip' || listed.choices !== undefined)) return listed
      const found = await provider.geocode(address).catch((error: unknown) => {
        tell(error)
        return null
      })
      return found ?? own.geocode(address)
    },
  }
}

import { NEEDS_ADDRESS } from '#contract/map/map.ts'
import { VET_FINDER_MESSAGES } from '#contract/messages/vet-finder.ts'
import { DEFAULT_PLACE } from '#domain/vets/default-location.ts'
import type { LocationFailure } from '#web/closest-vet/locate.ts'
import type { ProviderTrouble } from './provider-trouble.ts'

export const MESSAGES = {
  ...VET_FINDER_MESSAGES,
  needsAddress: NEEDS_ADDRESS,
  mapShows: 'North is up. This map shows towns and distances, not streets. Directions opens your own map.',
  mapLoading: 'Map is still loading. Please try again in a moment.',
  defaultPlace: `We do not know where you are. This is ${DEFAULT_PLACE}.`,
  typeZip: 'Type your ZIP code to see clinics near you.',
  provider: {
    offer: 'Our own search did not work. Google Maps can be asked instead.',
    sees: 'Google will see your rough place, your internet address and the address you type. Nothing is sent before you agree.',
    searchAgain: 'Press Search again to ask Google Maps.',
  },
  approximate: 'Using approximate location. Enter your address for better accuracy.',
} as const

export const locationSentence = (failure: LocationFailure): string => MESSAGES.location[failure]

export const approximateSentence = (failure: LocationFailure): string =>
  failure === 'denied' ? MESSAGES.location.approximateDenied : MESSAGES.approximate

export function troubleSentence(trouble: ProviderTrouble): string {
  switch (trouble) {
    case 'load':
      return MESSAGES.map.loadFailed
    case 'auth':
      return MESSAGES.map.notAuthorized
    case 'initialize':
      return MESSAGES.map.notInitialized
    case 'refused':
      return MESSAGES.search.refused
  }
}

import { VET_FINDER_MESSAGES as MESSAGES } from '#contract/messages/vet-finder.ts'
import type { MapCallFailed } from './map-client.ts'

export function sentenceOf({ kind, action, hadSession, serviceMessage }: MapCallFailed): string {
  switch (kind) {
    case 'auth':
      return hadSession ? MESSAGES.sessionExpired : MESSAGES.signInNeeded
    case 'rate_limit':
      return action === 'Location lookup' ? MESSAGES.location.tooMany : MESSAGES.tooMany
    case 'network':
      return MESSAGES.network(action)
    case 'unknown':
      return serviceMessage ?? MESSAGES.failed(action)
  }
}

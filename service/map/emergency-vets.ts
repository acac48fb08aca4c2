import type { Handler } from 'hono'
import {
  EMERGENCY_VETS_MAX,
  EmergencyVetsRequest,
  NEEDS_ZIP,
  type EmergencyVetsAnswer,
} from '#contract/map/emergency-vets.ts'
import { VET_FINDER_MESSAGES } from '#contract/messages/vet-finder.ts'
import { chooseClinics } from '#domain/vets/choose-clinics.ts'
import { searchRadius } from '#domain/vets/search-mode.ts'
import { BODY_MAX } from '#service/http/body/read-body.ts'
import { readJson } from '#service/http/body/read-json.ts'
import { messagesByPath, validate } from '#service/http/body/validation.ts'
import { LIMITS, rateLimit } from '#service/http/caller/rate-limit.ts'
import { ServiceError } from '#service/http/failure/service-error.ts'
import type { AppEnv } from '#service/http/request/app-env.ts'
import type { Deps } from '#service/world/deps.ts'

const MODE = 'emergency'

const messageFor = messagesByPath({ body: NEEDS_ZIP, zip: NEEDS_ZIP, lat: NEEDS_ZIP, lng: NEEDS_ZIP })

/** POST /v1/emergency-vets: for anybody, because an emergency waits for no sign-in. */
export const emergencyVetsHandlers = (deps: Deps): readonly Handler<AppEnv>[] => {
  const { clock, rateLimitFactor: factor } = deps
  const { listed } = deps.places
  const placeOf = async (
    asked: ReturnType<typeof EmergencyVetsRequest.parse>,
  ): Promise<EmergencyVetsAnswer['place']> => {
    if ('lat' in asked) return { ...asked, formattedAddress: null }
    const found = await listed.geocode(asked.zip)
    if (found === null) throw new ServiceError('address_not_found', VET_FINDER_MESSAGES.geocode.notFound)
    return { lat: found.lat, lng: found.lng, formattedAddress: found.formattedAddress }
  }
  return [
    rateLimit({ limit: LIMITS.emergencyVets, factor, clock, message: VET_FINDER_MESSAGES.tooMany }),
    async (c) => {
      const asked = validate(EmergencyVetsRequest, await readJson(c.req.raw, BODY_MAX), messageFor)
      const place = await placeOf(asked)
      const query = { lat: place.lat, lng: place.lng, radius: searchRadius(MODE), mode: MODE } as const
      const found = await listed.clinicsNear(query, clock())
      const { clinics, finalMode, fallbackApplied } = chooseClinics(found.clinics, MODE)
      const answer: EmergencyVetsAnswer = {
        place,
        clinics: clinics.slice(0, EMERGENCY_VETS_MAX),
        metadata: { finalMode, fallbackApplied, source: found.source, requestedMode: MODE },
      }
      return c.json(answer)
    },
  ]
}

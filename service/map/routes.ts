import type { Handler } from 'hono'
import {
  GeocodeRequest,
  type IpLocationAnswer,
  type MapDetailsAnswer,
  type MapSearchAnswer,
  MapSearchRequest,
  NEEDS_ADDRESS,
} from '#contract/map/map.ts'
import { VET_FINDER_MESSAGES } from '#contract/messages/vet-finder.ts'
import { chooseClinics } from '#domain/vets/choose-clinics.ts'
import { DEFAULT_LOCATION } from '#domain/vets/default-location.ts'
import type { AppEnv } from '#service/http/request/app-env.ts'
import type { Deps } from '#service/world/deps.ts'
import { addressOf } from '#service/http/caller/address.ts'
import { BODY_MAX } from '#service/http/body/read-body.ts'
import { readJson } from '#service/http/body/read-json.ts'
import { ServiceError } from '#service/http/failure/service-error.ts'
import { messagesByPath, validate, validationError } from '#service/http/body/validation.ts'
import { signedInOnly } from './signed-in-only.ts'

const PLACE_ID_MAX = 300

const geocodeMessage = messagesByPath({ address: NEEDS_ADDRESS, body: NEEDS_ADDRESS })

const searchMessage = messagesByPath({
  lat: 'Send a latitude from -90 to 90.',
  lng: 'Send a longitude from -180 to 180.',
  radius: 'Send a radius in metres.',
  isEmergency: 'isEmergency is true or false.',
  searchMode: 'searchMode is regular or emergency, and agrees with isEmergency.',
})

export const mapHandlers = (deps: Deps) => {
  const { places, clock } = deps
  const guard = signedInOnly(deps)

  const geocode: readonly Handler<AppEnv>[] = [
    ...guard,
    async (c) => {
      const { address } = validate(GeocodeRequest, await readJson(c.req.raw, BODY_MAX), geocodeMessage)
      const found = await places.geocode(address)
      if (found === null) throw new ServiceError('address_not_found', VET_FINDER_MESSAGES.geocode.notFound)
      return c.json(found)
    },
  ]

  const search: readonly Handler<AppEnv>[] = [
    ...guard,
    async (c) => {
      const query = validate(MapSearchRequest, await readJson(c.req.raw, BODY_MAX), searchMessage)
      const found = await places.clinicsNear(query, clock())
      const { clinics, finalMode, fallbackApplied } = chooseClinics(found.clinics, query.mode)
      const answer: MapSearchAnswer = {
        clinics: [...clinics],
        metadata: { finalMode, fallbackApplied, source: found.source, requestedMode: query.mode },
      }
      return c.json(answer)
    },
  ]

  const ipLocation: readonly Handler<AppEnv>[] = [
    ...guard,
    async (c) => {
      const point = await places.locate(addressOf(c))
      const answer: IpLocationAnswer =
        point === null ? { ...DEFAULT_LOCATION, source: 'default' } : { ...point, source: 'ip' }
      return c.json(answer)
    },
  ]

  const details: readonly Handler<AppEnv>[] = [
    ...guard,
    async (c) => {
      const placeId = c.req.query('placeId')?.trim() ?? ''
      if (placeId === '' || placeId.length > PLACE_ID_MAX)
        throw validationError(new Map([['placeId', 'Please choose a clinic.']]))
      const clinic = await places.clinic(placeId, clock())
      if (clinic === null) throw new ServiceError('place_not_found', 'We could not find that clinic.')
      const answer: MapDetailsAnswer = { clinic }
      return c.json(answer)
    },
  ]

  return { geocode, search, ipLocation, details }
}

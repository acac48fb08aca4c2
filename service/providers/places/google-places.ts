import { z } from 'zod'
import type { VetClinic } from '#contract/map/map.ts'
import { milesOf } from '#domain/vets/distance.ts'
import { boundedFetch } from '#service/providers/bounded-fetch.ts'
import {
  addressOf,
  clinicOf,
  GoogleAddress,
  GooglePlace,
  GooglePlaces,
  PLACE_FIELDS,
} from './google-answers.ts'
import type { ClinicQuery, PlaceProvider } from './place-provider.ts'

export type PlacesSettings = {
  readonly baseUrl: string
  readonly apiKey: string
  readonly budgetMs: number
}

export class KeyRefused extends Error {
  constructor(status: number) {
    super(`the provider of places refused the key (${status})`)
    this.name = 'KeyRefused'
  }
}

/** What ids of places are made of; anything else would be another address of the provider. */
const PLACE_ID = /^[\w-]+$/

const RESULTS_MAX = 20
const EMERGENCY_WORDS = 'emergency veterinary hospital'

const isAboutKey = async (response: Response): Promise<boolean> =>
  [401, 403].includes(response.status) ||
  (response.status === 400 && /API_KEY|API key/.test(await response.text()))

const readable = (answer: unknown): GooglePlace[] =>
  GooglePlaces.parse(answer).places.flatMap((place) => {
    const read = GooglePlace.safeParse(place)
    return read.success ? [read.data] : []
  })

/** Rejects when the provider fails, with `KeyRefused` where that is why. */
export const createGooglePlaces = (settings: PlacesSettings): PlaceProvider => {
  const ask = async (path: string, fields: readonly string[], body?: unknown): Promise<unknown> => {
    const response = await boundedFetch(`${settings.baseUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': settings.apiKey,
        'x-goog-fieldmask': fields.join(','),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(settings.budgetMs),
    })
    if (response.status === 404) return null
    if (response.ok) return response.json()
    if (await isAboutKey(response)) throw new KeyRefused(response.status)
    throw new Error(`the provider of places answered ${response.status}`)
  }

  const search = async (method: string, body: unknown): Promise<GooglePlace[]> =>
    readable(
      await ask(
        `/v1/places:${method}`,
        PLACE_FIELDS.map((field) => `places.${field}`),
        body,
      ),
    )

  const nearby = ({ lat, lng, radius }: ClinicQuery): Promise<GooglePlace[]> =>
    search('searchNearby', {
      includedTypes: ['veterinary_care'],
      maxResultCount: RESULTS_MAX,
      rankPreference: 'DISTANCE',
      locationRestriction: { circle: { center: { latitude: lat, longitude: lng }, radius } },
    })

  const emergencies = ({ lat, lng, radius }: ClinicQuery): Promise<GooglePlace[]> =>
    search('searchText', {
      textQuery: EMERGENCY_WORDS,
      includedType: 'veterinary_care',
      pageSize: RESULTS_MAX,
      rankPreference: 'DISTANCE',
      locationBias: { circle: { center: { latitude: lat, longitude: lng }, radius } },
    })

  return {
    async clinicsNear(query) {
      const answers = await Promise.all([
        nearby(query),
        ...(query.mode === 'emergency' ? [emergencies(query)] : []),
      ])
      const byId = new Map<string, VetClinic>()
      for (const place of answers.flat()) {
        const clinic = clinicOf(place, query)
        if (clinic !== null && (clinic.distance ?? 0) <= milesOf(query.radius)) byId.set(place.id, clinic)
      }
      return { source: 'provider', clinics: [...byId.values()] }
    },
    async clinic(placeId) {
      if (!PLACE_ID.test(placeId)) return null
      const answer = await ask(`/v1/places/${placeId}`, PLACE_FIELDS)
      return answer === null ? null : clinicOf(GooglePlace.parse(answer), null)
    },
    async geocode(address) {
      const fields = ['places.formattedAddress', 'places.location']
      const answer = await ask('/v1/places:searchText', fields, {
        textQuery: address,
        pageSize: 1,
        regionCode: 'US',
      })
      const [first] = z.array(GoogleAddress).parse(GooglePlaces.parse(answer).places)
      return first === undefined ? null : addressOf(first)
    },
  }
}

import { z } from 'zod/mini'
import { orElse } from '#domain/logic/schema.ts'
import {
  GeocodeResponse,
  IpLocationResponse,
  type IpLocationAnswer,
  type MapSearchBody,
  type VetClinic,
} from '#contract/map/map.ts'
import { DEFAULT_LOCATION } from '#domain/vets/default-location.ts'
import type { Point } from '#domain/vets/distance.ts'
import { roughPoint } from '#domain/vets/rough-point.ts'
import { RADIUS_METERS, type SearchMode } from '#domain/vets/search-mode.ts'
import { CallFailed, fromThrown } from '#web/lib/calls/call-failed.ts'
import { callService, type ServiceCall } from '#web/lib/calls/service.ts'
import { backend } from '#web/lib/calls/supabase.ts'
import { readClinic, readClinics, type ClinicsFound } from './read-clinics.ts'

export type MapAction = 'Address lookup' | 'Clinic search' | 'Location lookup' | 'Clinic details'
type FailureKind = 'auth' | 'rate_limit' | 'network' | 'unknown'

type Details = {
  readonly action: MapAction
  readonly status: number | null
  readonly hadSession: boolean
  readonly serviceMessage?: string | undefined
  readonly cause?: unknown
}

export class MapCallFailed extends Error {
  override readonly name = 'MapCallFailed'
  readonly kind: FailureKind
  readonly action: MapAction
  readonly status: number | null
  readonly hadSession: boolean
  readonly serviceMessage: string | undefined

  constructor(kind: FailureKind, { action, status, hadSession, serviceMessage, cause }: Details) {
    super(`${action}: ${kind}`, { cause })
    this.kind = kind
    this.action = action
    this.status = status
    this.hadSession = hadSession
    this.serviceMessage = serviceMessage
  }
}

const kindOf = ({ status, kind }: CallFailed): FailureKind => {
  if (status === 401) return 'auth'
  if (status === 429) return 'rate_limit'
  return status === undefined && ['offline', 'timeout', 'aborted'].includes(kind) ? 'network' : 'unknown'
}

export function failureFrom(error: unknown, action: MapAction): MapCallFailed {
  if (error instanceof MapCallFailed) return error
  const failure = fromThrown(error)
  const { status, serviceMessage } = failure
  return new MapCallFailed(kindOf(failure), {
    action,
    status: status ?? null,
    hadSession: true,
    serviceMessage,
    cause: error,
  })
}

async function bearerToken(): Promise<string | null> {
  const { data, error } = await (await backend()).auth.getSession()
  if (error?.name === 'AuthRetryableFetchError') throw new CallFailed('offline', { cause: error })
  return data.session?.access_token ?? null
}

async function ask<Answer>(
  action: MapAction,
  call: Pick<ServiceCall<Answer>, 'path' | 'body' | 'parse'>,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  try {
    const token = await bearerToken()
    if (token === null) throw new MapCallFailed('auth', { action, status: null, hadSession: false })
    const headers = { authorization: `Bearer ${token}` }
    return await callService({ ...call, base: 'map', headers, ...(signal === undefined ? {} : { signal }) })
  } catch (error) {
    throw failureFrom(error, action)
  }
}

/** `isOpenData` where GeoNames knew the address. */
export type FoundAddress = { readonly point: Point; readonly text: string; readonly isOpenData: boolean }

/** With choices where its name is that of several towns. */
export type AddressAnswer = FoundAddress & { readonly choices: readonly FoundAddress[] }

const Coordinates = z.pick(GeocodeResponse, { lat: true, lng: true })
const Written = z.pick(GeocodeResponse, { source: true, formattedAddress: true })
const Choices = orElse(GeocodeResponse.shape.choices, undefined)

function addressIn(json: unknown, asked: string): AddressAnswer | null {
  const point = Coordinates.safeParse(json)
  if (!point.success) return null
  const written = Written.safeParse(json).data
  const isOpenData = written !== undefined && written.source !== 'provider'
  const { choices = [] } = z.object({ choices: Choices }).parse(json)
  return {
    point: point.data,
    text: written?.formattedAddress ?? asked,
    isOpenData,
    choices: choices.map(({ lat, lng, formattedAddress }) => ({
      point: { lat, lng },
      text: formattedAddress,
      isOpenData,
    })),
  }
}

async function geocode(address: string, signal?: AbortSignal): Promise<AddressAnswer | null> {
  const path = '/v1/map/geocode'
  const parse = (json: unknown) => addressIn(json, address)
  try {
    return await ask('Address lookup', { path, body: { address }, parse }, signal)
  } catch (error) {
    if (error instanceof MapCallFailed && error.status === 404) return null
    throw error
  }
}

/** The point leaves the page rounded. */
function searchClinics(point: Point, mode: SearchMode, signal?: AbortSignal): Promise<ClinicsFound> {
  const body: MapSearchBody = {
    ...roughPoint(point),
    radius: RADIUS_METERS[mode],
    isEmergency: mode === 'emergency',
    searchMode: mode,
  }
  const parse = (json: unknown) => readClinics(json, mode)
  return ask('Clinic search', { path: '/v1/map/search', body, parse }, signal)
}

const isDefault = ({ lat, lng }: Point): boolean =>
  lat === DEFAULT_LOCATION.lat && lng === DEFAULT_LOCATION.lng

/** Where the answer does not say how it knows, the default place is still nobody's. */
function placeIn(json: unknown): IpLocationAnswer {
  const point = Coordinates.parse(json)
  const said = IpLocationResponse.safeParse(json).data?.source
  return { ...point, source: said ?? (isDefault(point) ? 'default' : 'ip') }
}

export type ApproximatePlace = IpLocationAnswer & { readonly failure: MapCallFailed | null }

/** The default place when the place cannot be told. Never rejects. */
async function ipLocation(signal?: AbortSignal): Promise<ApproximatePlace> {
  try {
    const place = await ask('Location lookup', { path: '/v1/map/ip-location', parse: placeIn }, signal)
    return { ...place, failure: null }
  } catch (error) {
    return { ...DEFAULT_LOCATION, source: 'default', failure: failureFrom(error, 'Location lookup') }
  }
}

function clinicDetails(placeId: string, signal?: AbortSignal): Promise<VetClinic> {
  const path = `/v1/map/details?${new URLSearchParams({ placeId }).toString()}`
  return ask('Clinic details', { path, parse: readClinic }, signal)
}

export const mapClient = { geocode, searchClinics, ipLocation, clinicDetails } as const
export type MapClient = typeof mapClient

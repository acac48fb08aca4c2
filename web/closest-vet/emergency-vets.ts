import { EmergencyVetsResponse, type EmergencyVetsBody } from '#contract/map/emergency-vets.ts'
import { roughPoint } from '#domain/vets/rough-point.ts'
import { callService } from '#web/lib/calls/service.ts'
import { useSession } from '#web/lib/session/session.ts'
import { failureFrom, mapClient, MapCallFailed, type MapAction, type MapClient } from './calls/map-client.ts'
import { readClinics } from './calls/read-clinics.ts'

export type EmergencyVets = Pick<MapClient, 'geocode' | 'searchClinics'>

async function ask<Answer>(
  action: MapAction,
  body: EmergencyVetsBody,
  parse: (json: unknown) => Answer,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  try {
    const path = '/v1/emergency-vets'
    return await callService({ base: 'map', path, body, parse, ...(signal === undefined ? {} : { signal }) })
  } catch (error) {
    throw failureFrom(error, action)
  }
}

const ZIP_DIGITS = 5
const { place } = EmergencyVetsResponse.shape

const ownList: EmergencyVets = {
  async geocode(address, signal) {
    const zip = address.slice(0, ZIP_DIGITS)
    const parse = (json: unknown) => place.parse(Object(json).place)
    try {
      const { lat, lng, formattedAddress } = await ask('Address lookup', { zip }, parse, signal)
      return { point: { lat, lng }, text: formattedAddress ?? zip, isOpenData: true, choices: [] }
    } catch (error) {
      if (error instanceof MapCallFailed && error.status === 404) return null
      throw error
    }
  },
  searchClinics: (point, mode, signal) =>
    ask('Clinic search', roughPoint(point), (json) => readClinics(json, mode), signal),
}

/**
 * Asks the vet finder for whoever is signed in, and our own list for everybody else; the list too where the finder
 * refuses a sign-in or breaks down, because an emergency waits for none. After too many calls and without a network nobody is asked twice.
 */
async function finderOrList<Found>(from: (client: EmergencyVets) => Promise<Found>): Promise<Found> {
  if (useSession.getState().user === null) return from(ownList)
  try {
    return await from(mapClient)
  } catch (error) {
    const isAnswered = error instanceof MapCallFailed && ['auth', 'unknown'].includes(error.kind)
    if (!isAnswered) throw error
    return from(ownList)
  }
}

export const emergencyVets: EmergencyVets = {
  geocode: (address, signal) => finderOrList((client) => client.geocode(address, signal)),
  searchClinics: (point, mode, signal) => finderOrList((client) => client.searchClinics(point, mode, signal)),
}

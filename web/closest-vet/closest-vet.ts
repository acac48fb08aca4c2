import { createStore, type StoreApi } from 'zustand'
import type { VetClinic } from '#contract/map/map.ts'
import { onForgetTriage } from '#web/lib/storage/triage-memory.ts'
import { lastFound, rememberAddress, rememberedPlace, rememberFound, type LastFound } from './last-found.ts'
import { deviceLocator, locate, locationIsAllowed, type LocationFailure, type Locator } from './locate.ts'
import { emergencyVets, type EmergencyVets } from './emergency-vets.ts'
import { MapCallFailed } from './calls/map-client.ts'
import { typedPlace, type Place } from './place.ts'
import type { ClinicsFound } from './calls/read-clinics.ts'

export type Trouble =
  | { readonly what: 'location'; readonly failure: LocationFailure }
  | { readonly what: 'zip' }
  | { readonly what: 'call'; readonly failure: MapCallFailed | null }

/**
 * `place` is null while nobody told, and never the default place; `isFresh` says that `found` is of this visit. Only
 * `askDevice` makes the browser ask its owner; `begin` starts from what is known without asking, `recall` asks nobody.
 */
export type ClosestVet = {
  readonly place: Place | null
  readonly found: LastFound | null
  readonly isFresh: boolean
  readonly asking: 'device' | 'address' | 'clinics' | null
  readonly trouble: Trouble | null
  readonly recall: () => void
  readonly begin: () => Promise<void>
  readonly askDevice: () => Promise<void>
  readonly askAddress: (address: string) => Promise<void>
  readonly learn: (place: Place, answer: ClinicsFound | null) => void
}

type World = {
  readonly client: EmergencyVets
  readonly locator: () => Locator
  readonly isAllowed: () => Promise<boolean>
  readonly now: () => Date
}

const AT_FIRST = { place: null, found: null, isFresh: false, asking: null, trouble: null } as const

export type ClosestVetStore = StoreApi<ClosestVet>

export function createClosestVet({ client, locator, isAllowed, now }: World): ClosestVetStore {
  // Only the last question counts, and none that was asked for somebody who has left.
  let question = 0
  const store = createStore<ClosestVet>((set, get) => {
    const ask = (asking: NonNullable<ClosestVet['asking']>): (() => boolean) => {
      const mine = (question += 1)
      set({ asking, trouble: null })
      return () => mine === question
    }
    const search = async (place: Place): Promise<void> => {
      const isMine = ask('clinics')
      set({ place })
      try {
        const answer = await client.searchClinics(place.point, 'emergency')
        if (isMine()) get().learn(place, answer)
      } catch (error) {
        const failure = error instanceof MapCallFailed ? error : null
        if (isMine()) set({ asking: null, trouble: { what: 'call', failure } })
      }
    }
    const fromDevice = async (otherwise: Place | null): Promise<void> => {
      const isMine = ask('device')
      const located = await locate(locator())
      if (!isMine()) return
      if (typeof located !== 'string')
        return search({ point: located, source: 'device', text: null, isOpenData: false })
      if (otherwise !== null) return search(otherwise)
      set({ asking: null, trouble: { what: 'location', failure: located } })
    }
    return {
      ...AT_FIRST,
      recall() {
        if (get().found === null) set({ found: lastFound() })
      },
      async begin() {
        const { asking, isFresh, place, recall } = get()
        if (asking !== null || isFresh) return
        if (place !== null) return search(place)
        const kept = rememberedPlace()
        recall()
        const asked = question
        const isTold = await isAllowed()
        if (asked !== question) return
        if (isTold) return fromDevice(kept)
        if (kept !== null) return search(kept)
      },
      askDevice: () => fromDevice(null),
      async askAddress(address) {
        const isMine = ask('address')
        try {
          const found = await client.geocode(address)
          if (!isMine()) return
          if (found === null) return set({ asking: null, trouble: { what: 'zip' } })
          const place = typedPlace(found)
          rememberAddress(place)
          await search(place)
        } catch (error) {
          const failure = error instanceof MapCallFailed ? error : null
          if (isMine()) set({ asking: null, trouble: { what: 'call', failure } })
        }
      },
      learn(place, answer) {
        if (answer === null && get().place === place) return
        question += 1
        if (place.source === 'address') rememberAddress(place)
        if (answer === null) return set({ place, asking: null, isFresh: false })
        const found = { answer, near: place.text, at: now() }
        // What was guessed from an internet address is no place to come back to.
        if (answer.clinics.length > 0 && place.source !== 'ip') rememberFound(found)
        set({ place, found, isFresh: true, asking: null, trouble: null })
      },
    }
  })
  onForgetTriage((scope) => {
    if (scope !== 'all') return
    question += 1
    store.setState(AT_FIRST)
  })
  return store
}

export const closestVet = createClosestVet({
  client: emergencyVets,
  locator: deviceLocator,
  isAllowed: locationIsAllowed,
  now: () => new Date(),
})

export const clinicsOf = (found: LastFound | null): readonly VetClinic[] => found?.answer.clinics ?? []

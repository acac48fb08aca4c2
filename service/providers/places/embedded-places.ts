import { milesBetween, milesOf } from '#domain/vets/distance.ts'
import { loadOnce } from '#service/providers/load-once.ts'
import { loadClinicList, shownClinic, takesPatients } from './clinic-list.ts'
import { loadGazetteer } from './gazetteer.ts'
import { loadIpTable } from './ip-table.ts'
import { lookUpAddress } from './look-up-address.ts'
import type { Places } from './place-provider.ts'

const HUNDREDTHS = 100

export const createEmbeddedPlaces = (): Places => {
  const clinics = loadOnce(loadClinicList)
  const gazetteer = loadOnce(loadGazetteer)
  const ipTable = loadOnce(loadIpTable)
  const listed: Places['listed'] = {
    async clinicsNear(query, now) {
      const reach = milesOf(query.radius)
      const near = (await clinics())
        .filter(takesPatients)
        .map((clinic) => ({ clinic, miles: milesBetween(query, clinic) }))
        .filter(({ miles }) => miles <= reach)
      return {
        source: 'embedded',
        clinics: near.map(({ clinic, miles }) =>
          shownClinic(clinic, now, Math.round(miles * HUNDREDTHS) / HUNDREDTHS),
        ),
      }
    },
    geocode: async (address) => lookUpAddress(address, await gazetteer()),
  }
  return {
    ...listed,
    listed,
    async clinic(placeId, now) {
      const found = (await clinics()).find(({ id }) => id === placeId)
      return found === undefined ? null : shownClinic(found, now, null)
    },
    locate: async (address) => (await ipTable()).place(address),
  }
}

import { isAlwaysOpen } from '#domain/vets/availability.ts'
import { milesBetween, type Point } from '#domain/vets/distance.ts'
import { nameSaysDayAndNight, nameSaysEmergency } from '#domain/vets/name-claims.ts'
import { judgedClinic } from './judged-clinic.ts'
import type { VetClinic } from './map.ts'

const VETERINARY = 'veterinary_care'

export type ProviderPlace = {
  readonly id: string
  readonly name: string
  readonly address: string | null
  readonly phone: string | null
  readonly rating: number | null
  readonly weekdayLines: readonly string[]
  readonly isOpen: boolean | null
  readonly point: Point
  readonly website: string | null
  readonly types: readonly string[]
  readonly businessStatus: string | null
}

const isWebsite = (url: string): boolean => /^https?:\/\/[^\s/?#]+\S*$/i.test(url)

const isRunningClinic = ({ types, businessStatus }: ProviderPlace): boolean =>
  types.includes(VETERINARY) && (businessStatus === null || businessStatus === 'OPERATIONAL')

const plainly = (line: string): string => line.replaceAll(/[\s\u2009\u202f]+/g, ' ').trim()

export const clinicOfPlace = (place: ProviderPlace, from: Point | null): VetClinic | null => {
  if (!isRunningClinic(place)) return null
  const { name, point, website } = place
  const lines = place.weekdayLines.map(plainly)
  return judgedClinic({
    place_id: place.id,
    name,
    formatted_address: place.address,
    formatted_phone_number: place.phone,
    rating: place.rating,
    opening_hours: lines.length === 0 ? null : { weekday_text: lines },
    isOpen: place.isOpen,
    geometry: { location: point },
    distance: from === null ? null : Math.round(milesBetween(from, point) * 100) / 100,
    website: website !== null && isWebsite(website) ? website : null,
    types: [...place.types],
    supportsEmergency: nameSaysEmergency(name) || nameSaysDayAndNight(name) || isAlwaysOpen(lines),
  })
}

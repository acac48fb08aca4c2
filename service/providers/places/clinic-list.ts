import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { EMERGENCY_UNCONFIRMED, type VetClinic } from '#contract/map/map.ts'
import { isOpenAt, weekdayLines } from '#domain/vets/opening-hours.ts'
import { judgedClinic } from '#contract/map/judged-clinic.ts'

const DAY_MINUTES = 24 * 60

/**
 * `weekly` is null where nobody told us. `kind` referral: specialists who see pets that another veterinarian sends.
 * `emergency` stated: its name says emergency or it never closes. likely: it bears the name of a chain of emergency and
 * specialty hospitals, which nobody confirmed for this one. null: nothing says so, and then it is not offered as one.
 */
export const ListedClinic = z.strictObject({
  id: z.string(),
  name: z.string().min(1),
  address: z.string().min(1),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  phone: z
    .string()
    .regex(/^\+1[2-9]\d{9}$/)
    .nullable(),
  website: z.url({ protocol: /^https$/ }),
  weekly: z
    .array(
      z.tuple([
        z.number().int().min(0).max(6),
        z.number().int().min(0).max(DAY_MINUTES),
        z
          .number()
          .int()
          .min(0)
          .max(2 * DAY_MINUTES),
      ]),
    )
    .nullable(),
  timeZone: z.string(),
  kind: z.enum(['hospital', 'referral']),
  emergency: z.enum(['stated', 'likely']).nullable(),
})
export type ListedClinic = z.infer<typeof ListedClinic>

export const loadClinicList = async (): Promise<readonly ListedClinic[]> => {
  const text = await readFile(new URL('./data/clinics.jsonl', import.meta.url), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => ListedClinic.parse(JSON.parse(line)))
}

export const takesPatients = ({ kind, emergency }: ListedClinic): boolean =>
  kind !== 'referral' || emergency !== null

export const printedPhone = (e164: string): string =>
  `(${e164.slice(2, 5)}) ${e164.slice(5, 8)}-${e164.slice(8)}`

const typesOf = ({ kind, emergency }: ListedClinic): string[] => [
  'veterinary_care',
  ...(emergency === 'stated' ? ['emergency_hospital'] : []),
  ...(emergency === 'likely' ? [EMERGENCY_UNCONFIRMED] : []),
  ...(kind === 'referral' ? ['referral_practice'] : []),
]

export const shownClinic = (clinic: ListedClinic, now: Date, distance: number | null): VetClinic => {
  const { weekly, timeZone, phone } = clinic
  return judgedClinic({
    place_id: clinic.id,
    name: clinic.name,
    formatted_address: clinic.address,
    formatted_phone_number: phone === null ? null : printedPhone(phone),
    rating: null,
    opening_hours: weekly === null ? null : { weekday_text: weekdayLines(weekly) },
    isOpen: weekly === null ? null : isOpenAt(weekly, timeZone, now),
    geometry: { location: { lat: clinic.lat, lng: clinic.lng } },
    distance,
    website: clinic.website,
    types: typesOf(clinic),
    supportsEmergency: clinic.emergency !== null,
  })
}

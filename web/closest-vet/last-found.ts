import { z } from 'zod/mini'
import { roughPoint } from '#domain/vets/rough-point.ts'
import { localStore, LOCAL } from '#web/lib/storage/storage.ts'
import { readClinics, type ClinicsFound } from './calls/read-clinics.ts'
import type { Place } from './place.ts'

export const CLINICS_KEPT = 3

const Point = z.object({ lat: z.number(), lng: z.number() })

const Kept = z.object({
  /** The address the owner typed; null for a place the browser told, which is not kept. */
  address: z.nullable(z.object({ text: z.string(), point: Point, isOpenData: z.boolean() })),
  found: z.nullable(
    z.object({
      answer: z.pipe(
        z.unknown(),
        z.transform((json) => readClinics(json, 'emergency')),
      ),
      near: z.nullable(z.string()),
      at: z.pipe(
        z.iso.datetime(),
        z.transform((at) => new Date(at)),
      ),
    }),
  ),
})

export type LastFound = {
  readonly answer: ClinicsFound
  /** An address as it is written; null: around the owner. */
  readonly near: string | null
  readonly at: Date
}

type Kept = { readonly address: z.infer<typeof Kept>['address']; readonly found: LastFound | null }

function read(): Kept {
  try {
    return Kept.parse(JSON.parse(localStore.read(LOCAL.closestVet) ?? ''))
  } catch {
    // nothing is kept here, or nothing that can be read
    return { address: null, found: null }
  }
}

const keep = (kept: Kept): void => void localStore.write(LOCAL.closestVet, JSON.stringify(kept))

export function rememberedPlace(): Place | null {
  const { address } = read()
  return address === null ? null : { ...address, point: roughPoint(address.point), source: 'remembered' }
}

export const lastFound = (): LastFound | null => read().found

export function rememberAddress({ text, point, isOpenData }: Place): void {
  if (text !== null) keep({ ...read(), address: { text, point: roughPoint(point), isOpenData } })
}

export function rememberFound({ answer, near, at }: LastFound): void {
  const clinics = answer.clinics.slice(0, CLINICS_KEPT)
  keep({ ...read(), found: { answer: { ...answer, clinics }, near, at } })
}

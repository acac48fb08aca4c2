import { z } from 'zod/mini'
import { orElse } from '#domain/logic/schema.ts'
import { MapSearchResponse, VetClinic, type MapSearchAnswer } from '#contract/map/map.ts'
import { AVAILABILITY_REASONS, AVAILABILITY_STATUSES, availabilityOf } from '#domain/vets/availability.ts'
import type { SearchMode } from '#domain/vets/search-mode.ts'
import { listOf, tolerant } from '#web/lib/rows/tolerant.ts'

export type ClinicsFound = {
  readonly clinics: readonly VetClinic[]
  readonly metadata: Pick<MapSearchAnswer['metadata'], 'finalMode' | 'fallbackApplied'> & {
    /** null: nobody said where the clinics come from. */
    readonly source: MapSearchAnswer['metadata']['source'] | null
  }
}

const { finalMode, source } = MapSearchResponse.shape.metadata.shape

/** What a clinic does not tell is not known, and never taken for open or for an ER. */
const ReadClinic = tolerant(
  z.extend(VetClinic, {
    types: orElse(listOf(z.string()), []),
    supportsEmergency: orElse(z.boolean(), false),
    operates24Hours: orElse(z.boolean(), false),
    isAvailableNow: orElse(z.boolean(), false),
    availabilityReason: orElse(z.enum(AVAILABILITY_REASONS), 'unknown'),
    availabilityLabel: orElse(z.string(), availabilityOf('unknown').label),
    availabilityStatus: orElse(z.enum(AVAILABILITY_STATUSES), 'unknown'),
  }),
)
const Clinics = listOf(ReadClinic)

/** Throws where nothing of it can be read, for then nobody knows whether there are any clinics. */
export function readClinics(json: unknown, asked: SearchMode): ClinicsFound {
  const { clinics: entries, metadata } = z
    .object({ clinics: z.array(z.unknown()), metadata: orElse(z.record(z.string(), z.unknown()), {}) })
    .parse(json)
  const clinics = Clinics.parse(entries)
  if (entries.length > 0 && clinics.length === 0) throw new Error('No clinic of the answer could be read.')
  const isWithoutEmergency = !clinics.some(({ supportsEmergency }) => supportsEmergency)
  const isFallback = asked === 'emergency' && isWithoutEmergency
  return {
    clinics,
    metadata: {
      finalMode: orElse(finalMode, isFallback ? 'regular' : asked).parse(metadata['finalMode']),
      fallbackApplied: orElse(z.boolean(), isFallback).parse(metadata['fallbackApplied']),
      source: orElse(z.nullable(source), null).parse(metadata['source']),
    },
  }
}

export const readClinic = (json: unknown): VetClinic => z.object({ clinic: ReadClinic }).parse(json).clinic

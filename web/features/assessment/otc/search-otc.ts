import { z } from 'zod/mini'
import { orElse } from '#domain/logic/schema.ts'
import type { AssessResponse } from '#contract/assess/assess.ts'
import type { AssessRequest } from '#contract/assess/assess-request.ts'
import { NEEDS_WEIGHT, OtcSearchResponse, type OtcSearchAnswer, type OtcSearchBody } from '#contract/otc.ts'
import { ageInYears } from '#domain/pets/age.ts'
import { UNIT_UNLESS_TOLD, weightInKg } from '#domain/pets/weight.ts'
import { symptomLabel } from '#domain/knowledge/symptoms.ts'
import { log } from '#web/lib/log.ts'
import { callService } from '#web/lib/calls/service.ts'
import { listOf, tolerant } from '#web/lib/rows/tolerant.ts'
import { resolveLevel } from '../level.ts'
import { ReadProduct } from '../report/read-products.ts'
import { PRODUCT_LIMITS } from './products.ts'

/** `meta` is null when the service was not asked or did not answer. */
export type OtcResult = {
  readonly items: OtcSearchAnswer['items']
  readonly reasonWhenEmpty: string | null
  readonly meta: OtcSearchAnswer['meta'] | null
}

const YEARS_WHEN_UNKNOWN = 1
const UNAVAILABLE = 'Product suggestions are unavailable right now.'

/** Pounds where no unit is said; null when nobody weighed the pet. */
export function weightKgOf(weight: { value: number | null; unit?: 'lbs' | 'kg' }): number | null {
  const { value, unit = UNIT_UNLESS_TOLD } = weight
  return weightInKg({ value, unit })
}

export function otcRequest(
  request: Pick<AssessRequest, 'pet' | 'selectedSymptoms'>,
  { summary }: AssessResponse,
  weightKg: number,
  now: Date,
): OtcSearchBody {
  const { pet, selectedSymptoms } = request
  return {
    triage: 'monitor_at_home',
    pet: {
      species: pet.species,
      weightKg,
      ageYears: ageInYears(pet.birthday, now) ?? YEARS_WHEN_UNKNOWN,
      conditions: pet.conditions,
      allergies: pet.allergies,
      medications: pet.medications,
      signs: selectedSymptoms.map(symptomLabel),
    },
    recommendations: summary.plan.otcMedications
      .slice(0, PRODUCT_LIMITS.recommendations)
      .map(({ category, dosage, notes, form }) => ({ category, doseHint: dosage, notes, form })),
    limit: PRODUCT_LIMITS.products,
  }
}

const Answer = z.object({
  items: z.array(z.unknown()),
  reasonWhenEmpty: orElse(z.nullable(z.string()), null),
  meta: orElse(z.nullable(tolerant(OtcSearchResponse.shape.meta)), null),
})

function resultIn(json: unknown): OtcResult {
  const { items: entries, reasonWhenEmpty, meta } = Answer.parse(json)
  const items = listOf(ReadProduct).parse(entries)
  const isUnreadable = entries.length > 0 && items.length === 0
  return { items, reasonWhenEmpty: isUnreadable ? UNAVAILABLE : reasonWhenEmpty, meta }
}

/**
 * Null for a result that does not let the pet stay at home. Never rejects: a failure is an empty list with its reason.
 */
export async function searchOtc(
  request: Pick<AssessRequest, 'pet' | 'selectedSymptoms'>,
  answer: AssessResponse,
  now: Date,
): Promise<OtcResult | null> {
  if (resolveLevel(answer) !== 'monitor_at_home') return null
  const weightKg = weightKgOf(request.pet.weight)
  if (weightKg === null) return { items: [], reasonWhenEmpty: NEEDS_WEIGHT, meta: null }
  try {
    return await callService({
      base: 'assessment',
      path: '/v1/otc/search',
      body: otcRequest(request, answer, weightKg, now),
      headers: { 'x-request-id': crypto.randomUUID() },
      parse: resultIn,
    })
  } catch (error) {
    log.warn('otc.search-failed', error)
    return { items: [], reasonWhenEmpty: UNAVAILABLE, meta: null }
  }
}

export function withOtc(answer: AssessResponse, { items, reasonWhenEmpty }: OtcResult): AssessResponse {
  const otc = { items, reasonWhenEmpty }
  return {
    ...answer,
    assessment: { ...answer.assessment, otc },
    summary: { ...answer.summary, otc },
  }
}

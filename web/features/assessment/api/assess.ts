import { z } from 'zod/mini'
import { orElse } from '#domain/logic/schema.ts'
import { Assessment, AssessResponse, Summary, Trace } from '#contract/assess/assess.ts'
import type { AssessRequestBody } from '#contract/assess/assess-request.ts'
import { CallFailed } from '#web/lib/calls/call-failed.ts'
import { log } from '#web/lib/log.ts'
import { callService } from '#web/lib/calls/service.ts'
import { listOf, tolerant } from '#web/lib/rows/tolerant.ts'
import { ReadProduct } from '../report/read-products.ts'
import { REQUEST_TIMEOUT_MS } from './request-timeout.ts'

/** The same key and body always give the same answer. */
export function assess(
  { clarifications, ...request }: AssessRequestBody,
  idempotencyKey: string,
  signal?: AbortSignal,
): Promise<AssessResponse> {
  return callService({
    base: 'assessment',
    path: '/v1/assess',
    body: Object.keys(clarifications ?? {}).length === 0 ? request : { ...request, clarifications },
    headers: { 'Idempotency-Key': idempotencyKey },
    timeout: REQUEST_TIMEOUT_MS,
    ...(signal ? { signal } : {}),
    parse: readAnswer,
  })
}

const Products = orElse(z.extend(Assessment.shape.otc, { items: listOf(ReadProduct) }), {
  items: [],
  reasonWhenEmpty: null,
})

/** What every answer must have is required; a part of a list that cannot be read hides no other, and reasons may be missing. */
const ReadAnswer = tolerant(
  z.extend(AssessResponse, {
    assessment: z.extend(Assessment, { otc: Products }),
    summary: z.extend(Summary, {
      otc: Products,
      trace: z.pipe(
        z.transform((told: unknown): unknown => told ?? {}),
        tolerant(Trace),
      ),
    }),
  }),
)

function readAnswer(json: unknown): AssessResponse {
  if (typeof json !== 'object' || json === null || !('assessment' in json) || !json.assessment) {
    throw new CallFailed('invalid', {
      serviceMessage: 'Invalid assessment response: missing assessment data',
    })
  }
  const read = ReadAnswer.safeParse(json)
  if (read.success) return read.data
  log.warn('assessment.unreadable-answer', read.error)
  throw new CallFailed('invalid', { serviceMessage: 'Invalid assessment response', cause: read.error })
}

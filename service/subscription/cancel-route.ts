import type { Handler } from 'hono'
import { CancellationRequest, type CancellationReceipt } from '#contract/plans/cancellation.ts'
import type { AppEnv } from '#service/http/request/app-env.ts'
import type { Deps } from '#service/world/deps.ts'
import { readBearer } from '#service/http/caller/bearer.ts'
import { LIMITS, rateLimit } from '#service/http/caller/rate-limit.ts'
import { BODY_MAX } from '#service/http/body/read-body.ts'
import { readJson } from '#service/http/body/read-json.ts'
import { drawReference } from '#service/providers/requests/reference.ts'
import { newRequestId } from '#service/http/request/request-id.ts'
import { ServiceError } from '#service/http/failure/service-error.ts'
import { messagesByPath, validate } from '#service/http/body/validation.ts'

const CHECK_FIELDS = 'We could not submit your cancellation request. Please check the highlighted fields.'

const messageFor = messagesByPath({
  accountEmail: 'Enter a valid email address.',
  plan: 'Please choose a plan.',
  reason: 'Please choose a reason.',
  details: 'Please use at most 4,000 characters.',
  phone: 'Please use at most 40 characters.',
  requesterName: 'Please use at most 200 characters.',
})

const readRequest = (body: unknown): CancellationRequest => {
  try {
    return validate(CancellationRequest, body, messageFor)
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    throw new ServiceError('validation_error', CHECK_FIELDS, error.extras)
  }
}

/**
 * POST /v1/subscription/cancel: writes down that somebody wants to end a membership; nothing is ended by it. Without a
 * token the request still has to be verified, with one it counts only for the token's own account.
 */
export const cancelHandlers = (deps: Deps): readonly Handler<AppEnv>[] => [
  rateLimit({ limit: LIMITS.cancellation, factor: deps.rateLimitFactor, clock: deps.clock }),
  async (c) => {
    const request = readRequest(await readJson(c.req.raw, BODY_MAX))
    const account = await readBearer(c.req.header('authorization'), deps.accounts)
    if (account !== null && account.email.toLowerCase() !== request.accountEmail) {
      throw new ServiceError(
        'account_mismatch',
        'You can only cancel the membership of the account you are signed in to.',
      )
    }
    const now = deps.clock()
    const requestId = c.get('requestId') ?? newRequestId(now)
    const userId = account?.id ?? null
    const reference = await drawReference('CAN', (reference) =>
      deps.requests.addCancellation({ ...request, reference, userId, requestId, now }),
    )
    const receipt: CancellationReceipt = {
      reference,
      receivedAt: now.toISOString(),
      effective: 'end_of_billing_cycle',
    }
    return c.json(receipt, 202)
  },
]

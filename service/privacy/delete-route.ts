import type { Handler } from 'hono'
import {
  AGENT_NOTE_MISSING,
  ANSWER_WITHIN,
  DeletionRequest,
  type DeletionReceipt,
} from '#contract/deletion.ts'
import { POLICY_FACTS } from '#domain/constants.ts'
import type { AppEnv } from '#service/app-env.ts'
import type { Deps } from '#service/deps.ts'
import { LIMITS, rateLimit } from '#service/http/rate-limit.ts'
import { BODY_MAX } from '#service/http/read-body.ts'
import { readJson } from '#service/http/read-json.ts'
import { drawReference } from '#service/http/reference.ts'
import { newRequestId } from '#service/http/request-id.ts'
import { messagesByPath, validate } from '#service/http/validation.ts'

const DAY = 24 * 60 * 60 * 1000
const DUE_AFTER = POLICY_FACTS.deletion.targetDays * DAY
const BACKUPS_PURGED_AFTER = POLICY_FACTS.deletion.backupsPurgedDays * DAY

const messageFor = messagesByPath({
  requesterEmail: 'Enter a valid email address.',
  accountEmail: 'Enter a valid email address.',
  relationship: 'Please say whether you ask for yourself or for somebody else.',
  verificationDetails: 'Please enter a recent triage ID or the name of a pet.',
  authorizationNote: AGENT_NOTE_MISSING,
  phone: 'Please use at most 40 characters.',
  requesterName: 'Please use at most 200 characters.',
  additionalNotes: 'Please use at most 4,000 characters.',
})

/**
 * POST /v1/privacy/delete: writes down that somebody wants their data deleted. Nothing is deleted by it, and nothing in
 * the answer tells whether there is such an account.
 */
export const deleteHandlers = (deps: Deps): readonly Handler<AppEnv>[] => [
  rateLimit({ limit: LIMITS.deletion, factor: deps.rateLimitFactor, clock: deps.clock }),
  async (c) => {
    const body = await readJson(c.req.raw, BODY_MAX)
    const request = validate(DeletionRequest, body, messageFor)
    const now = deps.clock()
    const dueAt = new Date(now.getTime() + DUE_AFTER)
    const backupsPurgeAt = new Date(now.getTime() + BACKUPS_PURGED_AFTER)
    const requestId = c.get('requestId') ?? newRequestId(now)
    const reference = await drawReference('DEL', (reference) =>
      deps.requests.addDeletion({ ...request, reference, requestId, now, dueAt, backupsPurgeAt }),
    )
    const receipt: DeletionReceipt = {
      reference,
      receivedAt: now.toISOString(),
      dueAt: dueAt.toISOString(),
      answerWithin: ANSWER_WITHIN,
    }
    return c.json(receipt, 202)
  },
]

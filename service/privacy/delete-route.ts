import type { Handler } from 'hono'
import { DELETION_SENTENCES } from '#contract/deletion/deletion-fields.ts'
import { ANSWER_WITHIN, DeletionRequest, type DeletionReceipt } from '#contract/deletion/deletion.ts'
import { POLICY_FACTS } from '#contract/policy-facts.ts'
import type { AppEnv } from '#service/http/request/app-env.ts'
import type { Deps } from '#service/world/deps.ts'
import { isFromProgram } from '#service/http/caller/from-program.ts'
import { LIMITS, rateLimit } from '#service/http/caller/rate-limit.ts'
import { BODY_MAX } from '#service/http/body/read-body.ts'
import { readJson } from '#service/http/body/read-json.ts'
import { drawReference } from '#service/providers/requests/reference.ts'
import { newRequestId } from '#service/http/request/request-id.ts'
import { messagesByPath, validate } from '#service/http/body/validation.ts'

const DAY = 24 * 60 * 60 * 1000
const DUE_AFTER = POLICY_FACTS.deletion.targetDays * DAY
const BACKUPS_PURGED_AFTER = POLICY_FACTS.deletion.backupsPurgedDays * DAY

const messageFor = messagesByPath(DELETION_SENTENCES)

/**
 * POST /v1/privacy/delete: writes down that somebody wants their data deleted. Nothing is deleted by it, and nothing in
 * the answer tells whether there is such an account.
 */
export const deleteHandlers = (deps: Deps): readonly Handler<AppEnv>[] => [
  rateLimit({ limit: LIMITS.deletion, factor: deps.rateLimitFactor, clock: deps.clock }),
  async (c) => {
    const body = await readJson(c.req.raw, BODY_MAX)
    const now = deps.clock()
    const dueAt = new Date(now.getTime() + DUE_AFTER)
    const receiptFor = (reference: string): DeletionReceipt => ({
      reference,
      receivedAt: now.toISOString(),
      dueAt: dueAt.toISOString(),
      answerWithin: ANSWER_WITHIN,
    })
    if (isFromProgram(body)) return c.json(receiptFor(await drawReference('DEL', async () => 'added')), 202)
    const request = validate(DeletionRequest, body, messageFor)
    const backupsPurgeAt = new Date(now.getTime() + BACKUPS_PURGED_AFTER)
    const requestId = c.get('requestId') ?? newRequestId(now)
    const reference = await drawReference('DEL', (reference) =>
      deps.requests.addDeletion({ ...request, reference, requestId, now, dueAt, backupsPurgeAt }),
    )
    deps.tellOfDeletion?.({ ...request, reference, dueAt })
    return c.json(receiptFor(reference), 202)
  },
]

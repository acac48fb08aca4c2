import { randomUUID } from 'node:crypto'
import type { Handler } from 'hono'
import { CONTACT_SENTENCES } from '#contract/contact/contact-fields.ts'
import { ContactMessage, type ContactReceipt } from '#contract/contact/contact.ts'
import { REPLY_WITHIN } from '#contract/contact/reply-within.ts'
import type { AppEnv } from '#service/http/request/app-env.ts'
import type { Deps } from '#service/world/deps.ts'
import { isFromProgram } from '#service/http/caller/from-program.ts'
import { LIMITS, rateLimit } from '#service/http/caller/rate-limit.ts'
import { BODY_MAX } from '#service/http/body/read-body.ts'
import { readJson } from '#service/http/body/read-json.ts'
import { newRequestId } from '#service/http/request/request-id.ts'
import { messagesByPath, validate } from '#service/http/body/validation.ts'

const messageFor = messagesByPath(CONTACT_SENTENCES)

export const contactHandlers = (deps: Deps): readonly Handler<AppEnv>[] => [
  rateLimit({ limit: LIMITS.contact, factor: deps.rateLimitFactor, clock: deps.clock }),
  async (c) => {
    const body = await readJson(c.req.raw, BODY_MAX)
    const now = deps.clock()
    const receipt: ContactReceipt = {
      id: randomUUID(),
      receivedAt: now.toISOString(),
      replyWithin: REPLY_WITHIN,
    }
    if (isFromProgram(body)) return c.json(receipt, 201)
    const message = validate(ContactMessage, body, messageFor)
    const requestId = c.get('requestId') ?? newRequestId(now)
    await deps.requests.addContactMessage({ ...message, id: receipt.id, requestId, now })
    deps.tellSupport?.(message)
    return c.json(receipt, 201)
  },
]

import type { Handler } from 'hono'
import { AccountDeletion, DeletionRecord } from '#contract/deletion/account.ts'
import { ACCOUNT_DELETION_MESSAGES } from '#contract/deletion/account-deletion-messages.ts'
import type { AppEnv } from '#service/http/request/app-env.ts'
import type { Deps } from '#service/world/deps.ts'
import { addressOf } from '#service/http/caller/address.ts'
import { requireBearer } from '#service/http/caller/bearer.ts'
import { LIMITS, rateLimit } from '#service/http/caller/rate-limit.ts'
import { BODY_MAX } from '#service/http/body/read-body.ts'
import { readJson } from '#service/http/body/read-json.ts'
import { drawReference } from '#service/providers/requests/reference.ts'
import { ServiceError } from '#service/http/failure/service-error.ts'
import { messagesByPath, validate } from '#service/http/body/validation.ts'

const { signInNeeded, alreadyGone, passwordMissing, passwordWrong, tooMany } = ACCOUNT_DELETION_MESSAGES

const messageFor = messagesByPath({ password: passwordMissing })

export const deleteAccountHandlers = (deps: Deps): readonly Handler<AppEnv>[] => [
  rateLimit({ limit: LIMITS.accountDeletion, factor: deps.rateLimitFactor, clock: deps.clock }),
  async (c) => {
    const owner = await requireBearer(c.req.header('authorization'), deps.accounts, signInNeeded)
    const body = await readJson(c.req.raw, BODY_MAX)
    const { password } = validate(AccountDeletion, body, messageFor)
    const check = await deps.checkPassword({ email: owner.email, password, address: addressOf(c) })
    if (check === 'busy') throw new ServiceError('rate_limited', tooMany, { retryAfter: 15 * 60 })
    if (check === 'wrong') {
      throw new ServiceError('validation_error', passwordWrong, { fields: { password: passwordWrong } })
    }
    const answer: { record?: DeletionRecord } = {}
    await drawReference('DEL', async (reference) => {
      const outcome = await deps.deletions.deleteOwn(owner.id, reference)
      // somebody else was faster with the same wish: an operator, or another tab
      if (outcome.outcome === 'unknown') throw new ServiceError('session_expired', alreadyGone)
      if (outcome.outcome === 'taken') return 'taken'
      // what an operator sees besides is left out
      answer.record = DeletionRecord.parse(outcome.record)
      return 'added'
    })
    if (answer.record !== undefined) deps.tellDeleted?.(owner.email, answer.record)
    return c.json(answer.record, 200)
  },
]

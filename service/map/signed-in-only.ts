import type { Context, MiddlewareHandler } from 'hono'
import { VET_FINDER_MESSAGES } from '#contract/messages/vet-finder.ts'
import type { AppEnv } from '#service/http/request/app-env.ts'
import type { Deps } from '#service/world/deps.ts'
import { addressOf } from '#service/http/caller/address.ts'
import { requireBearer } from '#service/http/caller/bearer.ts'
import { LIMITS, rateLimit } from '#service/http/caller/rate-limit.ts'

const IP_LOCATION_PATH = '/v1/map/ip-location'

const tooMany = (c: Context<AppEnv>): string =>
  c.req.path === IP_LOCATION_PATH ? VET_FINDER_MESSAGES.location.tooMany : VET_FINDER_MESSAGES.tooMany

/**
 * What stands before every map endpoint: a believed token, and one limit per person for all of them together. An
 * address has a wide limit of its own, so that made-up tokens cannot keep us busy.
 */
export const signedInOnly = (deps: Deps): readonly MiddlewareHandler<AppEnv>[] => {
  const { accounts, rateLimitFactor: factor, clock } = deps
  return [
    rateLimit({ limit: LIMITS.mapAddress, factor, clock, message: tooMany }),
    async (c, next) => {
      const header = c.req.header('authorization')
      const holder = await requireBearer(header, accounts, VET_FINDER_MESSAGES.signInNeeded)
      c.set('userId', holder.id)
      await next()
    },
    rateLimit({
      limit: LIMITS.map,
      factor,
      clock,
      message: tooMany,
      caller: (c) => c.get('userId') ?? addressOf(c),
    }),
  ]
}

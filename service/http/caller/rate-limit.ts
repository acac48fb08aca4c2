import type { Context, MiddlewareHandler } from 'hono'
import type { AppEnv } from '#service/http/request/app-env.ts'
import { addressOf, callerOf } from '#service/http/caller/address.ts'
import { ServiceError } from '#service/http/failure/service-error.ts'

export type Limit = { readonly calls: number; readonly seconds: number }

/**
 * Per caller: an address, or for the map whoever is signed in. `mapAddress` counts before anybody's token is looked at;
 * it is wide, because many people may share an address.
 */
export const LIMITS = {
  assess: { calls: 10, seconds: 60 },
  otc: { calls: 30, seconds: 60 },
  jobStatus: { calls: 120, seconds: 60 },
  cancellation: { calls: 5, seconds: 15 * 60 },
  contact: { calls: 5, seconds: 15 * 60 },
  deletion: { calls: 5, seconds: 15 * 60 },
  accountDeletion: { calls: 10, seconds: 15 * 60 },
  map: { calls: 60, seconds: 60 },
  emergencyVets: { calls: 20, seconds: 60 },
  mapAddress: { calls: 600, seconds: 60 },
} as const satisfies Record<string, Limit>

const CALLERS_MAX = 50_000

/** `take` answers 0 when the call may go on, else the seconds to wait. */
type SlidingWindow = { take(caller: string, now: number): number; callers(): number }

/** In this process's memory; several processes each count for themselves. */
export const slidingWindow = ({ calls, seconds }: Limit, callersMax = CALLERS_MAX): SlidingWindow => {
  const windowMs = seconds * 1000
  const seen = new Map<string, number[]>()
  return {
    take(caller, now) {
      const recent = (seen.get(caller) ?? []).filter((at) => at > now - windowMs)
      // Deleting and setting moves the caller to the end, so the first entry is always the longest silent one.
      seen.delete(caller)
      seen.set(caller, recent)
      if (seen.size > callersMax) {
        const oldest = seen.keys().next().value
        if (oldest !== undefined) seen.delete(oldest)
      }
      const first = recent[0]
      if (recent.length >= calls && first !== undefined) {
        return Math.max(1, Math.ceil((first + windowMs - now) / 1000))
      }
      recent.push(now)
      return 0
    },
    callers: () => seen.size,
  }
}

type Options = {
  readonly limit: Limit
  /** Multiplies the number of calls; 0 switches the limit off. */
  readonly factor: number
  readonly clock: () => Date
  readonly message?: string | ((c: Context<AppEnv>) => string)
  readonly caller?: (c: Context<AppEnv>) => string
}

const ownAddress = (c: Context<AppEnv>): string => callerOf(addressOf(c))
const TOO_MANY = 'Too many requests. Please wait a moment and try again.'

export const rateLimit = (options: Options): MiddlewareHandler<AppEnv> => {
  const { limit, factor, clock, message = TOO_MANY, caller = ownAddress } = options
  if (factor === 0) return (_c, next) => next()
  const window = slidingWindow({ ...limit, calls: Math.max(1, Math.round(limit.calls * factor)) })
  return async (c, next) => {
    const retryAfter = window.take(caller(c), clock().getTime())
    if (retryAfter > 0) {
      const text = typeof message === 'string' ? message : message(c)
      throw new ServiceError('rate_limited', text, { retryAfter })
    }
    await next()
  }
}

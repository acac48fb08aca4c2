import { z } from 'zod'
import type { ServiceClient } from '#service/providers/service-client.ts'

export type TokenHolder = { readonly id: string; readonly email: string } | 'expired' | 'refused'

/**
 * Looks at the signature and the time; rejects when they cannot be checked. `expired` is what a client can mend by
 * itself.
 */
export type AccountReader = (token: string) => Promise<TokenHolder>

const End = z.object({ exp: z.number() })

/** What a token says of itself: good enough for the reason of a refusal, never for trust. */
const isOver = (token: string, nowMs: number): boolean => {
  try {
    const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')
    return End.parse(JSON.parse(claims)).exp <= nowMs / 1000
  } catch {
    return false
  }
}

export const createSupabaseAccountReader =
  (client: ServiceClient, now: () => number = Date.now): AccountReader =>
  async (token) => {
    const { data, error } = await client.auth.getUser(token)
    if (error === null) return { id: data.user.id, email: data.user.email ?? '' }
    if (error.status === undefined || error.status === 0 || error.status >= 500) throw error
    return isOver(token, now()) ? 'expired' : 'refused'
  }

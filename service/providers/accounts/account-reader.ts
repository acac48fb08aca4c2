import type { ServiceClient } from '#service/providers/service-client.ts'

/** Whose token it is, or why it is not believed; `expired` is the one a client can mend by itself. */
export type TokenHolder = { readonly id: string; readonly email: string } | 'expired' | 'refused'

/** Tells whose session token this is, after looking at its signature and its time. Rejects when that cannot be known. */
export type AccountReader = (token: string) => Promise<TokenHolder>

/** Asks the auth service of a Supabase project. */
export const createSupabaseAccountReader =
  (client: ServiceClient): AccountReader =>
  async (token) => {
    const { data, error } = await client.auth.getUser(token)
    if (error === null) return { id: data.user.id, email: data.user.email ?? '' }
    if (error.status === undefined || error.status === 0 || error.status >= 500) throw error
    return /expired/i.test(error.message) ? 'expired' : 'refused'
  }

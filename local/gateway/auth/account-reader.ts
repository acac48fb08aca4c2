import type { Sql } from 'postgres'
import { readToken } from '#local/gateway/request/tokens.ts'
import type { AccountReader } from '#service/providers/accounts/account-reader.ts'

/** The address is the account's own, whatever the token says about it. */
export const createOwnAccountReader =
  (sql: Sql, jwtSecret: string, now: () => number = Date.now): AccountReader =>
  async (token) => {
    const claims = readToken(token, jwtSecret, now())
    if (typeof claims === 'string') return claims
    const [row] = await sql<{ email: string | null }[]>`select email from auth.users where id = ${claims.sub}`
    return row === undefined ? 'refused' : { id: claims.sub, email: row.email ?? '' }
  }

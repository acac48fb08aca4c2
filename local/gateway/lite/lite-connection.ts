import type { PostgresConnection } from '@supabase/lite/postgres'

export type LiteOptions = {
  readonly databaseUrl: string
  readonly jwtSecret: string
  readonly publishableKey: string
  readonly secretKey: string
  readonly siteUrl: string
  readonly mailer: { readonly send: (message: LiteMail) => Promise<void> }
  readonly confirmations?: boolean
  readonly connections?: number
}

export type LiteMail = {
  readonly to: string
  readonly subject: string
  readonly text?: string
  readonly html?: string
}

/**
 * On first use the backend would grant every privilege on every table to the client roles, and several handlers
 * doing so at once fail on each other. Our migrations decide the grants, so it is told that this is done already.
 */
export const keepOurGrants = (connection: PostgresConnection): PostgresConnection => {
  if (!Reflect.set(connection, 'rlsState', 'active')) throw new Error('the backend no longer keeps rlsState')
  return connection
}

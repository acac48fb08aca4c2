import type { PostgresConnection } from '@supabase/lite/postgres'

/** What the backend needs to know of our installation. */
export type LiteOptions = {
  readonly databaseUrl: string
  readonly jwtSecret: string
  /** Opaque `sb_publishable_…` key: what the browser holds. */
  readonly publishableKey: string
  /** Opaque `sb_secret_…` key: our service only. */
  readonly secretKey: string
  /** The address visitors use, without a trailing slash. */
  readonly siteUrl: string
  readonly mailer: { readonly send: (message: LiteMail) => Promise<void> }
  /** True: an account works once its mail address is confirmed. */
  readonly confirmations?: boolean
  /** Connections to the database this handler may hold open at once. */
  readonly connections?: number
}

/** A mail as the backend hands it over. */
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

import { App, getStorageSchemaSql } from '@supabase/lite'
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres'
import { isoTimeOf } from '#contract/database/database-time.ts'
import { PASSWORD_CHARACTERS } from '#contract/fields/password.ts'
import { openLanes } from '#local/gateway/lite/reserve-lanes.ts'
import { lastingConnections } from '#local/postgres/lasting-socket.ts'
import { keepOurGrants, type LiteOptions } from './lite-connection.ts'

export type Lite = {
  readonly fetch: (request: Request) => Promise<Response>
  readonly connection: PostgresConnection
  readonly close: () => Promise<void>
}

const build = (options: LiteOptions) => {
  const connection = keepOurGrants(
    createPostgresConnection({
      url: options.databaseUrl,
      postgresOptions: {
        max: options.connections ?? 8,
        idle_timeout: 60,
        ...lastingConnections,
        fetch_types: true,
        onnotice: () => undefined,
        // a request that waits longer has been given up by its caller
        connection: { statement_timeout: 8000 },
        // as hosted Supabase writes them; not every browser reads PostgreSQL's own spelling
        types: {
          timestamptz: {
            to: 1184,
            from: [1184],
            serialize: (value: unknown) => value,
            parse: isoTimeOf,
          },
        },
      },
    }),
  )
  // every query of the backend runs on a connection it has reserved
  const lanes = openLanes(connection.driver, options.connections ?? 8)
  connection.driver.reserve = lanes.reserve
  const close = async (): Promise<void> => {
    await lanes.close()
    await connection.driver.end({ timeout: 2 })
  }
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      publishable_key: options.publishableKey,
      secret_key: options.secretKey,
      site_url: options.siteUrl,
      additional_redirect_urls: [`${options.siteUrl}/auth/callback`],
      minimum_password_length: PASSWORD_CHARACTERS.resetMin,
      enable_refresh_token_rotation: true,
      email: {
        enable_signup: true,
        enable_confirmations: options.confirmations ?? false,
        // the new mailbox confirms; the backend would otherwise ask the old one alone, and never the new one
        double_confirm_changes: false,
        max_frequency: '1s',
        otp_expiry: 3600,
        // the code itself is never shown, only a link made from it: it may be too long to guess
        otp_length: 32,
      },
    },
    options: {
      server: { admin: false, disableStudio: true, disableFallback: true },
      drivers: { email: options.mailer },
    },
  })
  return { app, connection, close }
}

/** Needs a database that `prepareDatabase` has brought up to date. */
export const createLite = async (options: LiteOptions): Promise<Lite> => {
  const { app, connection, close } = build(options)
  await app.init()
  return { fetch: async (request) => app.fetch(request), connection, close }
}

export const makeAuthTables = async (databaseUrl: string): Promise<void> => {
  const unused = 'only-to-make-tables-no-request-is-served'
  const { app, connection, close } = build({
    databaseUrl,
    jwtSecret: unused,
    publishableKey: unused,
    secretKey: unused,
    siteUrl: 'http://localhost',
    mailer: { send: async () => undefined },
    connections: 1,
  })
  try {
    await app.ensureSystemSchema()
    const [row] = await connection.driver<
      { made: boolean }[]
    >`select to_regclass('auth.users') is not null as made`
    if (row?.made !== true) throw new Error('the tables for accounts could not be made')
  } finally {
    await close()
  }
}

/** As hosted Supabase has them; row level security is on and nothing is granted. */
export const storageSchema = (): string => getStorageSchemaSql()

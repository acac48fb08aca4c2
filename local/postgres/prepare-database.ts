import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import { makeAuthTables } from '#local/gateway/create-lite.ts'

import { applyMigrations, withSchemaLock } from './migrate.ts'

const ownFile = (name: string): Promise<string> => readFile(new URL(name, import.meta.url), 'utf8')

/** Where the migrations of this application lie. */
export const migrationsDirectory = fileURLToPath(new URL('../../supabase/migrations/', import.meta.url))

/**
 * Makes a plain PostgreSQL look like a Supabase project (roles, accounts) and applies the migrations it has not seen.
 * Safe at every start and from several processes at once; answers the migrations applied now.
 */
export const prepareDatabase = (url: string, directory = migrationsDirectory): Promise<readonly string[]> =>
  withSchemaLock(url, async (sql) => {
    await sql.unsafe(await ownFile('./bootstrap.sql'))
    await makeAuthTables(url)
    await sql.unsafe(await ownFile('./embedded-auth.sql'))
    const applied = await applyMigrations(sql, directory)
    // storage may have been added after the migration that found none
    await sql`select private.ensure_media_bucket()`
    return applied
  })

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { Sql } from 'postgres'
import { z } from 'zod'

import { applyMigrations, withSchemaLock } from './migrate.ts'

const read = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), 'utf8')

export const migrationsDirectory = fileURLToPath(new URL('../../../supabase/migrations/', import.meta.url))

const Manifest = z.object({ dependencies: z.object({ '@supabase/lite': z.string() }) })

const marker = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.platform (fingerprint text primary key);`

const makePlatform = async (sql: Sql, url: string): Promise<void> => {
  const [bootstrap, embeddedAuth, embeddedStorage, manifest] = await Promise.all([
    read('./bootstrap.sql'),
    read('./embedded-auth.sql'),
    read('./embedded-storage.sql'),
    read('../../../package.json'),
  ])
  const backendVersion = Manifest.parse(JSON.parse(manifest)).dependencies['@supabase/lite']
  const fingerprint = createHash('sha256')
    .update([bootstrap, embeddedAuth, embeddedStorage, backendVersion].join('\0'))
    .digest('hex')
  await sql.unsafe(marker)
  const done = await sql`select 1 from supabase_migrations.platform where fingerprint = ${fingerprint}`
  if (done.length > 0) return
  await sql.unsafe(bootstrap)
  // the backend is large: it is only loaded here when its tables have to be made
  const { makeAuthTables, storageSchema } = await import('#local/gateway/lite/create-lite.ts')
  await makeAuthTables(url)
  await sql.unsafe(embeddedAuth)
  const [storage] = await sql<
    { there: boolean }[]
  >`select to_regclass('storage.objects') is not null as there`
  if (storage?.there !== true) await sql.unsafe(storageSchema())
  await sql.unsafe(embeddedStorage)
  await sql`insert into supabase_migrations.platform (fingerprint) values (${fingerprint})`
}

/**
 * Makes a plain PostgreSQL look like a Supabase project (roles, accounts, storage) and applies the migrations it has
 * not seen. Safe at every start and from several processes at once; answers the migrations applied now.
 */
export const prepareDatabase = (url: string, directory = migrationsDirectory): Promise<readonly string[]> =>
  withSchemaLock(url, async (sql) => {
    await makePlatform(sql, url)
    const applied = await applyMigrations(sql, directory)
    // storage may have been added after the migration that found none
    await sql`select private.ensure_media_bucket()`
    return applied
  })

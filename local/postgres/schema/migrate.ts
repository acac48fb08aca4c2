import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import postgres, { type Sql } from 'postgres'

export class MigrationFailure extends Error {
  readonly file: string

  constructor(file: string, cause: unknown) {
    super(
      `The migration ${file} failed and was undone: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    )
    this.name = 'MigrationFailure'
    this.file = file
  }
}

export type Migration = { readonly version: string; readonly name: string; readonly file: string }

const fileShape = /^(\d{14})_([a-z0-9_]+)\.sql$/

export const listMigrations = async (directory: string): Promise<readonly Migration[]> => {
  const found = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  return found.map((file) => {
    const [, version, name] = fileShape.exec(file) ?? []
    if (version === undefined || name === undefined) {
      throw new MigrationFailure(
        file,
        'its name is not a 14-digit number, an underscore and a lower-case name',
      )
    }
    return { version, name, file }
  })
}

const ledger = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key,
    statements text[],
    name text
  );`

const lockName = 'pawlight.migrations'

/** Others that change the schema of this database wait for their turn. */
export const withSchemaLock = async <T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> => {
  // one connection, because the lock belongs to it; notices of "if not exists" are of no interest
  const sql = postgres(url, { max: 1, idle_timeout: 0, onnotice: () => undefined })
  try {
    await sql`select pg_advisory_lock(hashtextextended(${lockName}, 0))`
    return await work(sql)
  } finally {
    // ending the connection gives the lock back
    await sql.end({ timeout: 5 })
  }
}

/** Over a connection that already holds the schema lock; answers the files applied now. */
export const applyMigrations = async (sql: Sql, directory: string): Promise<readonly string[]> => {
  await sql.unsafe(ledger)
  const rows = await sql<{ version: string }[]>`select version from supabase_migrations.schema_migrations`
  const known = new Set(rows.map((row) => row.version))
  const missing = (await listMigrations(directory)).filter(({ version }) => !known.has(version))
  for (const { version, name, file } of missing) {
    const text = await readFile(join(directory, file), 'utf8')
    try {
      await sql.begin(async (transaction) => {
        await transaction.unsafe(text)
        await transaction`
          insert into supabase_migrations.schema_migrations (version, name, statements)
          values (${version}, ${name}, ${[text]})`
      })
    } catch (cause) {
      throw new MigrationFailure(file, cause)
    }
  }
  return missing.map(({ file }) => file)
}

/**
 * Brings a database up to date: every migration of the directory in order, each exactly once and whole or not at all.
 * Several processes may call it at once. Rejects with `MigrationFailure`.
 */
export const migrate = (url: string, directory: string): Promise<readonly string[]> =>
  withSchemaLock(url, (sql) => applyMigrations(sql, directory))

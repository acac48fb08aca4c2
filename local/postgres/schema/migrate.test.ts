import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import postgres, { type Sql } from 'postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { databaseBeside } from '#local/tests/database-address.ts'
import { databaseUrl } from '#local/tests/own-database.ts'
import { listMigrations, migrate, MigrationFailure } from './migrate.ts'
import { migrationsDirectory, prepareDatabase } from './prepare-database.ts'

let directory = ''
let sql: Sql
/** An empty database beside the one of this run. */
let url = ''
let lastDatabase = 0

beforeAll(() => {
  sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
})
afterAll(() => sql.end())
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pawlight-migrations-'))
  lastDatabase += 1
  const name = `migrations_${process.pid}_${lastDatabase}`
  await sql.unsafe(`create database ${name}`)
  url = databaseBeside(databaseUrl, name)
})
afterEach(async () => {
  await sql.unsafe(`drop database ${new URL(url).pathname.slice(1)} with (force)`)
  await rm(directory, { recursive: true, force: true })
})

const put = (name: string, text: string): Promise<void> => writeFile(join(directory, name), text)

const ask = async <T>(question: (fresh: Sql) => Promise<T>): Promise<T> => {
  const fresh = postgres(url, { max: 1 })
  try {
    return await question(fresh)
  } finally {
    await fresh.end()
  }
}

describe('migrations', () => {
  test('are applied in order, once each', async () => {
    await put('20260102000000_second.sql', 'insert into seen values (2);')
    await put('20260101000000_first.sql', 'create table seen (n int); insert into seen values (1);')
    expect(await migrate(url, directory)).toEqual(['20260101000000_first.sql', '20260102000000_second.sql'])
    expect(await migrate(url, directory)).toEqual([])
    await put('20260103000000_third.sql', 'insert into seen values (3);')
    expect(await migrate(url, directory)).toEqual(['20260103000000_third.sql'])
    expect([...(await ask((fresh) => fresh`select n from seen order by n`))]).toEqual([
      { n: 1 },
      { n: 2 },
      { n: 3 },
    ])
    const ledger = await ask(
      (fresh) => fresh`select version, name from supabase_migrations.schema_migrations order by 1`,
    )
    expect(ledger.at(0)).toEqual({ version: '20260101000000', name: 'first' })
  })

  test('by eight processes at once are applied once', async () => {
    await put(
      '20260101000000_first.sql',
      'create table seen (n int); select pg_sleep(0.2); insert into seen values (1);',
    )
    const answers = await Promise.all(Array.from({ length: 8 }, () => migrate(url, directory)))
    expect(answers.flat()).toEqual(['20260101000000_first.sql'])
    expect([...(await ask((fresh) => fresh`select n from seen`))]).toEqual([{ n: 1 }])
  })

  test('that fail are undone whole and named', async () => {
    await put('20260101000000_good.sql', 'create table kept (n int);')
    await put('20260102000000_bad.sql', 'create table lost (n int); select * from nowhere;')
    const failure = await migrate(url, directory).catch((cause: unknown) => cause)
    expect(failure).toBeInstanceOf(MigrationFailure)
    expect(String(failure)).toContain('20260102000000_bad.sql')
    expect([
      ...(await ask(
        (fresh) => fresh`select to_regclass('kept')::text as kept, to_regclass('lost')::text as lost`,
      )),
    ]).toEqual([{ kept: 'kept', lost: null }])
    await put('20260102000000_bad.sql', 'create table lost (n int);')
    expect(await migrate(url, directory)).toEqual(['20260102000000_bad.sql'])
  })

  test('with a name that cannot be ordered are refused', async () => {
    await put('1_first.sql', 'select 1;')
    await expect(migrate(url, directory)).rejects.toThrow('1_first.sql')
  })
})

describe('preparing a database', () => {
  test('makes an empty PostgreSQL ready, from several processes at once [R-DATA-020]', async () => {
    const answers = await Promise.all([prepareDatabase(url), prepareDatabase(url), prepareDatabase(url)])
    const files = (await listMigrations(migrationsDirectory)).map(({ file }) => file)
    expect(answers.flat()).toEqual(files)
    expect(await prepareDatabase(url)).toEqual([])
    const [row] = await ask(
      (fresh) => fresh`select count(*)::int as tables from pg_tables where schemaname = 'public'`,
    )
    expect(row).toEqual({ tables: 11 })
  })

  test('uses the storage of a server that has one, and can be repeated [R-DATA-018]', async () => {
    await ask((fresh) =>
      fresh.unsafe(`
        create schema storage;
        create table storage.buckets (id text primary key, name text, public boolean, file_size_limit bigint, allowed_mime_types text[]);
        create table storage.objects (id uuid primary key default gen_random_uuid(), bucket_id text, name text);
        alter table storage.objects enable row level security;
        create function storage.foldername(name text) returns text[] language sql as
          $$ select (string_to_array(name, '/'))[1:cardinality(string_to_array(name, '/')) - 1] $$;`),
    )
    await prepareDatabase(url)
    await prepareDatabase(url)
    const policies = await ask(
      (fresh) => fresh`
      select policyname, cmd, roles::text from pg_policies where schemaname = 'storage' order by 1`,
    )
    expect([...policies]).toEqual([
      { policyname: 'pawlight_files_need_an_account', cmd: 'INSERT', roles: '{authenticated}' },
      { policyname: 'pet_photos_delete_own', cmd: 'DELETE', roles: '{authenticated}' },
      { policyname: 'pet_photos_insert_own', cmd: 'INSERT', roles: '{authenticated}' },
      { policyname: 'pet_photos_select_own', cmd: 'SELECT', roles: '{authenticated}' },
      { policyname: 'triage_media_delete_own', cmd: 'DELETE', roles: '{authenticated}' },
      { policyname: 'triage_media_insert_own', cmd: 'INSERT', roles: '{authenticated}' },
      { policyname: 'triage_media_select_own', cmd: 'SELECT', roles: '{authenticated}' },
    ])
    const buckets = await ask(
      (fresh) => fresh`select id, public, file_size_limit::int as size from storage.buckets order by id`,
    )
    expect([...buckets]).toEqual([
      { id: 'pet-photos', public: false, size: 2_097_152 },
      { id: 'triage-media', public: false, size: 10_485_760 },
    ])
  })

  test('lets an owner reach the own folder of the media and no other [R-DATA-018]', async () => {
    const [ada, eve] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000e']
    await ask(async (fresh) => {
      await fresh.unsafe(`
        create schema storage;
        create table storage.buckets (id text primary key, name text, public boolean, file_size_limit bigint, allowed_mime_types text[]);
        create table storage.objects (id uuid primary key default gen_random_uuid(), bucket_id text, name text);
        alter table storage.objects enable row level security;
        create function storage.foldername(name text) returns text[] language sql as
          $$ select (string_to_array(name, '/'))[1:cardinality(string_to_array(name, '/')) - 1] $$;`)
    })
    await prepareDatabase(url)
    await ask(async (fresh) => {
      await fresh.unsafe(
        `grant usage on schema storage to authenticated, anon; grant all on storage.objects to authenticated, anon`,
      )
      const as = <T>(role: string, user: string, work: (t: postgres.TransactionSql) => Promise<T>) =>
        fresh.begin(async (t) => {
          await t`select set_config('role', ${role}, true), set_config('request.jwt.claim.sub', ${user}, true)`
          return work(t)
        })
      const put = (user: string, name: string) =>
        as(
          'authenticated',
          user,
          (t) => t`insert into storage.objects (bucket_id, name) values ('triage-media', ${name})`,
        )
      // a token may outlive its account
      await expect(put(ada, `${ada}/photo.jpg`)).rejects.toThrow(/row-level security/)
      await fresh`insert into auth.users (id, email, raw_app_meta_data)
        select id::uuid, id || '@example.org', '{"created_by_admin": "true"}' from unnest(${[ada, eve]}::text[]) as id`
      await put(ada, `${ada}/photo.jpg`)
      await expect(put(eve, `${ada}/planted.jpg`)).rejects.toThrow(/row-level security/)
      const seen = (role: string, user: string) => as(role, user, (t) => t`select name from storage.objects`)
      expect(await seen('authenticated', ada)).toHaveLength(1)
      expect(await seen('authenticated', eve)).toHaveLength(0)
      expect(await seen('anon', '')).toHaveLength(0)
    })
  })
})

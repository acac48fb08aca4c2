import { randomUUID } from 'node:crypto'

import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { meetPeople, type Owner, type People } from './people.ts'

type Answer = {
  readonly data: unknown
  readonly error: { readonly code: string } | null
  readonly count?: number | null
}

let people: People
let ada: Owner
let eve: Owner
/** A row of Ada's in each table that owners reach, by its id. */
const rowOfAda: Record<string, string> = {}

const ownedTables = ['user_profiles', 'pet_profiles', 'triage_sessions'] as const
const serviceTables = [
  'beta_invite_codes',
  'beta_invite_attempts',
  'contact_messages',
  'deletion_requests',
  'cancellation_requests',
  'assessment_requests',
  'assessment_jobs',
] as const

/** How to aim at every row of a table, and a change that would leave a trace. */
const aim: Record<
  (typeof ownedTables | typeof serviceTables)[number],
  { column: string; nobody: string; change: object }
> = {
  user_profiles: { column: 'id', nobody: randomUUID(), change: { full_name: 'changed' } },
  pet_profiles: { column: 'id', nobody: randomUUID(), change: { name: 'changed' } },
  triage_sessions: { column: 'id', nobody: randomUUID(), change: { pet_name: 'changed' } },
  beta_invite_codes: { column: 'code', nobody: '', change: { label: 'changed' } },
  beta_invite_attempts: { column: 'client_key', nobody: '', change: { client_key: 'changed' } },
  contact_messages: { column: 'id', nobody: randomUUID(), change: { status: 'closed' } },
  deletion_requests: { column: 'id', nobody: randomUUID(), change: { status: 'rejected' } },
  cancellation_requests: { column: 'id', nobody: randomUUID(), change: { status: 'rejected' } },
  assessment_requests: { column: 'idempotency_key', nobody: '', change: { status: 'error' } },
  assessment_jobs: { column: 'id', nobody: randomUUID(), change: { status: 'error' } },
}

const ownerColumn = (table: string): string => (table === 'user_profiles' ? 'id' : 'user_id')

const idOf = async (query: PromiseLike<{ data: unknown; error: unknown }>): Promise<string> => {
  const { data, error } = await query
  if (error !== null || typeof data !== 'object' || data === null || !('id' in data))
    throw new Error('no row was made')
  return String(data.id)
}

const makeServiceRows = async (service: SupabaseClient): Promise<void> => {
  const key = randomUUID()
  const made = [
    service
      .from('contact_messages')
      .insert({ name: 'Ann', email: 'ann@example.org', subject: 'general', message: 'Hello' }),
    service.from('deletion_requests').insert({
      reference: `DEL-${key}`,
      requester_email: 'a@example.org',
      account_email: 'a@example.org',
      relationship: 'self',
      verification_details: 'born 1980',
    }),
    service.from('cancellation_requests').insert({
      reference: `CAN-${key}`,
      account_email: 'a@example.org',
      plan: 'pawlight-core',
      reason: 'cost',
    }),
    service
      .from('assessment_requests')
      .insert({ idempotency_key: key, request_hash: 'hash', request_id: key }),
    service.from('assessment_jobs').insert({ token_hash: 'hash', request: { pet: { name: 'Rex' } } }),
    service.from('beta_invite_attempts').insert({ client_key: 'someone', ok: true }),
  ]
  for (const { error } of await Promise.all(made)) if (error !== null) throw new Error(error.message)
}

beforeAll(async () => {
  people = await meetPeople()
  ;[ada, eve] = await Promise.all([people.owner('Ada Owner'), people.owner('Eve Stranger')])
  const pet = ada.client
    .from('pet_profiles')
    .insert({ user_id: ada.id, name: 'Rex', species: 'dog', allergies: ['eggs'] })
  const session = ada.client
    .from('triage_sessions')
    .insert({ user_id: ada.id, pet_name: 'Rex', symptoms: ['vomiting'] })
  rowOfAda['user_profiles'] = ada.id
  rowOfAda['pet_profiles'] = await idOf(pet.select('id').single())
  rowOfAda['triage_sessions'] = await idOf(session.select('id').single())
  await makeServiceRows(people.service())
})
afterAll(() => people.leave())

/** Everything stored in a table, to compare before and after an attempt. */
const everything = async (table: string): Promise<string> => {
  const [row] = await people.sql<{ all: string }[]>`
    select coalesce(string_agg(t::text, '|' order by t::text), '') as all from ${people.sql('public.' + table)} t`
  return row?.all ?? ''
}

const sees = ({ data, error, count }: Answer): number =>
  error === null ? (count ?? (Array.isArray(data) ? data.length : 1)) : 0

const others = { 'a visitor': () => people.visitor(), 'another owner': () => eve.client }

describe.each(Object.keys(others) as (keyof typeof others)[])('%s', (who) => {
  describe.each([...ownedTables, ...serviceTables])('and %s', (table) => {
    test('reads, lists and counts no row of anyone else [R-DATA-001] [R-DATA-002] [R-DATA-005] [R-DATA-009]', async () => {
      const client = others[who]()
      const ownToo = who === 'another owner' && table === 'user_profiles' ? 1 : 0
      expect((await people.sql`select 1 from ${people.sql('public.' + table)} limit 1`).length).toBe(1)
      expect(sees(await client.from(table).select('*'))).toBe(ownToo)
      expect(sees(await client.from(table).select('*', { count: 'exact', head: true }))).toBe(ownToo)
      expect(sees(await client.from(table).select('*').limit(1000).range(0, 999))).toBe(ownToo)
    })

    test('changes and removes nothing', async () => {
      const client = others[who]()
      const before = await everything(table)
      const { column, nobody, change } = aim[table]
      // an owner may change the own profile, so only the rows of others are aimed at
      const spare = who === 'another owner' && table === 'user_profiles' ? eve.id : nobody
      const changed = await client.from(table).update(change).neq(column, spare).select()
      expect(changed.data ?? []).toEqual([])
      expect([null, '42501']).toContain(changed.error?.code ?? null)
      const removed = await client.from(table).delete().neq(column, spare).select()
      expect(removed.error?.code).toBe('42501')
      expect(await everything(table)).toBe(before)
    })
  })

  test.each(ownedTables)(
    'finds no row of %s by its id or its owner [R-DATA-002] [R-DATA-005]',
    async (table) => {
      const client = others[who]()
      const one = await client.from(table).select('*').eq('id', rowOfAda[table]).single()
      expect(one.data).toBeNull()
      expect(one.error?.code).toBe(who === 'a visitor' ? '42501' : 'PGRST116')
      expect(sees(await client.from(table).select('*').eq(ownerColumn(table), ada.id))).toBe(0)
    },
  )

  test.each<[string, () => Record<string, unknown>]>([
    ['user_profiles', () => ({ id: ada.id, full_name: 'Mallory' })],
    ['pet_profiles', () => ({ user_id: ada.id, name: 'Planted', species: 'cat' })],
    ['triage_sessions', () => ({ user_id: ada.id, pet_name: 'Planted' })],
    ['contact_messages', () => ({ name: 'M', email: 'm@example.org', subject: 'general', message: 'spam' })],
    ['beta_invite_codes', () => ({ code: '424242' })],
    [
      'assessment_requests',
      () => ({ idempotency_key: randomUUID(), request_hash: 'h', request_id: randomUUID() }),
    ],
    ['assessment_jobs', () => ({ token_hash: 'h' })],
    ['beta_invite_attempts', () => ({ client_key: 'x', ok: true })],
  ])("plants nothing in another's name in %s [R-SEC-008]", async (table, row) => {
    const client = others[who]()
    const before = await everything(table)
    expect((await client.from(table).insert(row())).error?.code).toBe('42501')
    const { error } = await client
      .from(table)
      .upsert({ ...row(), ...(rowOfAda[table] ? { id: rowOfAda[table] } : {}) })
    expect(error?.code).toBe('42501')
    expect(await everything(table)).toBe(before)
  })

  test('finds no way into the other schemas', async () => {
    const client = others[who]()
    for (const [schema, relation] of [
      ['auth', 'users'],
      ['auth', 'sessions'],
      ['private', 'waitlist_entries'],
      ['private', 'app_settings'],
      ['supabase_migrations', 'schema_migrations'],
      ['storage', 'objects'],
      ['pg_catalog', 'pg_authid'],
    ] as const) {
      const { data, error } = await client.schema(schema).from(relation).select('*')
      expect([relation, data, error === null]).toEqual([relation, null, false])
    }
    for (const [schema, name] of [
      ['private', 'take_invite_code'],
      ['pg_catalog', 'set_config'],
      ['public', 'create_invite_codes'],
      ['public', 'run_maintenance'],
    ] as const) {
      const { error } = await client.schema(schema).rpc(name, {})
      expect([name, error === null]).toEqual([name, false])
    }
    expect((await client.rpc('create_invite_codes', { p_count: 5 })).error?.code).toBe('42501')
    expect((await client.rpc('run_maintenance', { p_dry_run: false })).error?.code).toBe('42501')
  })
})

describe('an owner', () => {
  test('reads, adds and changes own rows [R-DATA-001] [R-DATA-002] [R-DATA-005]', async () => {
    const { data } = await ada.client
      .from('pet_profiles')
      .select('id, name')
      .eq('user_id', ada.id)
      .eq('name', 'Rex')
    expect(data).toEqual([{ id: rowOfAda['pet_profiles'], name: 'Rex' }])
    const change = await ada.client
      .from('pet_profiles')
      .update({ breed: 'Beagle' })
      .eq('id', rowOfAda['pet_profiles'])
      .select('breed')
    expect(change.data).toEqual([{ breed: 'Beagle' }])
    const session = await ada.client
      .from('triage_sessions')
      .select('*')
      .eq('id', rowOfAda['triage_sessions'])
      .single()
    expect(session.data).toMatchObject({ user_email: ada.email, pet_name: 'Rex' })
  })

  test.each(ownedTables)('deletes nothing from %s [R-DATA-002]', async (table) => {
    const before = await everything(table)
    const { error } = await ada.client.from(table).delete().eq('id', rowOfAda[table]).select()
    expect(error?.code).toBe('42501')
    expect(await everything(table)).toBe(before)
  })

  test.each(['pet_profiles', 'triage_sessions'])('gives no row of %s away [R-SEC-008]', async (table) => {
    const before = await everything(table)
    const { error } = await ada.client.from(table).update({ user_id: eve.id }).eq('id', rowOfAda[table])
    expect(error?.code).toBe('42501')
    expect(await everything(table)).toBe(before)
  })

  test.each([
    ['user_profiles', { is_beta_user: true }],
    ['user_profiles', { id: randomUUID() }],
    ['user_profiles', { email: 'somebody@example.org' }],
    ['user_profiles', { created_at: '2001-01-01T00:00:00Z' }],
    ['pet_profiles', { id: randomUUID() }],
    ['pet_profiles', { created_at: '2001-01-01T00:00:00Z' }],
    ['triage_sessions', { id: randomUUID() }],
    ['triage_sessions', { created_at: '2001-01-01T00:00:00Z' }],
    ['triage_sessions', { user_email: 'somebody@example.org' }],
  ])('cannot change what %s decides itself: %o [R-DATA-001]', async (table, change) => {
    const mia = await people.owner('Mia')
    await people.sql`update public.user_profiles set is_beta_user = false where id = ${mia.id}`
    const id =
      table === 'user_profiles'
        ? mia.id
        : await idOf(
            mia.client
              .from(table)
              .insert(
                table === 'pet_profiles'
                  ? { user_id: mia.id, name: 'Pip', species: 'cat' }
                  : { user_id: mia.id },
              )
              .select('id')
              .single(),
          )
    const read = async () => people.sql`
      select to_jsonb(t) - 'updated_at' as row from ${people.sql('public.' + table)} t where id = ${id}`
    const before = await read()
    await mia.client.from(table).update(change).eq('id', id)
    expect(await read()).toEqual(before)
  })

  test('cannot raise the own beta flag by saving the profile as sign-up does [R-DATA-001]', async () => {
    const mia = await people.owner('Mia')
    await people.sql`update public.user_profiles set is_beta_user = false where id = ${mia.id}`
    const saved = {
      id: mia.id,
      email: 'x@example.org',
      full_name: 'Mia New',
      phone: null,
      is_beta_user: true,
    }
    expect((await mia.client.from('user_profiles').upsert(saved, { onConflict: 'id' })).error).toBeNull()
    const [row] =
      await people.sql`select email, full_name, is_beta_user from public.user_profiles where id = ${mia.id}`
    expect(row).toEqual({ email: mia.email, full_name: 'Mia New', is_beta_user: false })
  })

  test('cannot begin with a beta flag or a past of its own choosing [R-DATA-001]', async () => {
    const mia = await people.owner('Mia')
    await people.sql`update public.beta_invite_codes set claimed_by = null where claimed_by = ${mia.id}`
    await people.sql`delete from public.user_profiles where id = ${mia.id}`
    const wish = {
      id: mia.id,
      email: 'x@example.org',
      is_beta_user: true,
      created_at: '2001-01-01T00:00:00Z',
    }
    const { data } = await mia.client
      .from('user_profiles')
      .insert(wish)
      .select()
      .single<Record<string, unknown>>()
    expect(data).toMatchObject({ is_beta_user: false, email: mia.email })
    expect(String(data?.['created_at'])).not.toContain('2001')
  })

  test("does not attach another owner's pet to a session [R-DATA-005]", async () => {
    const { data } = await eve.client
      .from('triage_sessions')
      .insert({ user_id: eve.id, pet_profile_id: rowOfAda['pet_profiles'] })
      .select('pet_profile_id')
      .single()
    expect(data).toEqual({ pet_profile_id: null })
  })
})

describe('the service', () => {
  test.each(serviceTables)(
    'reaches %s [R-DATA-013] [R-DATA-014] [R-DATA-015] [R-DATA-016] [R-DATA-017]',
    async (table) => {
      expect(sees(await people.service().from(table).select('*').limit(1))).toBe(1)
    },
  )

  test('keeps the stated dates of a deletion request [R-DATA-014]', async () => {
    const { data } = await people
      .service()
      .from('deletion_requests')
      .insert({
        reference: `DEL-${randomUUID().slice(0, 8)}`,
        requester_email: 'ann@example.org',
        account_email: 'ann@example.org',
        relationship: 'self',
        verification_details: 'Rex',
      })
      .select('*')
      .single<Record<string, string>>()
    const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
    expect(days(data?.['created_at'] ?? '', data?.['due_at'] ?? '')).toBe(30)
    expect(days(data?.['created_at'] ?? '', data?.['backups_purge_at'] ?? '')).toBe(90)
  })
})

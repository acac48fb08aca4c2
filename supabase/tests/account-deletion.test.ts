import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseUrl } from '#local/tests/own-database.ts'
import { createDeletions, termsOf } from '#service/providers/deletions/deletions.ts'
import type { DeletionStore, KeptRecord } from '#service/providers/deletions/deletion-store.ts'
import { createPostgresDeletionStore } from '#service/providers/deletions/postgres-deletion-store.ts'
import { createSupabaseDeletionStore } from '#service/providers/deletions/supabase-deletion-store.ts'
import { meetPeople, type Owner, type People } from './people.ts'
import { sharedServiceSide } from './service-side.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const TERMS = termsOf(NOW)

const sql = postgres(databaseUrl, { max: 4, onnotice: () => undefined })
const serviceClient = sharedServiceSide()
let people: People

beforeAll(async () => {
  people = await meetPeople()
})
afterAll(async () => {
  await people.leave()
  await sql.end()
})

const newReference = () => `DEL-${randomUUID().slice(0, 6).toUpperCase()}`

/** Somebody who left something in every place there is. */
const settledOwner = async (): Promise<Owner> => {
  const owner = await people.owner()
  const { id, email, client } = owner
  const pets = await client.from('pet_profiles').insert([
    { user_id: id, name: 'Rex', species: 'dog' },
    { user_id: id, name: 'Mim', species: 'cat' },
  ])
  expect(pets.error).toBeNull()
  expect((await client.from('triage_sessions').insert({ user_id: id, pet_name: 'Rex' })).error).toBeNull()
  const [file] = await sql<{ id: string }[]>`
    insert into storage.objects (bucket_id, name, owner, owner_id)
    values ('pet-photos', ${`${id}/rex.jpg`}, ${id}, ${id}) returning id`
  await sql`insert into storage.contents (object_id, bytes) values (${file?.id ?? ''}, '\\x00')`
  await sql`insert into public.beta_waitlist (email, name) values (${email}, 'Ada Owner')`
  await sql`insert into public.contact_messages (name, email, subject, message)
            values ('Ada', ${email.toUpperCase()}, 'general', 'Hello')`
  await sql`insert into public.cancellation_requests
              (reference, account_email, account_id, user_id, plan, reason, details, phone, requester_name)
            values (${`CAN-${randomUUID().slice(0, 6)}`}, ${email}, ${id}, ${id}, 'Pawlight Core', 'Too expensive',
                    'My boss pays', '555 0100', 'Ada Owner')`
  return owner
}

const request = async (email: string, changes: Readonly<Record<string, string | null>> = {}) => {
  const reference = newReference()
  const row = {
    reference,
    requester_name: 'Ada Owner',
    requester_email: email,
    account_email: email,
    relationship: 'self',
    phone: '555 0100',
    verification_details: 'Rex',
    additional_notes: 'Please hurry',
    ...changes,
  }
  await sql`insert into public.deletion_requests ${sql(row)}`
  return reference
}

/** Every row of ours, as text, that still names the person or the account. */
const traces = async ({ id, email }: Owner): Promise<readonly string[]> => {
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private', 'auth', 'storage') and c.relkind = 'r'`
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await sql.unsafe<{ row: string }[]>(
      `select t::text as row from ${name} t where t::text ilike $1 or t::text ilike $2`,
      [`%${id}%`, `%${email}%`],
    )
    found.push(...rows.map(({ row }) => `${name}: ${row}`))
  }
  return found
}

const requestRow = async (reference: string) => {
  const [row] = await sql`select * from public.deletion_requests where reference = ${reference}`
  return row
}

const recordOf = (outcome: object): KeptRecord => {
  if (!('record' in outcome) || outcome.record === null) throw new Error('there is no record')
  // every outcome that has a record has one of this type
  return outcome.record as KeptRecord
}

const stores: readonly (readonly [string, () => DeletionStore])[] = [
  ['on Postgres', () => createPostgresDeletionStore(sql)],
  ['over the Supabase API', () => createSupabaseDeletionStore(serviceClient())],
]

describe.each(stores)('deletion %s', (_name, makeStore) => {
  test('a verified request leaves nothing of the account but what the record says [R-DATA-014]', async () => {
    const store = makeStore()
    const owner = await settledOwner()
    const neighbor = await settledOwner()
    const reference = await request(owner.email)
    const again = await request(owner.email.toUpperCase())
    expect(await store.verify(reference, 'Kim')).toBe('verified')
    const outcome = await store.carryOut(reference, null, TERMS)
    expect(outcome).toMatchObject({
      outcome: 'deleted',
      tell: owner.email,
      record: {
        reference,
        verifiedBy: 'Kim',
        deleted: {
          accounts: 1,
          profiles: 1,
          pets: 2,
          assessments: 1,
          files: 1,
          waitlistEntries: 1,
          inviteLinks: 1,
          messages: 1,
        },
        kept: [
          { kind: 'billing', count: 1, until: '2033-03-01T12:00:00.000Z' },
          { kind: 'securityLogs', count: 2, until: '2028-03-01T12:00:00.000Z' },
          { kind: 'assessmentAnswers', until: '2026-03-03T12:00:00.000Z' },
          { kind: 'record', until: '2029-03-01T12:00:00.000Z' },
        ],
      },
    })
    expect(recordOf(outcome).deleted.signIns).toBeGreaterThanOrEqual(1)
    expect(new Date(recordOf(outcome).backupsPurgeAt)).toEqual(new Date('2026-05-30T12:00:00Z'))
    await store.finish(reference)

    const left = await traces(owner)
    expect(new Set(left.map((trace) => trace.split(':')[0]))).toEqual(
      new Set(['public.cancellation_requests', 'auth.audit_log_entries']),
    )
    expect(left.join('')).not.toMatch(/0100|boss|Owner|expensive/)
    expect((await traces(neighbor)).length).toBeGreaterThan(8)
    for (const each of [reference, again]) {
      expect(await requestRow(each)).toMatchObject({
        status: 'completed',
        requester_name: null,
        requester_email: 'removed',
        account_email: 'removed',
        phone: null,
        verification_details: 'removed',
        additional_notes: null,
        verified_by: 'Kim',
        answered_by: reference,
      })
    }
    expect(await store.carryOut(again, null, TERMS)).toMatchObject({
      outcome: 'already',
      record: { reference },
    })
  })

  test('a request nobody has verified changes nothing', async () => {
    const store = makeStore()
    const owner = await settledOwner()
    const reference = await request(owner.email)
    const before = await traces(owner)
    expect(await store.carryOut(reference, null, TERMS)).toEqual({ outcome: 'unverified' })
    expect(await store.carryOut('DEL-NOBODY', 'Kim', TERMS)).toEqual({ outcome: 'unknown' })
    expect(await store.reject(reference, 'The proof does not fit')).toBe('judged')
    expect(await store.carryOut(reference, 'Kim', TERMS)).toEqual({ outcome: 'rejected' })
    expect(await store.verify(reference, 'Kim')).toBe('rejected')
    const after = await traces(owner)
    expect(after).toHaveLength(before.length)
    expect(await requestRow(reference)).toMatchObject({ rejected_because: 'The proof does not fit' })
  })

  test('showing a request tells whether its proof fits and what would go', async () => {
    const store = makeStore()
    const owner = await settledOwner()
    const fits = await request(owner.email, { verification_details: 'my dog REX' })
    const wrong = await request(owner.email, { verification_details: 'Bella' })
    const nobody = await request(`${randomUUID()}@example.org`)
    expect(await store.show(fits)).toMatchObject({
      hasAccount: true,
      namesOwnPet: true,
      namesOwnAssessment: false,
      wouldDelete: { accounts: 1, pets: 2, files: 1 },
      wouldKeep: { billing: 1, securityLogs: 2 },
      record: null,
    })
    expect(await store.show(wrong)).toMatchObject({ hasAccount: true, namesOwnPet: false })
    expect(await store.show(nobody)).toMatchObject({ hasAccount: false, wouldDelete: { accounts: 0 } })
    expect(await store.show('DEL-NOBODY')).toEqual({ outcome: 'unknown' })
  })

  test('the own account goes with the open requests about it, once', async () => {
    const store = makeStore()
    const owner = await settledOwner()
    const sent = await request(owner.email)
    const own = { userId: owner.id, dueAt: NOW, ...TERMS }
    expect(await store.deleteOwn({ ...own, reference: sent })).toEqual({ outcome: 'taken' })
    const reference = newReference()
    expect(await store.deleteOwn({ ...own, reference })).toMatchObject({
      outcome: 'deleted',
      record: { reference, deleted: { accounts: 1, pets: 2 } },
    })
    expect(await requestRow(sent)).toMatchObject({ status: 'completed', answered_by: reference })
    expect(await store.deleteOwn({ ...own, reference: newReference() })).toEqual({ outcome: 'unknown' })
  })

  test('what was interrupted after the database is taken up again', async () => {
    const store = makeStore()
    const owner = await settledOwner()
    const reference = await request(owner.email)
    const forgotten: string[] = []
    let isDown = true
    const deletions = createDeletions({
      store,
      forgetMails: (address) => {
        if (isDown) return Promise.reject(new Error('no disk'))
        forgotten.push(address)
        return Promise.resolve()
      },
      now: () => NOW,
      onUnfinished: () => undefined,
    })
    expect(await deletions.carryOut(reference, 'Kim')).toMatchObject({ outcome: 'deleted' })
    expect((await store.unfinished()).map((record) => record.reference)).toContain(reference)
    isDown = false
    expect(await deletions.resume()).toContain(reference)
    expect(forgotten).toContain(owner.email)
    expect(await deletions.resume()).not.toContain(reference)
    expect(await deletions.carryOut(reference, null)).toMatchObject({
      outcome: 'already',
      record: { pending: null },
    })
  })
})

describe('the database', () => {
  test('deletes once when two carry the same request out at once', async () => {
    const store = createPostgresDeletionStore(sql)
    const owner = await settledOwner()
    const reference = await request(owner.email)
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map(() => store.carryOut(reference, 'Kim', TERMS).then(({ outcome }) => outcome)),
    )
    expect(outcomes.sort()).toEqual(['already', 'already', 'already', 'deleted'])
  })

  test('deletes an account once when its owner asks twice at once', async () => {
    const store = createPostgresDeletionStore(sql)
    const { id: userId } = await settledOwner()
    const outcomes = await Promise.all(
      [1, 2, 3].map(() =>
        store
          .deleteOwn({ userId, reference: newReference(), dueAt: NOW, ...TERMS })
          .then(({ outcome }) => outcome),
      ),
    )
    expect(outcomes.sort()).toEqual(['deleted', 'unknown', 'unknown'])
  })

  test('names the folders to be emptied where files lie outside of it', async () => {
    const owner = await settledOwner()
    const reference = await request(owner.email)
    const undone = new Error('all of this is undone')
    const pending: unknown[] = []
    const hosted = sql.begin(async (transaction) => {
      await transaction`alter table storage.contents rename to kept_elsewhere`
      const [row] = await transaction<{ answer: { record: { pending: unknown } } }[]>`
        select public.carry_out_deletion(${reference}, 'Kim', '[]', now()) as answer`
      pending.push(row?.answer.record.pending)
      throw undone
    })
    await expect(hosted).rejects.toBe(undone)
    expect(pending).toEqual([{ folders: [owner.id], address: owner.email }])
  })

  test('keeps everything when a part of it fails', async () => {
    const store = createPostgresDeletionStore(sql)
    const owner = await settledOwner()
    const reference = await request(owner.email)
    const before = await traces(owner)
    // the last step of the transaction meets a record that bears the reference already
    await sql`insert into public.deletion_records
        (reference, verified_by, verified_at, deleted, kept, backups_purge_at, finished_at)
      values (${reference}, 'Kim', now(), '{}', '[]', now(), now())`
    await expect(store.carryOut(reference, 'Kim', TERMS)).rejects.toThrow(/duplicate key/)
    expect(await traces(owner)).toEqual(before)
  })

  test('has no way for a stranger or an owner to delete or to look [R-SEC-008]', async () => {
    const [owner, stranger] = [await settledOwner(), await people.owner()]
    const reference = await request(owner.email)
    const before = await traces(owner)
    const own = {
      p_user_id: owner.id,
      p_reference: newReference(),
      p_due_at: NOW.toISOString(),
      p_kept: '[]',
      p_backups_purge_at: NOW.toISOString(),
    }
    const carry = {
      p_reference: reference,
      p_verified_by: 'me',
      p_kept: '[]',
      p_backups_purge_at: NOW.toISOString(),
    }
    for (const client of [stranger.client, owner.client, people.visitor()]) {
      for (const [name, args] of [
        ['delete_own_account', own],
        ['carry_out_deletion', carry],
        ['show_deletion_request', { p_reference: reference }],
        ['judge_deletion_request', { p_reference: reference, p_verified_by: 'me', p_rejected_because: null }],
        ['finish_deletion', { p_reference: reference }],
        ['unfinished_deletions', {}],
      ] as const) {
        expect([name, (await client.rpc(name, args)).error?.code]).toEqual([name, '42501'])
      }
      expect((await client.from('deletion_records').select('*')).data ?? []).toEqual([])
      expect((await client.from('deletion_records').delete().neq('reference', '')).error).not.toBeNull()
    }
    expect(await traces(owner)).toEqual(before)
  })

  test('lets a token that outlived its account write nothing', async () => {
    const owner = await settledOwner()
    await createPostgresDeletionStore(sql).deleteOwn({
      userId: owner.id,
      reference: newReference(),
      dueAt: NOW,
      ...TERMS,
    })
    const { client, id } = owner
    expect((await client.from('pet_profiles').select('*')).data).toEqual([])
    expect(
      (await client.from('pet_profiles').insert({ user_id: id, name: 'Rex', species: 'dog' })).error,
    ).not.toBeNull()
    expect((await client.from('user_profiles').upsert({ id, full_name: 'Back' })).error).not.toBeNull()
    expect((await client.auth.refreshSession()).error).not.toBeNull()
    expect((await client.auth.signInWithPassword(owner)).error).not.toBeNull()
  })
})

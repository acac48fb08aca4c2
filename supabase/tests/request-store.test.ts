import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseUrl } from '#local/tests/own-database.ts'
import { forge } from '#local/tests/forged-token.ts'
import { createOwnAccountReader } from '#local/gateway/auth/account-reader.ts'
import { createSupabaseAccountReader } from '#service/providers/accounts/account-reader.ts'
import { createPostgresRequestStore } from '#service/providers/requests/postgres-request-store.ts'
import type { RequestStore } from '#service/providers/requests/request-store.ts'
import { createSupabaseRequestStore } from '#service/providers/requests/supabase-request-store.ts'
import { JWT_SECRET, meetPeople, type Owner, type People } from './people.ts'
import { sharedServiceSide } from './service-side.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

const sql = postgres(databaseUrl, { max: 4, onnotice: () => undefined })
const serviceClient = sharedServiceSide()
let people: People
let owner: Owner

beforeAll(async () => {
  people = await meetPeople()
  owner = await people.owner()
})

afterAll(async () => {
  await people.leave()
  await sql.end()
})

const stores: readonly (readonly [string, () => RequestStore])[] = [
  ['on Postgres', () => createPostgresRequestStore(sql)],
  ['over the Supabase API', () => createSupabaseRequestStore(serviceClient())],
]

const aCancellation = () => ({
  reference: `CAN-${randomUUID().slice(0, 8)}`,
  accountEmail: owner.email,
  accountId: owner.id,
  plan: 'Pawlight Core',
  reason: 'Other',
  details: null,
  phone: null,
  requesterName: 'Ada Owner',
  userId: owner.id,
  requestId: 'req_1',
  now: NOW,
})

const tokenOf = async ({ client }: Owner) => (await client.auth.getSession()).data.session?.access_token ?? ''

describe.each(stores)('the store of requests %s', (_name, makeStore) => {
  test('keeps a cancellation with its reference and its effect [R-DATA-015]', async () => {
    const request = aCancellation()
    expect(await makeStore().addCancellation(request)).toBe('added')
    const rows = await sql`select * from public.cancellation_requests where reference = ${request.reference}`
    expect([...rows]).toMatchObject([
      {
        account_email: owner.email,
        account_id: owner.id,
        user_id: owner.id,
        plan: 'Pawlight Core',
        reason: 'Other',
        details: null,
        status: 'received',
        effective_note: 'end_of_billing_cycle',
        created_at: NOW,
      },
    ])
  })

  test('keeps a deletion with its dates, for the service alone to read [R-DATA-014]', async () => {
    const reference = `DEL-${randomUUID().slice(0, 8)}`
    const request = {
      reference,
      requesterName: null,
      requesterEmail: owner.email,
      accountEmail: owner.email,
      relationship: 'self',
      phone: null,
      verificationDetails: 'Rex',
      authorizationNote: null,
      additionalNotes: null,
      requestId: 'req_4',
      now: NOW,
      dueAt: new Date('2026-03-31T12:00:00Z'),
      backupsPurgeAt: new Date('2026-05-30T12:00:00Z'),
    } as const
    expect(await makeStore().addDeletion(request)).toBe('added')
    expect(await makeStore().addDeletion(request)).toBe('taken')
    const rows = await sql`select * from public.deletion_requests where reference = ${reference}`
    expect([...rows]).toMatchObject([
      {
        account_email: owner.email,
        status: 'received',
        due_at: request.dueAt,
        backups_purge_at: request.backupsPurgeAt,
      },
    ])
    for (const client of [people.visitor(), owner.client])
      expect(
        (await client.from('deletion_requests').select('id').eq('reference', reference)).data ?? [],
      ).toEqual([])
  })

  test('keeps a contact message, for the service alone to read [R-DATA-013]', async () => {
    const id = randomUUID()
    await makeStore().addContactMessage({
      id,
      name: 'Ada Owner',
      email: owner.email,
      clinicName: 'Paws',
      phone: null,
      subject: 'feedback',
      message: 'Thank you',
      requestId: 'req_3',
      now: NOW,
    })
    const rows = await sql`select * from public.contact_messages where id = ${id}`
    expect([...rows]).toMatchObject([
      {
        name: 'Ada Owner',
        clinic_name: 'Paws',
        phone: null,
        subject: 'feedback',
        status: 'new',
        created_at: NOW,
      },
    ])
    for (const client of [people.visitor(), owner.client])
      expect((await client.from('contact_messages').select('id').eq('id', id)).data ?? []).toEqual([])
    expect((await people.service().from('contact_messages').select('id').eq('id', id)).data).toEqual([{ id }])
  })

  test('says when a reference is taken, and changes nothing', async () => {
    const request = aCancellation()
    await makeStore().addCancellation(request)
    expect(await makeStore().addCancellation({ ...request, plan: 'Pawlight Plus' })).toBe('taken')
    const rows =
      await sql`select plan from public.cancellation_requests where reference = ${request.reference}`
    expect([...rows]).toEqual([{ plan: 'Pawlight Core' }])
  })
})

test.each(['a visitor', 'the owner', 'the service'])('%s and the requests [R-DATA-015]', async (who) => {
  const client =
    who === 'a visitor' ? people.visitor() : who === 'the owner' ? owner.client : people.service()
  const request = { ...aCancellation(), requesterName: null }
  const { reference } = request
  await createPostgresRequestStore(sql).addCancellation(request)
  const { data } = await client.from('cancellation_requests').select('reference').eq('reference', reference)
  expect(data ?? []).toEqual(who === 'the service' ? [{ reference }] : [])
})

describe('a session token', () => {
  const readers = () =>
    [createOwnAccountReader(sql, JWT_SECRET), createSupabaseAccountReader(serviceClient())] as const

  test('names its holder', async () => {
    const [own, hosted] = readers()
    const token = await tokenOf(owner)
    expect(await own(token)).toEqual({ id: owner.id, email: owner.email })
    expect(await hosted(token)).toEqual({ id: owner.id, email: owner.email })
  })

  test('is refused when it is rubbish, and told apart when it is over', async () => {
    const [own, hosted] = readers()
    expect(await own('rubbish')).toBe('refused')
    expect(await hosted('rubbish')).toBe('refused')
    const tomorrow = createOwnAccountReader(sql, JWT_SECRET, () => Date.now() + 24 * 60 * 60 * 1000)
    expect(await tomorrow(await tokenOf(owner))).toBe('expired')
    const past = Math.floor(Date.now() / 1000) - 60
    const claims = { sub: owner.id, aud: 'authenticated', role: 'authenticated', exp: past }
    expect(await hosted(forge(claims, 'HS256', JWT_SECRET))).toBe('expired')
    expect(await hosted(forge({ ...claims, exp: past + 3600 }, 'HS256', 'another secret'))).toBe('refused')
  })
})

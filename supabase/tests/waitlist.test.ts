import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { meetPeople, type Owner, type People } from './people.ts'

type Joined = { readonly id: string; readonly referral_code: string; readonly position_in_queue: number }

let people: People
let eve: Owner
beforeAll(async () => {
  people = await meetPeople()
  eve = await people.owner('Eve Curious')
})
afterAll(() => people.leave())

const entry = (extra: Record<string, unknown> = {}) => ({
  email: `${randomUUID()}@example.org`,
  name: 'Mara Waiting',
  device_type: 'mobile',
  ...extra,
})

const join = async (row: Record<string, unknown> = entry()): Promise<Joined> => {
  const { data, error } = await people
    .visitor()
    .from('beta_waitlist')
    .insert(row)
    .select('id, referral_code, position_in_queue')
    .single<Joined>()
  if (error !== null) throw new Error(error.message)
  return data
}

describe('joining', () => {
  test('gives id, code and position and nothing else is needed [R-WAIT-022] [R-DATA-008]', async () => {
    const first = await join()
    expect(first.referral_code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/)
    const second = await join()
    expect(second.position_in_queue).toBe(first.position_in_queue + 1)
  })

  test('cleans address and name [R-WAIT-016]', async () => {
    const email = `${randomUUID()}@Example.ORG`
    const { id } = await join(entry({ email: `  ${email} `, name: '  Mara Waiting ' }))
    const [row] = await people.sql`select email, name from private.waitlist_entries where id = ${id}`
    expect(row).toEqual({ email: email.toLowerCase(), name: 'Mara Waiting' })
  })

  test('keeps every field of the form [R-WAIT-017] [R-WAIT-018]', async () => {
    const referrer = await join()
    const given = {
      pet_type: 'both',
      pet_name: 'Rex',
      referred_by: referrer.id,
      utm_source: 'news',
      utm_medium: 'mail',
      utm_campaign: 'spring',
      variant: '{"headline":"A"}',
      device_type: 'tablet',
    }
    const { id } = await join(entry(given))
    const { data } = await people.service().from('beta_waitlist').select('*').eq('id', id).single()
    expect(data).toMatchObject(given)
  })

  test('is refused a second time with the same address [R-DATA-008]', async () => {
    const row = entry()
    await join(row)
    const again = { ...row, email: row.email.toUpperCase() }
    const { error } = await people.visitor().from('beta_waitlist').insert(again)
    expect(error).toMatchObject({ code: '23505', message: 'This email is already on the waitlist.' })
  })

  test.each([
    [{ name: 'X' }, 'Name is required (at least 2 characters)'],
    [{ name: null }, 'Name is required (at least 2 characters)'],
    [{ email: 'nobody' }, 'Please enter a valid email'],
    [{ email: null }, 'Please enter a valid email'],
  ])('is refused with %o', async (fault, sentence) => {
    const { error } = await people.visitor().from('beta_waitlist').insert(entry(fault))
    expect(error?.message).toContain(sentence)
  })

  test.each([
    { pet_type: 'horse' },
    { device_type: 'watch' },
    { variant: 'x'.repeat(2001) },
    { pet_name: 'x'.repeat(101) },
  ])('is refused with a value outside of what is allowed: %o', async (fault) => {
    expect((await people.visitor().from('beta_waitlist').insert(entry(fault))).error).not.toBeNull()
  })

  test('by forty at once leaves no gap and no double position [R-DATA-008]', async () => {
    const joined = await Promise.all(Array.from({ length: 40 }, () => join()))
    const positions = joined.map((one) => one.position_in_queue).sort((a, b) => a - b)
    expect(positions).toEqual(Array.from({ length: 40 }, (_, n) => (positions[0] ?? 0) + n))
  })

  test('decides id, code and position itself', async () => {
    const wish = {
      id: randomUUID(),
      referral_code: 'AAAAAAAA',
      position_in_queue: 1,
      created_at: '2001-01-01T00:00:00Z',
    }
    const joined = await join(entry(wish))
    expect(joined.id).not.toBe(wish.id)
    expect(joined.referral_code).not.toBe(wish.referral_code)
    expect(joined.position_in_queue).not.toBe(1)
  })
})

describe.each(['a visitor', 'somebody signed in'])('%s', (who) => {
  const client = () => (who === 'a visitor' ? people.visitor() : eve.client)

  test('finds a referrer by code, with first name only [R-WAIT-023]', async () => {
    const { id, referral_code } = await join()
    const { data } = await client()
      .from('beta_waitlist')
      .select('id, name')
      .eq('referral_code', referral_code)
      .single()
    expect(data).toEqual({ id, name: 'Mara' })
  })

  test('gets PGRST116 for an unknown code', async () => {
    const { error } = await client()
      .from('beta_waitlist')
      .select('id, name')
      .eq('referral_code', 'ZZZZZZZZ')
      .single()
    expect(error?.code).toBe('PGRST116')
  })

  test('never sees what is private, however it asks [R-DATA-008]', async () => {
    const secret = entry({ name: 'Mara Secretname', pet_name: 'Hiddenpet', utm_source: 'hiddensource' })
    const { id, referral_code } = await join(secret)
    const table = () => client().from('beta_waitlist')
    const everything = await table().select('*').eq('id', id).single<Record<string, unknown>>()
    const shown = Object.entries(everything.data ?? {}).filter(([, value]) => value !== null)
    expect(Object.fromEntries(shown)).toEqual({
      id,
      name: 'Mara',
      referral_code,
      position_in_queue: expect.any(Number) as number,
    })
    expect((await table().select('email').eq('id', id).single()).data).toEqual({ email: null })
    const probes = [
      table().select('id').eq('email', secret.email),
      table()
        .select('id')
        .like('email', `${secret.email.slice(0, 8)}%`),
      table().select('id').eq('id', id).gt('email', ''),
      table().select('id').eq('id', id).not('email', 'is', null),
      table().select('id').eq('id', id).not('created_at', 'is', null),
      table().select('id').eq('id', id).like('name', '%Secretname%'),
      table().select('id').eq('pet_name', 'Hiddenpet'),
      table().select('id').eq('utm_source', 'hiddensource'),
      table().select('id').or(`email.eq.${secret.email},pet_name.eq.Hiddenpet`),
    ]
    for (const probe of probes) expect((await probe).data ?? []).toEqual([])
  })

  test('learns no order from hidden columns', async () => {
    const [late, early] = [
      await join(entry({ email: `zz-${randomUUID()}@example.org` })),
      await join(entry({ email: `aa-${randomUUID()}@example.org` })),
    ]
    const rows = await client()
      .from('beta_waitlist')
      .select('id')
      .in('id', [late.id, early.id])
      .order('email')
      .order('position_in_queue')
    expect(rows.data).toEqual([{ id: late.id }, { id: early.id }])
  })

  test('changes and removes no entry', async () => {
    const { id } = await join()
    const changed = await client().from('beta_waitlist').update({ name: 'Mallory' }).eq('id', id).select()
    expect(changed.error?.code).toBe('42501')
    const removed = await client().from('beta_waitlist').delete().eq('id', id).select()
    expect(removed.error?.code).toBe('42501')
    const again = await client()
      .from('beta_waitlist')
      .upsert({ ...entry(), id }, { onConflict: 'id' })
    expect(again.error).not.toBeNull()
    expect([...(await people.sql`select name from private.waitlist_entries where id = ${id}`)]).toEqual([
      { name: 'Mara Waiting' },
    ])
  })
})

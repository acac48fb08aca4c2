import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { meetPeople, type Owner, type People } from './people.ts'

let people: People
let owner: Owner
beforeAll(async () => {
  people = await meetPeople()
  owner = await people.owner()
})
afterAll(() => people.leave())

const pets = () => owner.client.from('pet_profiles')
const sessions = () => owner.client.from('triage_sessions')
const aPet = (extra: Record<string, unknown> = {}): Record<string, unknown> => ({
  user_id: owner.id,
  name: `Rex ${randomUUID().slice(0, 8)}`,
  species: 'dog',
  is_active: true,
  ...extra,
})

describe('a pet', () => {
  test('keeps every field of the form, and null where neutering is unknown [R-DATA-003] [R-PET-055] [R-PET-011]', async () => {
    const given = aPet({
      breed: 'Beagle',
      birthday: '2020-02-29',
      gender: 'female',
      is_neutered: null,
      weight_value: 25.4,
      weight_unit: 'kg',
      microchip_id: '985112003456789',
      photo_url: 'https://example.org/rex.jpg',
      medical_conditions: ['asthma', 'a "quoted", {braced} one'],
      allergies: [],
      current_medications: ['Apoquel 5.4 mg'],
    })
    const { data, error } = await pets().insert(given).select('*').single()
    expect(error).toBeNull()
    expect(data).toMatchObject(given)
  })

  test('may not share an active name with a sibling, in any spelling [R-DATA-003]', async () => {
    const { data } = await pets().insert(aPet()).select('name').single<{ name: string }>()
    const { error } = await pets().insert(aPet({ name: ` ${data?.name.toUpperCase()} ` }))
    expect(error?.code).toBe('23505')
    expect(error?.message).toMatch(/duplicate key.*unique/)
    const stranger = await people.owner()
    const elsewhere = await stranger.client
      .from('pet_profiles')
      .insert(aPet({ user_id: stranger.id, name: data?.name }))
    expect(elsewhere.error).toBeNull()
  })

  test('frees its name when it is hidden [R-DATA-003]', async () => {
    const pet = aPet()
    const first = await pets().insert(pet).select('id').single<{ id: string }>()
    await pets().update({ is_active: false, updated_at: new Date().toISOString() }).eq('id', first.data?.id)
    expect((await pets().insert(pet)).error).toBeNull()
    const back = await pets().update({ is_active: true }).eq('id', first.data?.id)
    expect(back.error?.code).toBe('23505')
  })

  test.each([
    { species: 'horse' },
    { species: null },
    { gender: 'unknown' },
    { weight_value: 0 },
    { weight_value: -1 },
    { weight_value: 'NaN' },
    { weight_value: 'Infinity' },
    { weight_unit: 'stone' },
    { birthday: '1800-01-01' },
    { birthday: 'infinity' },
    { name: '   ' },
    { name: 'x'.repeat(101) },
    { medical_conditions: Array.from({ length: 101 }, () => 'x') },
    { allergies: ['x'.repeat(501)] },
    { allergies: [null] },
  ])('is refused with %o [R-DATA-003]', async (fault) => {
    const before = await people.sql`select count(*) from public.pet_profiles`
    expect((await pets().insert(aPet(fault))).error).not.toBeNull()
    expect(await people.sql`select count(*) from public.pet_profiles`).toEqual(before)
  })

  test('stays the same row when it is changed', async () => {
    const { data: made } = await pets().insert(aPet()).select('*').single<Record<string, string>>()
    const { data: changed } = await pets()
      .update({ breed: 'Pug', updated_at: '2001-01-01T00:00:00Z' })
      .eq('id', made?.['id'])
      .select('*')
      .single<Record<string, string>>()
    expect(changed?.['created_at']).toBe(made?.['created_at'])
    expect(Date.parse(changed?.['updated_at'] ?? '')).toBeGreaterThanOrEqual(
      Date.parse(made?.['updated_at'] ?? ''),
    )
  })
})

describe('list columns', () => {
  const wrong = [true, false, 0, 1, 'text', {}, { a: 1 }, [[1, [2]]], [{}], '{', '{"a"', 1e308]

  test.each(
    ['medical_conditions', 'allergies', 'current_medications'].flatMap((column) =>
      wrong.map((value) => [column, JSON.stringify(value)] as const),
    ),
  )('%s survives %s, and so does everybody else', async (column, json) => {
    const value: unknown = JSON.parse(json)
    await pets().insert(aPet({ [column]: value }))
    const after = await pets().select('id').limit(1)
    expect(after.error).toBeNull()
    expect((await people.visitor().rpc('verify_beta_invite_code', { p_code: '000000' })).error).toBeNull()
  })
})

describe('a saved assessment', () => {
  const saved = (extra: Record<string, unknown> = {}) => ({
    id: randomUUID(),
    user_id: owner.id,
    pet_name: 'Rex',
    species: 'dog',
    breed: 'Beagle',
    age: 5.9,
    age_unit: 'years',
    symptoms: ['vomiting', 'lethargy'],
    symptom_notes: 'since this morning',
    follow_up_answers: { onset: 'hours_6_to_24', danger_signs: ['none'] },
    additional_notes: 'ate grass 🐾',
    assessment_raw: JSON.stringify({ assessment: { severity: 'normal_vet' } }),
    assessment_summary: { severity: 'normal_vet' },
    assessment_recommendations: '- see a vet',
    assessment_urgency: 'normal_vet',
    session_status: 'completed',
    treatment: { medications: [] },
    otc_med_rec: null,
    ...extra,
  })

  test('comes back as it was saved, with the address of the account [R-DATA-004] [R-DATA-007] [R-SEC-008]', async () => {
    const row = saved()
    expect((await sessions().insert({ ...row, user_email: 'forged@example.org' })).error).toBeNull()
    const { data } = await sessions().select('*').eq('id', row.id).single()
    expect(data).toMatchObject({ ...row, user_email: owner.email })
  })

  test('is updated first and inserted when there was none [R-DATA-006]', async () => {
    const row = saved()
    const update = () =>
      sessions()
        .update({ ...row, additional_notes: 'second' })
        .eq('id', row.id)
        .select('id')
    expect((await update()).data).toEqual([])
    expect((await sessions().insert(row).select('id').single()).data).toEqual({ id: row.id })
    expect((await update()).data).toEqual([{ id: row.id }])
    const stored = await people.sql`select additional_notes from public.triage_sessions where id = ${row.id}`
    expect([...stored]).toEqual([{ additional_notes: 'second' }])
  })

  test('is not overwritten by a stranger who knows its id [R-DATA-005]', async () => {
    const row = saved()
    await sessions().insert(row)
    const stranger = await people.owner()
    const forged = { ...row, user_id: stranger.id, pet_name: 'Mallory' }
    const table = stranger.client.from('triage_sessions')
    expect((await table.update(forged).eq('id', row.id).select('id')).data).toEqual([])
    expect((await stranger.client.from('triage_sessions').insert(forged)).error?.code).toBe('23505')
    expect((await stranger.client.from('triage_sessions').upsert(forged)).error?.code).toBe('42501')
    expect((await sessions().select('pet_name').eq('id', row.id).single()).data).toEqual({ pet_name: 'Rex' })
  })

  test.each([
    { assessment_urgency: 'fine' },
    { session_status: 'gone' },
    { species: 'horse' },
    { age: -1 },
    { age_unit: 'weeks' },
    { additional_notes: 'x'.repeat(2001) },
    { assessment_raw: 'x'.repeat(200_001) },
  ])('is refused with %o [R-DATA-004]', async (fault) => {
    expect((await sessions().insert(saved(fault))).error).not.toBeNull()
  })

  test('survives that its pet is gone', async () => {
    const { data: pet } = await pets().insert(aPet()).select('id').single<{ id: string }>()
    const row = saved({ pet_profile_id: pet?.id })
    await sessions().insert(row)
    await people.service().from('pet_profiles').delete().eq('id', pet?.id)
    expect((await sessions().select('pet_profile_id').eq('id', row.id).single()).data).toEqual({
      pet_profile_id: null,
    })
  })
})

describe('the daily maintenance', () => {
  test('removes what is over and keeps the rest [R-DATA-021]', async () => {
    const service = people.service()
    const [over, kept] = [randomUUID(), randomUUID()]
    await people.sql`
      insert into public.assessment_requests (idempotency_key, request_hash, request_id, expires_at)
      values (${over}, 'h', ${over}, now() - interval '1 minute'), (${kept}, 'h', ${kept}, now() + interval '1 hour')`
    const jobs = await people.sql<{ id: string }[]>`
      insert into public.assessment_jobs (token_hash, expires_at)
      values ('h', now() - interval '1 minute'), ('h', now() + interval '1 hour') returning id`
    const messages = await people.sql<{ id: string }[]>`
      insert into public.contact_messages (name, email, subject, message, status, handled_at, created_at) values
        ('A', 'a@example.org', 'general', 'old', 'closed', now() - interval '25 months', now() - interval '26 months'),
        ('A', 'a@example.org', 'general', 'open', 'new', null, now() - interval '26 months') returning id`

    const dry = await service.rpc('run_maintenance', { p_dry_run: true })
    expect(dry.error).toBeNull()
    expect(
      await people.sql`select 1 from public.assessment_requests where idempotency_key = ${over}`,
    ).toHaveLength(1)
    const real = await service.rpc('run_maintenance', { p_dry_run: false })
    expect(real.data).toEqual(dry.data)
    const left = (table: string, column: string, ids: readonly (string | undefined)[]) =>
      people.sql`select ${people.sql(column)} as id from ${people.sql('public.' + table)}
        where ${people.sql(column)}::text in ${people.sql(ids.map(String))}`
    expect([...(await left('assessment_requests', 'idempotency_key', [over, kept]))]).toEqual([{ id: kept }])
    for (const [table, rows] of [
      ['assessment_jobs', jobs],
      ['contact_messages', messages],
    ] as const) {
      const ids = rows.map(({ id }) => id)
      expect([...(await left(table, 'id', ids))]).toEqual([{ id: ids[1] }])
    }
  })
})

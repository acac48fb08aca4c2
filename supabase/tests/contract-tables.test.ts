import { randomUUID } from 'node:crypto'

import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openFront, type Front } from './through-gateway.ts'

let front: Front
let client: SupabaseClient
let visitor: SupabaseClient
let userId = ''
const petId = randomUUID()
const sessionId = randomUUID()

beforeAll(async () => {
  front = await openFront()
  client = front.browser()
  visitor = front.browser()
  const [email, password] = [`${randomUUID()}@example.org`, 'correct horse battery']
  const data = { full_name: 'Ada Owner', phone: null, invite_code: await front.freeCode() }
  await client.auth.signUp({ email, password, options: { data } })
  await front.openMailTo(email)
  userId = (await client.auth.signInWithPassword({ email, password })).data.user?.id ?? ''
  await client.from('pet_profiles').insert({ ...aPet('Rex'), id: petId })
  await client
    .from('triage_sessions')
    .insert({ id: sessionId, user_id: userId, assessment_urgency: 'er_urgent' })
})
afterAll(() => front.close())

const aPet = (name: string) => ({
  user_id: userId,
  name,
  species: 'dog',
  breed: 'Beagle',
  birthday: '2020-02-01',
  gender: 'male',
  is_neutered: null,
  weight_value: 25.4,
  weight_unit: 'lbs',
  medical_conditions: ['asthma'],
  allergies: [],
  current_medications: [],
  is_active: true,
})

type Call = () => PromiseLike<{
  readonly data: unknown
  readonly error: { readonly code: string } | null
  readonly status: number
}>

/** Every call of both product documents, as their pages write it: what is asked, and what comes back. */
const calls: readonly (readonly [string, Call, number, unknown])[] = [
  [
    'check an invite code [R-AUTH-031]',
    () => visitor.rpc('verify_beta_invite_code', { p_code: '000000' }),
    200,
    [{ is_valid: false, state: 'not_found' }],
  ],
  [
    'claim an invite code [R-AUTH-032]',
    () =>
      visitor.rpc('claim_beta_invite_code', {
        p_code: '000000',
        p_user_id: randomUUID(),
        p_email: 'a@example.org',
      }),
    200,
    false,
  ],
  [
    'save the profile',
    () =>
      client
        .from('user_profiles')
        .upsert(
          { id: userId, full_name: 'Ada New', phone: '5550100', updated_at: new Date().toISOString() },
          { onConflict: 'id' },
        )
        .select('full_name, phone')
        .single(),
    200,
    { full_name: 'Ada New', phone: '5550100' },
  ],
  [
    'read the beta flag [R-BETA-006]',
    () => client.from('user_profiles').select('is_beta_user').eq('id', userId).maybeSingle(),
    200,
    { is_beta_user: true },
  ],
  [
    'look a referrer up [R-WAIT-023]',
    () => visitor.from('beta_waitlist').select('id, name').eq('referral_code', 'ZZZZZZZZ').maybeSingle(),
    200,
    null,
  ],
  [
    'join the waitlist [R-WAIT-022]',
    () =>
      visitor
        .from('beta_waitlist')
        .insert({ email: `${randomUUID()}@example.org`, name: 'Mara Waiting', device_type: 'desktop' })
        .select('id, referral_code, position_in_queue')
        .single(),
    201,
    { id: expect.any(String), referral_code: expect.any(String), position_in_queue: expect.any(Number) },
  ],
  [
    'list the pets, newest first',
    () =>
      client
        .from('pet_profiles')
        .select('*')
        .eq('user_id', userId)
        .eq('is_active', true)
        .order('created_at', { ascending: false }),
    200,
    [
      expect.objectContaining({
        name: 'Rex',
        birthday: '2020-02-01',
        weight_value: 25.4,
        medical_conditions: ['asthma'],
      }),
    ],
  ],
  [
    'load one pet',
    () => client.from('pet_profiles').select('*').eq('id', petId).single(),
    200,
    expect.objectContaining({ id: petId, is_neutered: null, is_active: true }),
  ],
  [
    'change a pet',
    () =>
      client
        .from('pet_profiles')
        .update({
          breed: 'Pug',
          allergies: ['eggs'],
          microchip_id: '985',
          photo_url: null,
          updated_at: new Date().toISOString(),
        })
        .eq('id', petId)
        .select('breed, allergies')
        .single(),
    200,
    { breed: 'Pug', allergies: ['eggs'] },
  ],
  [
    'check that a name is free',
    () =>
      client
        .from('pet_profiles')
        .select('id')
        .eq('user_id', userId)
        .ilike('name', 'rex')
        .eq('is_active', true)
        .neq('id', petId),
    200,
    [],
  ],
  [
    'save an assessment that is there: update by id [R-DATA-006]',
    () =>
      client
        .from('triage_sessions')
        .update({
          user_id: userId,
          pet_profile_id: petId,
          symptoms: ['vomiting'],
          follow_up_answers: { onset: 'today', danger_signs: ['none'] },
          assessment_raw: '{"assessment":{}}',
          assessment_summary: { severity: 'er_urgent' },
          treatment: { homeCare: [] },
          otc_med_rec: null,
          session_status: 'completed',
        })
        .eq('id', sessionId)
        .select('id'),
    200,
    [{ id: sessionId }],
  ],
  [
    'save an assessment that is not there: no row comes back [R-DATA-006]',
    () =>
      client
        .from('triage_sessions')
        .update({ session_status: 'completed' })
        .eq('id', randomUUID())
        .select('id'),
    200,
    [],
  ],
  [
    'load a saved assessment [R-DATA-007]',
    () => client.from('triage_sessions').select('*').eq('id', sessionId).maybeSingle(),
    200,
    expect.objectContaining({
      symptoms: ['vomiting'],
      follow_up_answers: { onset: 'today', danger_signs: ['none'] },
      assessment_summary: { severity: 'er_urgent' },
      assessment_urgency: 'er_urgent',
      pet_profile_id: petId,
    }),
  ],
  [
    'list the history, newest first',
    () =>
      client
        .from('triage_sessions')
        .select('*')
        .eq('user_id', userId)
        .eq('session_status', 'completed')
        .order('created_at', { ascending: false }),
    200,
    [expect.objectContaining({ id: sessionId })],
  ],
  [
    'count the history without reading it',
    () => client.from('triage_sessions').select('id', { count: 'exact', head: true }).eq('user_id', userId),
    200,
    null,
  ],
]

describe('every call the pages make', () => {
  // one after the other, because they tell one story
  test.each(calls)('%s', async (_, call, status, data) => {
    const answer = await call()
    expect(answer.error).toBeNull()
    expect(answer.status).toBe(status)
    expect(answer.data).toEqual(data)
  })

  test('hide a pet and use its name again', async () => {
    const made = await client.from('pet_profiles').insert(aPet('Pip')).select('id').single<{ id: string }>()
    expect(made.status).toBe(201)
    const twice = await client.from('pet_profiles').insert(aPet('pip'))
    expect(twice).toMatchObject({ status: 409, error: { code: '23505' } })
    expect(twice.error?.message).toMatch(/duplicate key.*unique/)
    await client.from('pet_profiles').update({ is_active: false }).eq('id', made.data?.id)
    expect((await client.from('pet_profiles').insert(aPet('Pip'))).status).toBe(201)
  })
})

const refusals: readonly (readonly [string, Call, number, string])[] = [
  [
    'one row where there is none',
    () => client.from('pet_profiles').select('*').eq('id', randomUUID()).single(),
    406,
    'PGRST116',
  ],
  [
    'a column that is not there, read',
    () => client.from('triage_sessions').select('no_such_column'),
    400,
    '42703',
  ],
  [
    'a column that is not there, written',
    () => client.from('triage_sessions').insert({ user_id: userId, no_such_column: 1 }),
    400,
    'PGRST204',
  ],
  ['a table that is not there', () => client.from('no_such_table').select(), 404, 'PGRST205'],
  ['a function that is not there', () => client.rpc('no_such_function'), 404, 'PGRST202'],
  [
    "a row in somebody else's name [R-SEC-008]",
    () => client.from('triage_sessions').insert({ user_id: randomUUID() }),
    403,
    '42501',
  ],
  [
    'a value outside of what is allowed [R-DATA-003]',
    () => client.from('pet_profiles').insert({ ...aPet('Moo'), species: 'cow' }),
    400,
    '23514',
  ],
  [
    'a missing name',
    () => client.from('pet_profiles').insert({ user_id: userId, species: 'dog' }),
    400,
    '23502',
  ],
  ['an id that is none', () => client.from('pet_profiles').select('*').eq('id', 'rex'), 400, '22P02'],
  ['a visitor at the pets', () => visitor.from('pet_profiles').select('*'), 401, '42501'],
  ['a visitor at the codes', () => visitor.from('beta_invite_codes').select('*'), 401, '42501'],
]

describe('every refusal the pages know', () => {
  test.each(refusals)('%s', async (_, call, status, code) => {
    const answer = await call()
    expect({ status: answer.status, code: answer.error?.code, data: answer.data }).toEqual({
      status,
      code,
      data: null,
    })
  })

  test.each([true, 0, 1, 'text', {}, { a: 1 }, [[1, [2]]], '{'])('a list that is none: %o', async (value) => {
    for (const column of ['medical_conditions', 'allergies', 'current_medications']) {
      const answer = await client
        .from('pet_profiles')
        .update({ [column]: value })
        .eq('id', petId)
      expect([answer.status, answer.error === null]).toEqual([400, false])
    }
    const answer = await client.from('triage_sessions').update({ symptoms: value }).eq('id', sessionId)
    expect(answer.status).toBe(400)
    expect((await client.from('pet_profiles').select('id').eq('id', petId)).data).toEqual([{ id: petId }])
  })
})

import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { demoOwner, seedDemoOwner } from '#supabase/seed-demo.ts'

import { meetPeople, type People } from './people.ts'

let people: People
beforeAll(async () => {
  people = await meetPeople()
})
afterAll(() => people.leave())

test('the development codes cover every state and can be sown twice [R-BETA-009]', async () => {
  const seed = await readFile(new URL('../seed.sql', import.meta.url), 'utf8')
  await people.sql.unsafe(seed)
  await people.sql.unsafe(seed)
  const states = await Promise.all(
    ['100001', '100005', '200002', '300003'].map(
      async (code) => (await people.visitor().rpc('verify_beta_invite_code', { p_code: code })).data,
    ),
  )
  expect(states).toEqual([
    [{ is_valid: true, state: 'valid' }],
    [{ is_valid: true, state: 'valid' }],
    [{ is_valid: false, state: 'expired' }],
    [{ is_valid: false, state: 'already_used' }],
  ])
  await people.sql`delete from public.beta_invite_codes where created_by = 'seed'`
})

test('the demo owner has two pets and three completed sessions', async () => {
  const id = await seedDemoOwner(people.visitor(), await people.freeCode())
  const client = people.visitor()
  const { email, password } = demoOwner
  expect((await client.auth.signInWithPassword({ email, password })).data.user?.id).toBe(id)
  const pets = await client
    .from('pet_profiles')
    .select('id, name')
    .eq('user_id', id)
    .eq('is_active', true)
    .order('name')
  expect(pets.data?.map(({ name }) => name)).toEqual(['Biscuit', 'Miso'])
  const sessions = await client
    .from('triage_sessions')
    .select('pet_profile_id, assessment_urgency')
    .eq('user_id', id)
    .eq('session_status', 'completed')
  expect(sessions.data).toHaveLength(3)
  expect(sessions.data?.every((row) => pets.data?.some((pet) => pet.id === row.pet_profile_id))).toBe(true)
  await people.sql`delete from auth.users where id = ${id}`
})

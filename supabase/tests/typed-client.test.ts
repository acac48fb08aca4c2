import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { BrowserDatabase, ByColumn, ServiceDatabase } from '#contract/database/clients.ts'
import { readRow } from '#contract/database/read-row.ts'
import { openFront, type Front } from './through-gateway.ts'

let front: Front
let browser: SupabaseClient<BrowserDatabase>
let service: SupabaseClient<ServiceDatabase>
beforeAll(async () => {
  front = await openFront()
  browser = front.browser()
  service = front.service()
})
afterAll(() => front.close())

describe('what the types of a client refuse, the database refuses too', () => {
  test('a table that is not there', async () => {
    // @ts-expect-error the table is pet_profiles
    expect((await service.from('pets').select()).error?.code).toBe('PGRST205')
  })

  test('a table that only the service may reach', async () => {
    // @ts-expect-error a browser has no right to it
    expect((await browser.from('deletion_requests').select()).error?.code).toBe('42501')
  })

  test('a column that is not there: read, and filtered by', async () => {
    const { data, error } = await service.from('pet_profiles').select('id, nickname').maybeSingle()
    expect(error?.code).toBe('42703')
    // @ts-expect-error there is no such column in what was asked for
    expect(() => readRow(z.object({ nickname: z.string() }), data)).toThrow(z.core.$ZodError)
    // @ts-expect-error there is no such column
    expect((await service.from('pet_profiles').select('id').eq('nickname', 'Rex')).error?.code).toBe('42703')
  })

  test('a column that is not there: written', async () => {
    const pet = { user_id: randomUUID(), name: 'Rex', species: 'dog', nickname: 'R' }
    // @ts-expect-error there is no such column
    expect((await service.from('pet_profiles').insert(pet)).error?.code).toBe('PGRST204')
    const pets = service.from('pet_profiles')
    // @ts-expect-error there is no such column
    expect((await pets.update({ nickname: 'R' }).eq('id', randomUUID())).error?.code).toBe('PGRST204')
  })

  test('a row without what it must have', async () => {
    // @ts-expect-error a pet has a name
    const { error } = await service.from('pet_profiles').insert({ user_id: randomUUID(), species: 'dog' })
    expect(error?.code).toBe('23502')
  })

  test('a function, or an argument, that is not there', async () => {
    // @ts-expect-error the function is verify_beta_invite_code
    expect((await browser.rpc('verify_invite', { p_code: '000000' })).error?.code).toBe('PGRST202')
    // @ts-expect-error its argument is p_code
    expect((await browser.rpc('verify_beta_invite_code', { code: '000000' })).error?.code).toBe('PGRST202')
  })

  test('a schema for a column that is not there', () => {
    const shape = { id: z.string(), nickname: z.string() }
    // @ts-expect-error there is no such column
    const columns: Required<ByColumn<'pet_profiles', z.ZodType>> = shape
    expect(Object.keys(columns)).toContain('nickname')
  })
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { meetPeople, type Owner, type People } from './people.ts'

let people: People
let ada: Owner
let eve: Owner
beforeAll(async () => {
  people = await meetPeople()
  ada = await people.owner('Ada Owner')
  eve = await people.owner('Eve Stranger')
})
afterAll(() => people.leave())

const profiles = (client: Owner['client']) => client.from('user_profiles')
const storedFor = async (id: string) =>
  (
    await people.sql`select email, full_name, phone, is_beta_user from public.user_profiles where id = ${id}`
  )[0]

describe('a user profile', () => {
  test('has the documented fields [R-PROF-010]', async () => {
    const { data, error } = await profiles(ada.client)
      .select('id, email, full_name, phone, is_beta_user, updated_at')
      .eq('id', ada.id)
      .single()
    expect(error).toBeNull()
    expect(data).toEqual({
      id: ada.id,
      email: ada.email,
      full_name: 'Ada Owner',
      phone: null,
      is_beta_user: true,
      updated_at: expect.any(String) as string,
    })
  })

  test('is saved by its owner with one upsert on its id [R-PROF-007]', async () => {
    const owner = await people.owner('Ada Before')
    const row = {
      id: owner.id,
      email: owner.email,
      full_name: 'Ada After',
      phone: '555 0100',
      updated_at: new Date().toISOString(),
    }
    expect((await profiles(owner.client).upsert(row, { onConflict: 'id' })).error).toBeNull()
    expect(await storedFor(owner.id)).toEqual({
      email: owner.email,
      full_name: 'Ada After',
      phone: '555 0100',
      is_beta_user: true,
    })
  })

  test('takes the upsert of a sign-up, but not its word on beta and e-mail [R-PROF-011]', async () => {
    const owner = await people.owner('Ada New')
    await people.service().from('user_profiles').update({ is_beta_user: false }).eq('id', owner.id)
    const row = {
      id: owner.id,
      email: 'boss@example.org',
      full_name: 'Ada New',
      phone: null,
      is_beta_user: true,
    }
    expect((await profiles(people.visitor()).upsert(row, { onConflict: 'id' })).error).not.toBeNull()
    expect((await profiles(owner.client).upsert(row, { onConflict: 'id' })).error).toBeNull()
    expect(await storedFor(owner.id)).toMatchObject({ email: owner.email, is_beta_user: false })
  })

  test.each(['a stranger', 'a visitor'])('is neither seen nor changed by %s', async (who) => {
    const client = who === 'a stranger' ? eve.client : people.visitor()
    expect((await profiles(client).select('*').eq('id', ada.id)).data ?? []).toEqual([])
    const forged = { id: ada.id, email: ada.email, full_name: `Mallory ${randomUUID()}`, phone: '1' }
    expect((await profiles(client).upsert(forged, { onConflict: 'id' })).error).not.toBeNull()
    await profiles(client).update({ full_name: 'Mallory' }).eq('id', ada.id)
    expect(await storedFor(ada.id)).toMatchObject({ full_name: 'Ada Owner', phone: null })
  })

  test.each([{ full_name: 'x'.repeat(201) }, { phone: '5'.repeat(41) }])(
    'refuses what is too long: %o',
    async (fault) => {
      const row: Record<string, unknown> = {
        id: ada.id,
        email: ada.email,
        full_name: 'Ada Owner',
        phone: null,
        ...fault,
      }
      expect((await profiles(ada.client).upsert(row, { onConflict: 'id' })).error).not.toBeNull()
    },
  )
})

import { describe, expect, test, vi } from 'vitest'
import { aSession, aUser } from '#web/testing/accounts.ts'
import { installFakeBackend, type FakeBackend, type Reply } from '#web/testing/fake-backend.ts'
import type { PetColumns } from '../pet-row.ts'
import { getPet } from './get-pet.ts'
import { listPets } from './list-pets.ts'
import { createPet, isNameTaken, removePet, updatePet } from './save-pet.ts'

const OWNER = aUser().id
const PET = '22222222-2222-4222-8222-222222222222'
const TABLE = '/rest/v1/pet_profiles'
const COLUMNS: PetColumns = {
  name: 'Rex',
  species: 'dog',
  breed: 'Beagle',
  birthday: '2020-02-01',
  gender: 'male',
  is_neutered: null,
  weight_value: 25.4,
  weight_unit: 'lbs',
  medical_conditions: ['arthritis'],
  allergies: [],
  current_medications: [],
}
const ROW = { ...COLUMNS, id: PET, user_id: OWNER, is_active: true }

async function signedIn(answers: Record<string, Reply>): Promise<FakeBackend> {
  localStorage.setItem('pawlight-auth-token', JSON.stringify(aSession()))
  return installFakeBackend(answers)
}

describe('pets in the database', () => {
  test('are listed for their owner, living ones only, newest first [R-PET-057]', async () => {
    const fake = await signedIn({ [`GET ${TABLE}`]: { body: [ROW] } })
    await expect(listPets(OWNER)).resolves.toMatchObject([{ id: PET, name: 'Rex' }])
    const { query } = fake.sent.at(-1) ?? {}
    expect(query?.get('user_id')).toBe(`eq.${OWNER}`)
    expect(query?.get('is_active')).toBe('eq.true')
    expect(query?.get('order')).toBe('created_at.desc')
  })

  test('that cannot be read hide no other', async () => {
    vi.spyOn(console, 'warn').mockReturnValueOnce(undefined)
    const { breed: _, ...mixed } = ROW
    await signedIn({
      [`GET ${TABLE}`]: {
        body: [
          { ...ROW, species: 'cow' },
          { ...mixed, is_neutered: 'maybe' },
        ],
      },
    })
    await expect(listPets(OWNER)).resolves.toMatchObject([{ id: PET, breed: null, is_neutered: null }])
  })

  test('are inserted with the documented columns [R-PET-059]', async () => {
    const fake = await signedIn({ [`GET ${TABLE}`]: { body: [] }, [`POST ${TABLE}`]: { body: ROW } })
    await createPet(COLUMNS)
    expect(fake.sentTo(`POST ${TABLE}`)[0]?.body).toEqual({ ...COLUMNS, user_id: OWNER, is_active: true })
  })

  test('have one name each, whatever its case [R-PET-050] [R-PET-051]', async () => {
    const fake = await signedIn({ [`GET ${TABLE}`]: { body: [{ id: PET }] } })
    await expect(isNameTaken(' Re_x ', 'other')).resolves.toBe(true)
    const { query } = fake.sent.at(-1) ?? {}
    expect(query?.get('name')).toBe(String.raw`ilike.Re\_x`)
    expect(query?.get('user_id')).toBe(`eq.${OWNER}`)
    expect(query?.get('is_active')).toBe('eq.true')
    expect(query?.get('id')).toBe('neq.other')
    await expect(createPet(COLUMNS)).rejects.toMatchObject({ kind: 'conflict' })
    expect(fake.sentTo(`POST ${TABLE}`)).toEqual([])
  })

  test('with a name taken in the same moment are refused as well [R-PET-032]', async () => {
    await signedIn({
      [`GET ${TABLE}`]: { body: [] },
      [`POST ${TABLE}`]: {
        status: 409,
        body: { code: '23505', message: 'duplicate key value violates unique constraint' },
      },
    })
    await expect(createPet(COLUMNS)).rejects.toMatchObject({ kind: 'conflict' })
  })

  test('are changed by id, in the allowed columns only [R-PET-060]', async () => {
    const fake = await signedIn({ [`GET ${TABLE}`]: { body: [] }, [`PATCH ${TABLE}`]: { body: ROW } })
    const changes = { ...COLUMNS, microchip_id: '985112345678903', photo_url: null }
    await updatePet(PET, changes)
    const { query, body } = fake.sentTo(`PATCH ${TABLE}`)[0] ?? {}
    expect(query?.get('id')).toBe(`eq.${PET}`)
    expect(body).toEqual({ ...changes, updated_at: expect.any(String) })
  })

  test('are never really deleted [R-PET-052] [R-PET-065]', async () => {
    const fake = await signedIn({ [`PATCH ${TABLE}`]: { body: [{ id: PET }] } })
    await removePet(PET)
    expect(fake.sent.map(({ method }) => method)).toEqual(['PATCH'])
    expect(fake.sent[0]?.body).toEqual({ is_active: false, updated_at: expect.any(String) })
  })

  test('that are missing, foreign or misspelled are not found [R-PET-058]', async () => {
    await signedIn({
      [`GET ${TABLE}`]: { status: 406, body: { code: 'PGRST116', message: 'no rows' } },
    })
    await expect(getPet(PET)).rejects.toMatchObject({ kind: 'not_found' })
    await expect(getPet('nonsense')).rejects.toMatchObject({ kind: 'not_found' })
  })

  test('need someone who is signed in [R-PET-062]', async () => {
    const fake = await installFakeBackend()
    await expect(createPet(COLUMNS)).rejects.toThrow('Not authenticated')
    await expect(isNameTaken('Rex')).rejects.toThrow('Not authenticated')
    expect(fake.sent).toEqual([])
  })
})

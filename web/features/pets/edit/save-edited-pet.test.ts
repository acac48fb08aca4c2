import { afterEach, describe, expect, test, vi } from 'vitest'
import { CallFailed } from '#web/lib/calls/call-failed.ts'
import { dropPhoto, savePhoto } from '../api/pet-photo.ts'
import { updatePet } from '../api/save-pet.ts'
import { PetRow } from '../pet-row.ts'
import { saveEditedPet } from './save-edited-pet.ts'

vi.mock('../api/pet-photo.ts')
vi.mock('../api/save-pet.ts')

const {
  id: _id,
  photo_url: _photo,
  ...columns
} = PetRow.parse({
  id: 'p1',
  name: 'Rex',
  species: 'dog',
  breed: null,
  birthday: null,
  gender: null,
  is_neutered: null,
  weight_value: null,
  weight_unit: 'lbs',
})
const pet = PetRow.parse({ ...columns, id: 'p1', photo_url: 'me/p1/old.jpg' })
const photo = new Blob(['new'])

describe('a pet with its picture', () => {
  afterEach(() => void vi.resetAllMocks())

  test('gets the new one before the old one goes [R-PET-060]', async () => {
    vi.mocked(savePhoto).mockResolvedValue('me/p1/new.jpg')
    await saveEditedPet({ ownerId: 'me', pet, columns, photo: { kind: 'replace', photo } })
    expect(updatePet).toHaveBeenCalledExactlyOnceWith('p1', { ...columns, photo_url: 'me/p1/new.jpg' })
    expect(dropPhoto).toHaveBeenCalledExactlyOnceWith('me/p1/old.jpg')
  })

  test('keeps the old one when the pet cannot be saved', async () => {
    vi.mocked(savePhoto).mockResolvedValue('me/p1/new.jpg')
    vi.mocked(updatePet).mockRejectedValue(new CallFailed('offline'))
    const saving = saveEditedPet({ ownerId: 'me', pet, columns, photo: { kind: 'replace', photo } })
    await expect(saving).rejects.toMatchObject({ kind: 'offline' })
    expect(dropPhoto).toHaveBeenCalledExactlyOnceWith('me/p1/new.jpg')
  })

  test('is saved without touching it where nothing about it changed', async () => {
    await saveEditedPet({ ownerId: 'me', pet, columns, photo: { kind: 'keep' } })
    expect(updatePet).toHaveBeenCalledExactlyOnceWith('p1', { ...columns, photo_url: 'me/p1/old.jpg' })
    expect([savePhoto, dropPhoto].map((call) => vi.mocked(call).mock.calls.length)).toEqual([0, 0])
  })

  test('loses it when asked to', async () => {
    await saveEditedPet({ ownerId: 'me', pet, columns, photo: { kind: 'remove' } })
    expect(updatePet).toHaveBeenCalledExactlyOnceWith('p1', { ...columns, photo_url: null })
    expect(dropPhoto).toHaveBeenCalledExactlyOnceWith('me/p1/old.jpg')
  })
})

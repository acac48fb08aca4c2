import { CallFailed } from '#web/lib/calls/call-failed.ts'
import { dropPhoto, savePhoto } from '../api/pet-photo.ts'
import { updatePet } from '../api/save-pet.ts'
import type { PetChanges, PetRow } from '../pet-row.ts'
import type { PhotoChange } from './photo-field.tsx'

type Change = {
  readonly ownerId: string | null
  readonly pet: PetRow
  readonly columns: Omit<PetChanges, 'photo_url'>
  readonly photo: PhotoChange
}

/** The old picture goes only when the pet no longer has it. */
export async function saveEditedPet({ ownerId, pet, columns, photo }: Change): Promise<PetRow> {
  if (photo.kind === 'keep') return updatePet(pet.id, { ...columns, photo_url: pet.photo_url })
  if (ownerId === null) throw new CallFailed('auth_required')
  const added = photo.kind === 'replace' ? await savePhoto(ownerId, pet.id, photo.photo) : null
  try {
    const saved = await updatePet(pet.id, { ...columns, photo_url: added })
    if (pet.photo_url !== null) await dropPhoto(pet.photo_url)
    return saved
  } catch (error) {
    if (added !== null) await dropPhoto(added)
    throw error
  }
}

import { readRow } from '#contract/database/read-row.ts'
import { PET_MESSAGES } from '#contract/messages/pets.ts'
import { CallFailed, fromPostgrest } from '#web/lib/calls/call-failed.ts'
import { backend, type Backend } from '#web/lib/calls/supabase.ts'
import { PetRow, type PetChanges, type PetColumns } from '../pet-row.ts'

async function signedIn(): Promise<{ client: Backend; userId: string }> {
  const client = await backend()
  const { data } = await client.auth.getSession()
  if (data.session === null)
    throw new CallFailed('auth_required', { serviceMessage: PET_MESSAGES.notSignedIn })
  return { client, userId: data.session.user.id }
}

export async function isNameTaken(name: string, exceptId?: string): Promise<boolean> {
  const { client, userId } = await signedIn()
  const pattern = name.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)
  const named = client
    .from('pet_profiles')
    .select('id')
    .eq('user_id', userId)
    .eq('is_active', true)
    .ilike('name', pattern)
  const { data, error, status } = await (exceptId === undefined ? named : named.neq('id', exceptId)).limit(1)
  if (error) throw fromPostgrest(error, status)
  return data.length > 0
}

/** Refuses with `conflict` when the name is taken. */
export async function createPet(columns: PetColumns): Promise<PetRow> {
  const { client, userId } = await signedIn()
  if (await isNameTaken(columns.name)) throw new CallFailed('conflict')
  const { data, error, status } = await client
    .from('pet_profiles')
    .insert({ ...columns, user_id: userId, is_active: true })
    .select()
    .single()
  if (error) throw fromPostgrest(error, status)
  return readRow(PetRow, data)
}

/** Refuses with `conflict` when the name is taken and `not_found` when the pet is not there. */
export async function updatePet(id: string, columns: PetChanges): Promise<PetRow> {
  const { client } = await signedIn()
  if (await isNameTaken(columns.name, id)) throw new CallFailed('conflict')
  const { data, error, status } = await client
    .from('pet_profiles')
    .update({ ...columns, updated_at: new Date().toISOString() })
    .eq('id', id)
    .select()
    .single()
  if (error) throw fromPostgrest(error, status)
  return readRow(PetRow, data)
}

/** Only from sight: its assessments stay in the history. */
export async function removePet(id: string): Promise<void> {
  const { client } = await signedIn()
  const { data, error, status } = await client
    .from('pet_profiles')
    .update({ is_active: false, updated_at: new Date().toISOString() })
    .eq('id', id)
    .select('id')
  if (error) throw fromPostgrest(error, status)
  if (data.length === 0) throw new CallFailed('not_found')
}

import { fromPostgrest } from '#web/lib/calls/call-failed.ts'
import { readRows } from '#web/lib/rows/read-rows.ts'
import { readSignal } from '#web/lib/calls/reads.ts'
import { backend } from '#web/lib/calls/supabase.ts'
import { tolerant } from '#web/lib/rows/tolerant.ts'
import { PetRow } from '../pet-row.ts'

/** Newest first; row level security insists on the same owner. */
export async function listPets(ownerId: string): Promise<PetRow[]> {
  const client = await backend()
  const { data, error, status } = await client
    .from('pet_profiles')
    .select()
    .eq('user_id', ownerId)
    .eq('is_active', true)
    .order('created_at', { ascending: false })
    .abortSignal(readSignal())
  if (error) throw fromPostgrest(error, status)
  return readRows(tolerant(PetRow), data)
}

import { z } from 'zod/mini'
import { readRow } from '#contract/database/read-row.ts'
import { CallFailed, fromPostgrest } from '#web/lib/calls/call-failed.ts'
import { readSignal } from '#web/lib/calls/reads.ts'
import { backend } from '#web/lib/calls/supabase.ts'
import { PetRow } from '../pet-row.ts'

/** Refuses with `not_found` for an id that is no living pet of the signed-in owner. */
export async function getPet(id: string): Promise<PetRow> {
  if (!z.guid().safeParse(id).success) throw new CallFailed('not_found')
  const client = await backend()
  const { data, error, status } = await client
    .from('pet_profiles')
    .select()
    .eq('id', id)
    .eq('is_active', true)
    .abortSignal(readSignal())
    .single()
  if (error) throw fromPostgrest(error, status)
  return readRow(PetRow, data)
}

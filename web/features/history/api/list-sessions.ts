import { z } from 'zod/mini'
import { fromPostgrest } from '#web/lib/calls/call-failed.ts'
import { readRows } from '#web/lib/rows/read-rows.ts'
import { readSignal } from '#web/lib/calls/reads.ts'
import { StoredSession } from '#web/lib/rows/stored-session.ts'
import { backend } from '#web/lib/calls/supabase.ts'
import { ALL_PETS, PAGE_SIZE, sessionSearch, type SessionFilter } from './session-filter.ts'

export const SessionEntry = z.pick(StoredSession, {
  id: true,
  pet_profile_id: true,
  pet_name: true,
  species: true,
  symptoms: true,
  assessment_urgency: true,
  created_at: true,
})
export type SessionEntry = z.infer<typeof SessionEntry>

export type SessionPage = { readonly entries: readonly SessionEntry[]; readonly hasMore: boolean }

export async function listSessions(
  ownerId: string,
  { search, petId, order }: SessionFilter,
  from: number,
): Promise<SessionPage> {
  const client = await backend()
  let query = client
    .from('triage_sessions')
    .select('id, pet_profile_id, pet_name, species, symptoms, assessment_urgency, created_at')
    .eq('user_id', ownerId)
    .eq('session_status', 'completed')
  if (petId !== ALL_PETS) query = query.eq('pet_profile_id', petId)
  const wanted = sessionSearch(search)
  if (wanted !== null) query = query.or(wanted)
  // One more than is shown tells whether there is a next page.
  const { data, error, status } = await query
    .order('created_at', { ascending: order === 'oldest' })
    .range(from, from + PAGE_SIZE)
    .abortSignal(readSignal())
  if (error) throw fromPostgrest(error, status)
  const entries = readRows(SessionEntry, data.slice(0, PAGE_SIZE))
  return { entries, hasMore: data.length > PAGE_SIZE }
}

export async function countSessions(ownerId: string): Promise<number> {
  const client = await backend()
  const { count, error, status } = await client
    .from('triage_sessions')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', ownerId)
    .eq('session_status', 'completed')
    .abortSignal(readSignal())
  if (error) throw fromPostgrest(error, status)
  return count ?? 0
}

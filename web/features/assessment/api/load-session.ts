import { z } from 'zod/mini'
import { readRow } from '#contract/database/read-row.ts'
import { fromPostgrest, fromThrown } from '#web/lib/calls/call-failed.ts'
import { readSignal } from '#web/lib/calls/reads.ts'
import { StoredSession } from '#web/lib/rows/stored-session.ts'
import { backend } from '#web/lib/calls/supabase.ts'

/** Null when there is none that this person may see. */
export async function loadSession(id: string): Promise<StoredSession | null> {
  // An id of another shape names no row, and must look like one that does not exist.
  if (!z.guid().safeParse(id).success) return null
  const client = await backend()
  const { data, error, status } = await client
    .from('triage_sessions')
    .select('*')
    .eq('id', id)
    .abortSignal(readSignal())
    .maybeSingle()
    .then(
      (answer) => answer,
      (thrown: unknown) => {
        throw fromThrown(thrown)
      },
    )
  if (error?.code === 'PGRST116') return null
  if (error) throw fromPostgrest(error, status)
  return data === null ? null : readRow(StoredSession, data)
}

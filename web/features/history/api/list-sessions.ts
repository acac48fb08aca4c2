import { z } from 'zod'
import { fromPostgrest } from '#web/lib/call-failed.ts'
import { readSignal } from '#web/lib/reads.ts'
import { backend } from '#web/lib/supabase.ts'

const text = z.string().nullable().catch(null)

/** A saved assessment as the list shows it. */
export const SessionEntry = z.object({
  id: z.string(),
  pet_profile_id: text,
  pet_name: text,
  species: text,
  symptoms: z.array(z.string()).catch([]),
  assessment_urgency: text,
  created_at: text,
})
export type SessionEntry = z.infer<typeof SessionEntry>

/** The owner's finished assessments, newest first. */
export async function listSessions(ownerId: string): Promise<SessionEntry[]> {
  const client = await backend()
  const { data, error, status } = await client
    .from('triage_sessions')
    .select('id, pet_profile_id, pet_name, species, symptoms, assessment_urgency, created_at')
    .eq('user_id', ownerId)
    .eq('session_status', 'completed')
    .order('created_at', { ascending: false })
    .abortSignal(readSignal())
  if (error) throw fromPostgrest(error, status)
  return SessionEntry.array().parse(data)
}

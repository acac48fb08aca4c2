import { z } from 'zod'
import { fromPostgrest, fromThrown } from '#web/lib/call-failed.ts'
import { readSignal } from '#web/lib/reads.ts'
import { backend } from '#web/lib/supabase.ts'
import { listOf } from '#web/lib/tolerant.ts'

const text = z.string().nullable().catch(null)

/** Answers that can be read, by their question; the others are left out. */
const answers = z
  .record(
    z.string(),
    z
      .union([z.string(), listOf(z.string())])
      .nullable()
      .catch(null),
  )
  .catch({})
  .transform((all) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([question, said]) => (said === null ? [] : [[question, said] as const])),
    ),
  )

/** A row as it comes back, old or young: whatever cannot be read is left out, never refused. */
export const StoredRow = z.object({
  id: z.string(),
  pet_profile_id: text,
  pet_name: text,
  species: text,
  breed: text,
  age: z.coerce.number().nullable().catch(null),
  age_unit: text,
  symptoms: listOf(z.string()).catch([]),
  symptom_notes: text,
  follow_up_answers: answers,
  additional_notes: text,
  assessment_raw: text,
  assessment_summary: z.unknown(),
  assessment_recommendations: text,
  assessment_urgency: text,
  treatment: z.unknown(),
  otc_med_rec: z.unknown(),
  created_at: text,
})
export type StoredRow = z.infer<typeof StoredRow>

/** One saved assessment; null when there is none that this person may see. */
export async function loadSession(id: string): Promise<StoredRow | null> {
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
  return data === null ? null : StoredRow.parse(data)
}

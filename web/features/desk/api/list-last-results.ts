import { z } from 'zod/mini'
import { fromPostgrest } from '#web/lib/calls/call-failed.ts'
import { readRows } from '#web/lib/rows/read-rows.ts'
import { readSignal } from '#web/lib/calls/reads.ts'
import { StoredSession } from '#web/lib/rows/stored-session.ts'
import { dateOf } from '#web/lib/rows/stored-time.ts'
import { backend } from '#web/lib/calls/supabase.ts'

const Result = z.extend(z.pick(StoredSession, { id: true, assessment_urgency: true, created_at: true }), {
  pet_profile_id: z.string(),
})
const Advice = z.object({
  id: z.string(),
  treatment: z.object({ followUpSchedule: z.object({ nextCheckIn: z.string() }) }),
})

export type LastResult = z.infer<typeof Result> & {
  /** Counted from the assessment; null where that is long over. */
  readonly lookAgain: string | null
}

/** More assessments than anyone makes between two of one pet. */
const NEWEST = 100
const FRESH_MS = 3 * 86_400_000

export async function listLastResults(ownerId: string, now: Date): Promise<ReadonlyMap<string, LastResult>> {
  const client = await backend()
  const { data, error, status } = await client
    .from('triage_sessions')
    .select('id, pet_profile_id, assessment_urgency, created_at')
    .eq('user_id', ownerId)
    .eq('session_status', 'completed')
    .order('created_at', { ascending: false })
    .range(0, NEWEST - 1)
    .abortSignal(readSignal())
  if (error) throw fromPostgrest(error, status)
  // The newest comes last and stays.
  const rows = new Map(
    readRows(
      Result,
      data.filter((row) => row.pet_profile_id !== null),
    )
      .toReversed()
      .map((row) => [row.pet_profile_id, row]),
  )
  const isFresh = ({ created_at: at }: z.infer<typeof Result>): boolean =>
    now.getTime() - (dateOf(at)?.getTime() ?? 0) < FRESH_MS
  const lookAgain = await lookAgainBy([...rows.values()].filter((row) => isFresh(row)).map(({ id }) => id))
  return new Map([...rows].map(([pet, row]) => [pet, { ...row, lookAgain: lookAgain.get(row.id) ?? null }]))
}

async function lookAgainBy(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const client = await backend()
  const { data, error, status } = await client
    .from('triage_sessions')
    .select('id, treatment')
    .in('id', ids)
    .abortSignal(readSignal())
  if (error) throw fromPostgrest(error, status)
  return new Map(
    readRows(Advice, data).map(({ id, treatment }) => [id, treatment.followUpSchedule.nextCheckIn]),
  )
}

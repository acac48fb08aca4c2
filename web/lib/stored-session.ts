import { z } from 'zod'
import type { ByColumn } from '#contract/database/clients.ts'
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

/** A saved assessment as it comes back, old or young: whatever cannot be read is left out, never refused. */
export const StoredSession = z.object({
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
} satisfies ByColumn<'triage_sessions', z.ZodType>)
export type StoredSession = z.infer<typeof StoredSession>

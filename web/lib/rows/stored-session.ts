import { z } from 'zod/mini'
import { orElse } from '#domain/logic/schema.ts'
import type { ByColumn } from '#contract/database/clients.ts'
import { listOf } from '#web/lib/rows/tolerant.ts'

const text = orElse(z.nullable(z.string()), null)

const answers = z.pipe(
  orElse(z.record(z.string(), orElse(z.nullable(z.union([z.string(), listOf(z.string())])), null)), {}),
  z.transform((all) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([question, said]) => (said === null ? [] : [[question, said] as const])),
    ),
  ),
)

/** Old or young: whatever cannot be read is left out, never refused. */
export const StoredSession = z.object({
  id: z.string(),
  pet_profile_id: text,
  pet_name: text,
  species: text,
  breed: text,
  age: orElse(z.nullable(z.coerce.number()), null),
  age_unit: text,
  symptoms: orElse(listOf(z.string()), []),
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
} satisfies ByColumn<'triage_sessions', z.ZodMiniType>)
export type StoredSession = z.infer<typeof StoredSession>

import { join } from 'node:path'
import { z } from 'zod'
import { readLines } from '../read-lines.ts'

/**
 * A sign that may stay at home when it is the only one, in a pet that eats, drinks and is bright; with `mayLast` even
 * when it has been the same for weeks. `source` is a code of `sources.ts`.
 */
const HomeSign = z.strictObject({
  question: z.string(),
  values: z.array(z.string()),
  only: z
    .strictObject({
      species: z.enum(['dog', 'cat']).optional(),
      symptoms: z.array(z.string()).optional(),
      fromMonths: z.number().optional(),
      underMonths: z.number().optional(),
    })
    .optional(),
  mayLast: z.literal(true).optional(),
  because: z.string(),
  source: z.string(),
})
export type HomeSign = z.infer<typeof HomeSign>

/** Every such sign. A sign that is not here gives at least a visit, whatever the symptom. */
export const homeSigns = readLines(join(import.meta.dirname, 'may-stay-home.jsonl'), HomeSign)

/** Answers marked as alarming that are a visit in some pets, and why. */
export const alarmsBelowEmergency = readLines(
  join(import.meta.dirname, 'visit-though-alarming.jsonl'),
  HomeSign,
)

import { join } from 'node:path'
import { z } from 'zod'
import { readLines } from '../read-lines.ts'
import header from './sets.json' with { type: 'json' }

export const NOTE_SETS = z
  .array(z.strictObject({ name: z.string(), holds: z.string(), cases: z.int().positive() }))
  .parse(header)

/**
 * The pet is ordinary and the ticked answers are harmless, except where it says otherwise; `level` is what the words
 * alone call for.
 */
export const ToldNote = z.strictObject({
  about: z.string().optional(),
  level: z.enum(['er', 'vet', 'home', 'at_least_vet', 'no_emergency']),
  species: z.enum(['dog', 'cat']),
  symptom: z.string(),
  note: z.string(),
  pet: z
    .strictObject({
      ageMonths: z.number().exactOptional(),
      weightKg: z.number().exactOptional(),
      gender: z.enum(['male', 'female']).exactOptional(),
      isNeutered: z.boolean().exactOptional(),
      breed: z.string().exactOptional(),
      conditions: z.array(z.string()).exactOptional(),
    })
    .default({}),
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({}),
})
export type ToldNote = z.infer<typeof ToldNote>

export const readTold = (name: string): readonly ToldNote[] =>
  readLines(join(import.meta.dirname, `${name}.jsonl`), ToldNote)

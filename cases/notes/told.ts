import { join } from 'node:path'
import { z } from 'zod'
import { readLines } from '../read-lines.ts'
import header from './sets.json' with { type: 'json' }

/** Sets of single notes by their subject, in the order of the header. */
export const NOTE_SETS = z
  .array(z.strictObject({ name: z.string(), holds: z.string(), cases: z.int().positive() }))
  .parse(header)

/** One note of an owner whose ticked answers are all harmless, and the level that the words alone call for. */
export const ToldNote = z.strictObject({
  /** What the notes beside it have in common with it. */
  about: z.string().optional(),
  level: z.enum(['er', 'vet', 'home', 'at_least_vet', 'no_emergency']),
  species: z.enum(['dog', 'cat']),
  symptom: z.string(),
  note: z.string(),
  /** Where the pet is not the ordinary one. */
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
  /** Where an answer is not the harmless one. */
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).default({}),
})
export type ToldNote = z.infer<typeof ToldNote>

/** The notes of a set. @throws UnusableFile when its file is missing or a note lacks something. */
export const readTold = (name: string): readonly ToldNote[] =>
  readLines(join(import.meta.dirname, `${name}.jsonl`), ToldNote)

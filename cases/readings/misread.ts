import { join } from 'node:path'
import { z } from 'zod'
import { readLines } from '../read-lines.ts'

/** The finding, by its id in the review book, counts in the sentence by these words, and the sentence tells of something else. */
export const Misreading = z.strictObject({ finding: z.string(), words: z.string(), sentence: z.string() })
export type Misreading = z.infer<typeof Misreading>

/** Judged by reading every sentence in which a finding counts; no veterinarian has looked at them yet. */
export const readMisread = (): readonly Misreading[] =>
  readLines(join(import.meta.dirname, 'misread.jsonl'), Misreading)

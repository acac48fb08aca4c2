import { join } from 'node:path'
import { z } from 'zod'
import { readLines } from '../read-lines.ts'

const SignPair = z.strictObject({
  /** The id of a sign that is told by groups of words. */
  sign: z.string(),
  species: z.enum(['dog', 'cat']),
  /** Words in which it is read. */
  danger: z.string(),
  /** Words like them in which it is not. */
  harmless: z.string(),
})

/** Every sign told by groups of words, with a note that tells of it and a harmless mirror. */
export const signPairs = readLines(join(import.meta.dirname, 'signs.jsonl'), SignPair)

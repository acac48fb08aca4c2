import { join } from 'node:path'
import { z } from 'zod'
import { readLines } from '../read-lines.ts'

const SignPair = z.strictObject({
  sign: z.string(),
  species: z.enum(['dog', 'cat']),
  danger: z.string(),
  harmless: z.string(),
})

export const signPairs = readLines(join(import.meta.dirname, 'signs.jsonl'), SignPair)

import { join } from 'node:path'
import { z } from 'zod'
import { readLines } from '../read-lines.ts'

const species = z.enum(['dog', 'cat'])
const linesOf = <Schema extends z.ZodType>(file: string, schema: Schema): readonly z.infer<Schema>[] =>
  readLines(join(import.meta.dirname, file), schema)

/** Things that a source calls deadly or an emergency for a dog or a cat. */
export const deadlyThings = linesOf(
  'deadly.jsonl',
  z.strictObject({ species, id: z.string(), source: z.string() }),
)

/** What owners type of something their pet met, and the thing that comes first. */
export const typedThings = linesOf(
  'typed.jsonl',
  z.strictObject({ species, typed: z.string(), first: z.string() }),
)

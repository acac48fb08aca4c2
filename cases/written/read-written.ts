import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { readLines } from '../read-lines.ts'
import { SETS } from './sets.ts'
import { Vignette } from './vignette.ts'

export const readVignettes = (file: string): readonly Vignette[] => readLines(file, Vignette)

export const everyVignette = (): readonly Vignette[] => SETS.flatMap(({ file }) => readVignettes(file))

/**
 * Said by one who knows only what is really so about the animal, and not the level of the case. A question asked
 * otherwise than by its `text` and `options` is not answered.
 */
const GivenAnswer = z.object({
  case: z.string(),
  id: z.string(),
  text: z.string(),
  options: z.array(z.string()),
  answer: z.array(z.string()).min(1),
})
export type GivenAnswer = z.infer<typeof GivenAnswer>

export function readGivenAnswers(file: string): ReadonlyMap<string, readonly GivenAnswer[]> | undefined {
  const path = join(dirname(file), 'answers', basename(file))
  if (!existsSync(path)) return undefined
  return Map.groupBy(readLines(path, GivenAnswer), (each) => each.case)
}

import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { Vignette } from './vignette.ts'

/** A vignette file that cannot be used; the message says which and why in one sentence. */
export class UnusableFile extends Error {}

/** The cases of a file. @throws UnusableFile when it is missing, no JSON, or a case lacks something. */
export function readVignettes(path: string): Vignette[] {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    throw new UnusableFile(`The vignette file ${path} cannot be read. Check the path.`)
  }
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    throw new UnusableFile(`The vignette file ${path} is not valid JSON.`)
  }
  const parsed = z.array(Vignette).min(1).safeParse(raw)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const place = issue === undefined || issue.path.length === 0 ? 'the file' : `entry ${issue.path.join('.')}`
  throw new UnusableFile(
    `The vignette file ${path} cannot be used: ${place} is wrong (${issue?.message ?? 'unknown'}).`,
  )
}

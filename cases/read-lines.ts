import { readFileSync } from 'node:fs'
import type { z } from 'zod'

export class UnusableFile extends Error {}

/** @throws UnusableFile when the file is missing, empty, no JSON, or a case lacks something. */
export function readLines<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
): readonly z.infer<Schema>[] {
  const lines = textOf(path)
    .split('\n')
    .flatMap((text, place) => (text.trim() === '' ? [] : [{ text, line: place + 1 }]))
  if (lines.length === 0) throw new UnusableFile(`The file of cases ${path} is empty.`)
  return lines.map(({ text, line }) => {
    const parsed = schema.safeParse(jsonOf(text, path, line))
    if (parsed.success) return parsed.data
    const [issue] = parsed.error.issues
    const place = issue === undefined || issue.path.length === 0 ? 'the case' : issue.path.join('.')
    throw new UnusableFile(
      `The file of cases ${path} cannot be used: in line ${line} ${place} is wrong (${issue?.message ?? 'unknown'}).`,
    )
  })
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new UnusableFile(`The file of cases ${path} cannot be read. Check the path.`)
  }
}

function jsonOf(text: string, path: string, line: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new UnusableFile(`The file of cases ${path} cannot be used: line ${line} is not valid JSON.`)
  }
}

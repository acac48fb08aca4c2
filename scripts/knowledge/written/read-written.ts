import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LineCounter, isMap, isNode, isScalar, parseDocument } from 'yaml'
import type { Document } from 'yaml'
import { z } from 'zod'

export const KNOWLEDGE = join(import.meta.dirname, '../../../domain/knowledge')

/** Knowledge that cannot be compiled; each line of the message names file, line and what is wrong. */
export class UnusableKnowledge extends Error {}

/**
 * `placeOf` tells where a part begins, such as `groups.yaml:12`; where it is missing, what should hold it. Throws
 * `UnusableKnowledge`.
 */
export function readYaml<Value>(
  folder: string,
  file: string,
  schema: z.ZodType<Value>,
): { readonly value: Value; readonly placeOf: (at: readonly PropertyKey[]) => string } {
  const lineCounter = new LineCounter()
  const document = parseDocument(textOf(folder, file), { lineCounter })
  const at = (offset: number): string => `${file}:${lineCounter.linePos(offset).line}`
  if (document.errors.length > 0)
    throw new UnusableKnowledge(
      document.errors.map(({ pos, message }) => `${at(pos[0])} ${message.split('\n')[0]}`).join('\n'),
    )
  const placeOf = (path: readonly PropertyKey[]): string => at(startOf(document, path))
  const parsed = schema.safeParse(document.toJS())
  if (parsed.success) return { value: parsed.data, placeOf }
  throw new UnusableKnowledge(
    parsed.error.issues
      .map((issue) => `${placeOf(wayTo(issue))} ${insideEntry(issue.path)}${issue.message}`)
      .join('\n'),
  )
}

const wayTo = (issue: z.core.$ZodIssue): readonly PropertyKey[] =>
  issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path

function insideEntry(path: readonly PropertyKey[]): string {
  const inside = path.filter((part, depth) => depth > 0 || typeof part !== 'number')
  return inside.length === 0 ? '' : `${inside.map(String).join('.')}: `
}

export function readWritten<Entry>(
  folder: string,
  file: string,
  schema: z.ZodType<Entry>,
): { readonly entries: readonly Entry[]; readonly placeOf: (...path: readonly PropertyKey[]) => string } {
  const { value, placeOf } = readYaml(folder, file, z.array(schema))
  return { entries: value, placeOf: (...path) => placeOf(path) }
}

function textOf(folder: string, file: string): string {
  try {
    return readFileSync(join(folder, file), 'utf8')
  } catch {
    throw new UnusableKnowledge(`${file} is listed in files.yaml and does not exist`)
  }
}

function startOf(document: Document, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth -= 1) {
    const holder = document.getIn(path.slice(0, depth - 1), true)
    const name = path[depth - 1]
    const field = isMap(holder)
      ? holder.items.find(({ key }) => isScalar(key) && key.value === name)
      : undefined
    const begins = field === undefined ? document.getIn(path.slice(0, depth), true) : field.key
    if (isNode(begins) && begins.range) return begins.range[0]
  }
  return 0
}

/** A file of the folder that its list leaves out is noted as a fault; `others` are read apart. */
type FilesIn = (
  folder: string,
  inside: string,
  faults: { readonly add: (line: string) => void },
  others?: readonly string[],
) => readonly string[]

/** The files of a kind in the order of `files.yaml`. */
export const filesOf: FilesIn = (folder, kind, faults, others = []) => {
  const lists = z.looseObject({ [kind]: z.array(z.string()) })
  const listed = readYaml(folder, 'files.yaml', lists).value[kind] ?? []
  for (const line of unlisted(folder, kind, listed, 'files.yaml', others)) faults.add(line)
  return listed
}

/** The files that the `files.yaml` of the folder itself lists, in its order. */
export const listedIn: FilesIn = (folder, inside, faults, others = []) => {
  const list = `${inside}/files.yaml`
  const listed = readYaml(folder, list, z.array(z.string())).value
  for (const line of unlisted(folder, inside, listed, list, ['files', ...others])) faults.add(line)
  return listed
}

/** Files that nobody listed and that would be passed over in silence, one line each; `others` are read apart. */
export const unlisted = (
  folder: string,
  inside: string,
  listed: readonly string[],
  list: string,
  others: readonly string[] = [],
): readonly string[] =>
  readdirSync(join(folder, inside))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace('.yaml', ''))
    .filter((name) => !listed.includes(name) && !others.includes(name))
    .map((name) => `${inside}/${name}.yaml is not listed in ${list}`)

import { ServiceError } from '#service/http/failure/service-error.ts'

const DEPTH_MAX = 32
const MEMBERS_MAX = 5_000
const KEY_MAX = 256

const refuse = (message: string): never => {
  throw new ServiceError('invalid_json', message)
}

const NUL = '\u0000'
const clean = (text: string): string => text.toWellFormed().replaceAll(NUL, '')

const QUOTE = 34
const BACKSLASH = 92

const endOfText = (json: string, start: number): number => {
  let end = json.indexOf('"', start + 1)
  while (end !== -1) {
    let backslashes = 0
    while (json.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1
    if (backslashes % 2 === 0) return end
    end = json.indexOf('"', end + 1)
  }
  return refuse('The request is not valid JSON.')
}

const readKey = (json: string, start: number, end: number): string => {
  if (end - start > KEY_MAX) return refuse('The request holds a name that is too long.')
  try {
    return clean(String(JSON.parse(json.slice(start, end + 1))))
  } catch {
    return refuse('The request is not valid JSON.')
  }
}

const isKey = (json: string, end: number): boolean => {
  let index = end + 1
  while (' \t\r\n'.includes(json.charAt(index)) && index < json.length) index += 1
  return json.charAt(index) === ':'
}

/**
 * Walks the text once before it is parsed, because the parser would accept what must be refused: endless nesting,
 * a flood of members, one name twice (which of the two was checked?), and names that reach for prototypes.
 */
const inspect = (json: string): void => {
  const names: (Set<string> | null)[] = []
  let members = 0
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index)
    if (code === QUOTE) {
      const end = endOfText(json, index)
      const open = names.at(-1)
      if (open !== undefined && open !== null && isKey(json, end)) {
        const key = readKey(json, index, end)
        if (key === '__proto__') refuse('The request holds a name that is not allowed.')
        if (open.has(key)) refuse('The request names the same member twice.')
        open.add(key)
      }
      index = end
    } else if (code === 123 || code === 91) {
      names.push(code === 123 ? new Set() : null)
      if (names.length > DEPTH_MAX) refuse('The request is nested too deeply.')
      members += 1
    } else if (code === 125 || code === 93) {
      names.pop()
    } else if (code === 44) {
      members += 1
    }
    if (members > MEMBERS_MAX) refuse('The request holds too many members.')
  }
}

/** Text the database cannot keep (NUL, half of a surrogate pair) is mended here, once, for every endpoint. */
const mend = (value: unknown): unknown => {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map(mend)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [clean(key), mend(member)]))
  }
  return value
}

/** Throws a refusal that names no parser. */
export const parseStrictJson = (bytes: Uint8Array): unknown => {
  let json: string
  try {
    json = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return refuse('The request is not valid UTF-8 text.')
  }
  inspect(json)
  try {
    return mend(JSON.parse(json))
  } catch {
    return refuse('The request is not valid JSON.')
  }
}

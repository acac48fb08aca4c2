import { FUNCTIONS, TABLES } from '#contract/database/tables.ts'

const REST = /^\/rest\/v1\/(rpc\/)?(\w+)$/
const columnsOf = new Map<string, readonly string[]>(Object.entries(TABLES))
const argumentsOf = new Map<string, readonly string[]>(Object.entries(FUNCTIONS))

type Request = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: unknown
}
type Refusal = { status: number; body: { code: string; message: string } }
type Named = {
  readonly kind: 'table' | 'function'
  readonly name: string
  readonly parts?: readonly string[]
}

function namedBy(path: string): Named | null {
  const [, isFunction, name] = REST.exec(path) ?? []
  if (name === undefined) return null
  const kind = isFunction === undefined ? 'table' : 'function'
  const parts = (kind === 'table' ? columnsOf : argumentsOf).get(name)
  return { kind, name, ...(parts === undefined ? {} : { parts }) }
}

export function strangeName(path: string): string | null {
  const named = namedBy(path)
  return named !== null && named.parts === undefined ? `${named.kind} ${named.name}` : null
}

const keysOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((row: unknown) =>
    typeof row === 'object' && row !== null ? Object.keys(row) : [],
  )

export function strangeColumns(path: string, rows: unknown): readonly string[] {
  const named = namedBy(path)
  if (named?.kind !== 'table') return []
  return keysOf(rows).filter((column) => !named.parts?.includes(column))
}

const NOT_FILTERS = new Set(['select', 'order', 'or', 'limit', 'offset', 'on_conflict', 'columns'])
const list = (text: string | null): readonly string[] => (text ?? '').split(',').filter((part) => part !== '')

const columnsRead = (query: URLSearchParams): readonly string[] => [
  ...list(query.get('select')).filter((column) => column !== '*'),
  ...list(query.get('order')).map((part) => part.replace(/\..*$/, '')),
  ...list(query.get('on_conflict')),
  ...[...query.keys()].filter((key) => !NOT_FILTERS.has(key)),
  ...[...(query.get('or') ?? '').replaceAll(/"[^"]*"|\{[^}]*\}/g, '').matchAll(/[(,](\w+)\./g)].flatMap(
    ([, column]) => column ?? [],
  ),
]

export function refusalOf({ method, path, query, body }: Request): Refusal | null {
  const named = namedBy(path)
  if (named === null) return null
  const { kind, name, parts } = named
  const isTable = kind === 'table'
  const isWritten = keysOf(body).find((key) => !parts?.includes(key))
  if (parts === undefined || (!isTable && isWritten !== undefined)) {
    const code = isTable ? 'PGRST205' : 'PGRST202'
    return { status: 404, body: { code, message: `Could not find the ${kind} public.${name}` } }
  }
  if (!isTable) return null
  if (method !== 'GET' && isWritten !== undefined) {
    const message = `Could not find the '${isWritten}' column of '${name}' in the schema cache`
    return { status: 400, body: { code: 'PGRST204', message } }
  }
  const read = columnsRead(query).find((column) => !parts.includes(column))
  if (read === undefined) return null
  return { status: 400, body: { code: '42703', message: `column ${name}.${read} does not exist` } }
}

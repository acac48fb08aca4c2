import type { Sql } from 'postgres'
import { z } from 'zod'

/** `relations` are tables and views, with the type of each column. */
export type Catalog = {
  readonly relations: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly functions: ReadonlySet<string>
}

/** Migrations run before it, so it cannot change under a running server. */
export const readCatalog = async (sql: Sql): Promise<Catalog> => {
  const columns = await sql<{ relation: string; name: string; type: string }[]>`
    select c.relname as relation, a.attname as name, format_type(a.atttypid, null) as type
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = 'public' and c.relkind in ('r', 'v', 'm', 'p')`
  const relations = new Map<string, Map<string, string>>()
  for (const { relation, name, type } of columns) {
    const known = relations.get(relation) ?? new Map<string, string>()
    known.set(name, type)
    relations.set(relation, known)
  }
  const functions = await sql<{ name: string }[]>`
    select p.proname as name
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype`
  return { relations, functions: new Set(functions.map(({ name }) => name)) }
}

const numeric = z.union([z.number(), z.string().regex(/^\s*-?\d{1,30}(\.\d{1,30})?([eE][+-]?\d{1,3})?\s*$/)])
const moment = z
  .string()
  .max(60)
  .regex(/^\d{4}-\d{2}-\d{2}([T ]|$)|^(now|today)$/)

const shapeOf = (type: string): z.ZodType => {
  if (type.endsWith('[]')) return z.array(z.union([z.string(), z.number(), z.boolean()])).max(1000)
  switch (type) {
    case 'json':
    case 'jsonb':
      return z.unknown()
    case 'boolean':
      return z.boolean()
    case 'uuid':
      return z.guid()
    case 'smallint':
    case 'integer':
    case 'bigint':
    case 'real':
    case 'double precision':
    case 'numeric':
      return numeric
    case 'date':
    case 'timestamp with time zone':
    case 'timestamp without time zone':
      return moment
    default:
      return z.string()
  }
}

const shapes = new Map<string, z.ZodType>()
const cachedShape = (type: string): z.ZodType => {
  const known = shapes.get(type) ?? shapeOf(type).nullable()
  shapes.set(type, known)
  return known
}

/** The name of a column that cannot hold its value; null when all can. */
export const misfit = (
  row: Readonly<Record<string, unknown>>,
  columns: ReadonlyMap<string, string>,
): string | null => {
  for (const [name, value] of Object.entries(row)) {
    const type = columns.get(name)
    // an unknown column gets the backend's own answer, which names it
    if (type !== undefined && !cachedShape(type).safeParse(value).success) return name
  }
  return null
}

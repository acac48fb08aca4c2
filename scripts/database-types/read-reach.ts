import type { ISql } from 'postgres'

/** What a browser may name: the columns of each table and view, the arguments of each function. */
export type Reach = {
  readonly tables: Readonly<Record<string, readonly string[]>>
  readonly functions: Readonly<Record<string, readonly string[]>>
}

type Named = { readonly name: string; readonly parts: readonly string[] }

const byName = (rows: readonly Named[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(rows.map(({ name, parts }) => [name, parts]))

export const readReach = async (sql: ISql): Promise<Reach> => {
  const tables = await sql<Named[]>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as parts
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'f')
       and (has_any_column_privilege('anon', c.oid, 'select, insert, update')
         or has_any_column_privilege('authenticated', c.oid, 'select, insert, update'))
     group by c.relname order by c.relname`
  const functions = await sql<Named[]>`
    select p.proname as name, (p.proargnames)[1:p.pronargs] as parts
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public'
       and (has_function_privilege('anon', p.oid, 'execute')
         or has_function_privilege('authenticated', p.oid, 'execute'))
     order by p.proname`
  return { tables: byName(tables), functions: byName(functions) }
}

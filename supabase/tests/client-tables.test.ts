import { afterAll, beforeAll, expect, test } from 'vitest'
import { FUNCTIONS, TABLES } from '#contract/tables.ts'
import { meetPeople, type People } from './people.ts'

let people: People
beforeAll(async () => {
  people = await meetPeople()
})
afterAll(() => people.leave())

test('the browser knows every table it may reach by its real name and columns', async () => {
  const columns = await people.sql<{ relation: string; columns: string[] }[]>`
    select c.relname as relation, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'f')
       and (has_any_column_privilege('anon', c.oid, 'select, insert, update')
         or has_any_column_privilege('authenticated', c.oid, 'select, insert, update'))
     group by c.relname`
  const sorted = (entries: readonly (readonly [string, readonly string[]])[]) =>
    Object.fromEntries(entries.map(([name, parts]) => [name, parts.toSorted()]))
  expect(sorted(columns.map((row) => [row.relation, row.columns]))).toEqual(sorted(Object.entries(TABLES)))
})

test('the browser knows every function it may call by its real name and arguments', async () => {
  const functions = await people.sql<{ name: string; arguments: string[] }[]>`
    select p.proname as name, (p.proargnames)[1:p.pronargs] as arguments
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = 'public' and has_function_privilege('anon', p.oid, 'execute')`
  expect(Object.fromEntries(functions.map((row) => [row.name, row.arguments]))).toEqual(FUNCTIONS)
})

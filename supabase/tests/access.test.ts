import { readFile } from 'node:fs/promises'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readFunctions, readRelations } from './access-matrix.ts'
import { meetPeople, type People } from './people.ts'

let people: People
beforeAll(async () => {
  people = await meetPeople()
})
afterAll(() => people.leave())

const expected: unknown = JSON.parse(
  await readFile(new URL('./policies.expected.json', import.meta.url), 'utf8'),
)

describe('access as the database sees it', () => {
  test('is the one written down, table by table [R-DATA-019]', async () => {
    // a request of every role first: serving must not widen what the migrations granted
    await people.visitor().from('beta_waitlist').select('id').limit(1)
    const owner = await people.owner()
    await owner.client.from('pet_profiles').select('id').limit(1)
    await people.service().from('contact_messages').select('id').limit(1)

    const actual = { relations: await readRelations(people.sql), functions: await readFunctions(people.sql) }
    expect(JSON.parse(JSON.stringify(actual))).toEqual(expected)
  })

  test('has row level security on every table [R-DATA-019]', async () => {
    const relations = await readRelations(people.sql)
    expect(relations.filter(({ kind, rowLevelSecurity }) => kind === 'table' && !rowLevelSecurity)).toEqual(
      [],
    )
    expect(relations.filter(({ kind }) => kind === 'table').length).toBeGreaterThanOrEqual(12)
  })

  test('gives every function with rights of its own a fixed search path', async () => {
    const loose = await people.sql`
      select p.oid::regprocedure::text as signature
        from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('public', 'private') and not coalesce(p.proconfig, '{}') @> array['search_path=""']`
    expect([...loose]).toEqual([])
  })
})

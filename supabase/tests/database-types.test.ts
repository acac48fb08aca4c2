import { readFile } from 'node:fs/promises'
import postgres, { type Sql } from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseUrl } from '#local/tests/own-database.ts'
import { generatedFiles } from '../../scripts/database-types/generated-files.ts'

let sql: Sql
beforeAll(() => {
  sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
})
afterAll(() => sql.end())

const kept = (path: string): Promise<string> => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')
/** Any difference, as the command that ends it. */
const STALE = 'is not what the migrations make: npm run types:database'

describe('the types of the tables', () => {
  test.each(['contract/database/database.ts', 'contract/database/tables.ts'])(
    '%s are what the migrations make',
    async (path) => {
      const files = await generatedFiles(sql)
      expect(files[path], `${path} ${STALE}`).toBe(await kept(path))
    },
  )

  test('follow a migration, and only what a browser may reach is a name for browsers', async () => {
    const undone = new Error('undone')
    const changed: Record<string, string> = {}
    const migrate = sql.begin(async (transaction) => {
      await transaction`create table public.whistles (id uuid primary key, tone jsonb, lists text[] not null)`
      await transaction`revoke all on public.whistles from anon, authenticated`
      Object.assign(changed, { hidden: (await generatedFiles(transaction))['contract/database/tables.ts'] })
      await transaction`grant select on public.whistles to authenticated`
      Object.assign(changed, await generatedFiles(transaction))
      throw undone
    })
    await expect(migrate).rejects.toBe(undone)
    expect(changed['contract/database/database.ts']).toMatch(
      /whistles: \{\s+Row: \{\s+id: string\s+lists: string\[\]\s+tone: Json \| null\s+\}/,
    )
    expect(changed['hidden']).not.toContain('whistles')
    expect(changed['contract/database/tables.ts']).toContain("whistles: ['id', 'tone', 'lists']")
  })
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

test('the app talks to accounts and data only through the client library, made in one module [R-NET-012]', () => {
  expect(files.length).toBeGreaterThan(100)
  const makers = files.filter((file) => /createClient|import\('@supabase/.test(textOf(file)))
  expect(makers).toEqual(['web/lib/calls/supabase.ts'])
  // Elsewhere only its types are known.
  const importers = files.filter((file) =>
    /^import (?!type )[^\n]*'@supabase\/supabase-js'/m.test(textOf(file)),
  )
  expect(importers).toEqual([])
  const byHand = files.filter((file) => /fetch\([^)]*\/(rest|auth|storage)\/v1/.test(textOf(file)))
  expect(byHand).toEqual([])
})

test('accounts, rows and files are all it needs of a backend: no realtime, no server functions [R-NET-011]', () => {
  const needing = files.filter((file) => /\.channel\(|\.functions\b|\.invoke\(/.test(textOf(file)))
  expect(needing).toEqual([])
  // Our own service is asked over HTTP: where it is, by one module, and for the start of a job, which has its own clock.
  const asking = files.filter((file) => /\bfetch\(/.test(textOf(file)) && /\b\w*BaseUrl\b/.test(textOf(file)))
  expect(asking.toSorted()).toEqual([
    'web/features/assessment/api/start-assessment.ts',
    'web/lib/calls/service.ts',
    'web/lib/config.ts',
  ])
})

test('every row that comes from the database is checked before it is used [R-NET-012]', () => {
  const readers = files.filter((file) => /\.from\('\w+'\)[\s\S]{0,80}\.select\(/.test(textOf(file)))
  expect(readers.length).toBeGreaterThan(3)
  const withoutSchema = readers.filter(
    (file) => !/(?<!JSON\.)\b(?:safeParse|parse|readRows?)\(/.test(textOf(file)),
  )
  // Without a schema: whether a row came back at all; three columns, checked by hand on a light page; one flag.
  expect(withoutSchema.toSorted()).toEqual([
    'web/features/assessment/api/save-session.ts',
    'web/features/waitlist/api/join-waitlist.ts',
    'web/lib/session/session.ts',
  ])
})

import { readFile } from 'node:fs/promises'
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation'
import { introspect } from '@supabase/postgrest-typegen/introspection'
import { format, type FormatOptions } from 'oxfmt'
import type { ISql } from 'postgres'
import { readReach, type Reach } from './read-reach.ts'

const HEADER = '// Generated from supabase/migrations by `npm run types:database`; a change here is lost.\n\n'

/** The library's own shorthands follow the type; ours are fewer and stand in contract/database/clients.ts. */
const AFTER_THE_TYPE = '\ntype DatabaseWithoutInternals'

const root = new URL('../../', import.meta.url)

const formatted = async (name: string, code: string): Promise<string> => {
  const options = JSON.parse(await readFile(new URL('.oxfmtrc.json', root), 'utf8')) as FormatOptions
  const { code: text, errors } = await format(name, HEADER + code, options)
  if (errors.length > 0) throw new Error(`${name} cannot be formatted: ${errors[0]?.message}`)
  return text
}

/** As JSON it also takes lists that nobody may change, for they are only read. */
const typesOf = async (sql: ISql): Promise<string> => {
  const query = async (text: string) => ({ rows: await sql.unsafe(text) })
  const metadata = await introspect({ query }, { includedSchemas: ['public'] })
  const code = await generateTypescript(sortGeneratorMetadata(metadata), {
    format: (unformatted) => Promise.resolve(unformatted),
  })
  const end = code.indexOf(AFTER_THE_TYPE)
  if (end < 0) throw new Error('the generator no longer ends the type where it did')
  return code.slice(0, end).replace('| Json[]', '| readonly Json[]')
}

const namesOf = ({ tables, functions }: Reach): string => `
/** Every table and view that the browser may reach, with its columns. */
export const TABLES = ${JSON.stringify(tables)} as const

/** Every function of the database that the browser may call, with the names of its arguments. */
export const FUNCTIONS = ${JSON.stringify(functions)} as const
`

export const generatedFiles = async (sql: ISql): Promise<Readonly<Record<string, string>>> => ({
  'contract/database/database.ts': await formatted('database.ts', await typesOf(sql)),
  'contract/database/tables.ts': await formatted('tables.ts', namesOf(await readReach(sql))),
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { prepareDatabase } from '#local/postgres/schema/prepare-database.ts'
import { startPostgres } from '#local/postgres/server/start-postgres.ts'
import { generatedFiles } from './database-types/generated-files.ts'

const directory = await mkdtemp(join(tmpdir(), 'pawlight-types-'))
const database = await startPostgres({ dataDir: directory, log: () => undefined })
const sql = postgres(database.url, { max: 1, onnotice: () => undefined })
try {
  await prepareDatabase(database.url)
  for (const [path, text] of Object.entries(await generatedFiles(sql))) {
    await writeFile(join(import.meta.dirname, '..', path), text)
    console.log(path)
  }
} finally {
  await sql.end()
  await database.stop()
  await rm(directory, { recursive: true, force: true })
}

import { join } from 'node:path'
import postgres, { type Sql } from 'postgres'
import { CommandFailure } from '#local/cli/command.ts'
import { findRunningPostgres } from '#local/postgres/server/find-running.ts'
import { prepareDatabase } from '#local/postgres/schema/prepare-database.ts'
import { startPostgres } from '#local/postgres/server/start-postgres.ts'
import type { Settings } from '#local/settings/settings.ts'
import { databaseFailure } from '#local/start-failure.ts'

type Opened = { readonly url: string; readonly close: () => Promise<void> }

const open = async ({ backend, dataDir }: Settings): Promise<Opened> => {
  if (backend.mode === 'supabase') {
    throw new CommandFailure('In the supabase mode this is done in the Supabase project itself.')
  }
  if (backend.mode === 'postgres') return { url: backend.databaseUrl, close: async () => undefined }
  const directory = join(dataDir, 'postgres')
  const running = await findRunningPostgres(directory)
  if (running !== undefined) return { url: running, close: async () => undefined }
  const own = await startPostgres({ dataDir: directory, log: () => undefined })
  try {
    await prepareDatabase(own.url)
  } catch (error) {
    await own.stop()
    throw error
  }
  return { url: own.url, close: own.stop }
}

export const withDatabase = async <T>(settings: Settings, work: (sql: Sql) => Promise<T>): Promise<T> => {
  const { url, close } = await open(settings)
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => undefined })
  try {
    return await work(sql)
  } catch (error) {
    throw databaseFailure(error)
  } finally {
    await sql.end({ timeout: 3 })
    await close()
  }
}

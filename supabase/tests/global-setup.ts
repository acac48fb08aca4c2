import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { prepareDatabase } from '#local/postgres/prepare-database.ts'
import { startPostgres } from '#local/postgres/start-postgres.ts'

declare module 'vitest' {
  // vitest knows what is handed to the tests by merging this interface
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    databaseUrl: string
  }
}

/** One database for all database tests; each test makes its own rows in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'pawlight-tests-'))
  const database = await startPostgres({ dataDir: directory, log: () => undefined })
  try {
    await prepareDatabase(database.url)
    project.provide('databaseUrl', database.url)
  } catch (cause) {
    await database.stop()
    throw cause
  }
  return async () => {
    await database.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

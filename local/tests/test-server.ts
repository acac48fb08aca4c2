import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '#local/postgres/schema/prepare-database.ts'
import { startPostgres } from '#local/postgres/server/start-postgres.ts'
import { databaseBeside } from './database-address.ts'

declare module 'vitest' {
  // vitest knows what is handed to the tests by merging this interface
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    testServer: {
      readonly url: string
      readonly prepared: string
    }
  }
}

const PREPARED = 'prepared'

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'pawlight-tests-'))
  const server = await startPostgres({ dataDir: directory, log: () => undefined })
  try {
    const sql = postgres(server.url, { max: 1, onnotice: () => undefined })
    await sql.unsafe(`create database ${PREPARED}`)
    await sql.end()
    await prepareDatabase(databaseBeside(server.url, PREPARED))
    project.provide('testServer', { url: server.url, prepared: PREPARED })
  } catch (cause) {
    await server.stop()
    throw cause
  }
  return async () => {
    await server.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'
import { databaseBeside } from './database-address.ts'

/** Copies the prepared database; several files may do so at once, because nobody is connected to it. */
async function copyOfPrepared(): Promise<string> {
  const { url, prepared } = inject('testServer')
  const name = `of_one_file_${randomUUID().replaceAll('-', '')}`
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await sql.unsafe(`create database ${name} template ${prepared}`)
  } finally {
    await sql.end()
  }
  return databaseBeside(url, name)
}

/**
 * A database with every migration applied that belongs to the test file which is running: no other file reads, counts
 * or ends anything in it. Roles are the only thing all of them share. It goes with its server after the run.
 */
export const databaseUrl = await copyOfPrepared()

import { AsyncLocalStorage } from 'node:async_hooks'
import type { PostgresConnection } from '@supabase/lite/postgres'
import { type Failure, failureOf } from '#local/gateway/request/database-error.ts'

type Note = { failure: Failure | null }

const notes = new AsyncLocalStorage<Note>()

/**
 * Lets the caller of `watched` learn what the database really said: the backend turns most failures into a text
 * without their code, so the one place it looks at them is asked to take a note.
 */
export const noteFailures = (connection: PostgresConnection): PostgresConnection => {
  const original = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (thrown: unknown) => {
    const normal = original(thrown)
    const note = notes.getStore()
    if (note !== undefined) note.failure = failureOf(normal)
    return normal
  }
  return connection
}

export const watched = <T>(run: () => Promise<T>): Promise<{ result: T; failure: Failure | null }> => {
  const note: Note = { failure: null }
  return notes.run(note, async () => ({ result: await run(), failure: note.failure }))
}

import type { Sql } from 'postgres'
import { z } from 'zod'
import { deletionFunctions } from '#service/providers/deletions/deletion-functions.ts'
import type { DeletionStore } from '#service/providers/deletions/deletion-store.ts'

const Answer = z.object({ answer: z.unknown() })

/** Files lie in the same database and go with their account. */
export const createPostgresDeletionStore = (sql: Sql): DeletionStore => ({
  ...deletionFunctions(async (name, args) => {
    const named = Object.keys(args).map((argument, at) => `${argument} => $${at + 1}`)
    // The names stand in our code; what an owner wrote goes apart from the text.
    const [row] = await sql.unsafe(
      `select public.${name}(${named.join(', ')}) as answer`,
      Object.values(args),
    )
    return Answer.parse(row).answer
  }),
  removeFiles: () => Promise.resolve(),
})

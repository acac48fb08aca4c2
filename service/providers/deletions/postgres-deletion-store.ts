import type { Sql } from 'postgres'
import { z } from 'zod'
import {
  CarriedOut,
  type DeletionStore,
  Judged,
  KeptRecord,
  OwnDeleted,
  Shown,
} from '#service/providers/deletions/deletion-store.ts'

const Answer = z.object({ answer: z.unknown() })
const answerOf = (rows: readonly unknown[]): unknown => Answer.parse(rows[0]).answer

/** Files lie in the same database and go with their account. */
export const createPostgresDeletionStore = (sql: Sql): DeletionStore => ({
  async show(reference) {
    return Shown.parse(answerOf(await sql`select public.show_deletion_request(${reference}) as answer`))
  },
  async verify(reference, by) {
    return Judged.parse(
      answerOf(await sql`select public.judge_deletion_request(${reference}, ${by}, null) as answer`),
    )
  },
  async reject(reference, because) {
    return Judged.parse(
      answerOf(await sql`select public.judge_deletion_request(${reference}, null, ${because}) as answer`),
    )
  },
  async carryOut(reference, verifiedBy, { kept, backupsPurgeAt }) {
    const rows = await sql`
      select public.carry_out_deletion(
        ${reference}, ${verifiedBy}, ${JSON.stringify(kept)}, ${backupsPurgeAt}) as answer`
    return CarriedOut.parse(answerOf(rows))
  },
  async deleteOwn({ userId, reference, dueAt, kept, backupsPurgeAt }) {
    const rows = await sql`
      select public.delete_own_account(
        ${userId}, ${reference}, ${dueAt}, ${JSON.stringify(kept)}, ${backupsPurgeAt}) as answer`
    return OwnDeleted.parse(answerOf(rows))
  },
  removeFiles: () => Promise.resolve(),
  async finish(reference) {
    await sql`select public.finish_deletion(${reference})`
  },
  async unfinished() {
    return z.array(KeptRecord).parse(answerOf(await sql`select public.unfinished_deletions() as answer`))
  },
})

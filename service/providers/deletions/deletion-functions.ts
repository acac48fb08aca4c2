import { z } from 'zod'
import type { ServiceDatabase } from '#contract/database/clients.ts'
import {
  CarriedOut,
  type DeletionStore,
  Judged,
  KeptRecord,
  OwnDeleted,
  Shown,
} from '#service/providers/deletions/deletion-store.ts'

type Functions = ServiceDatabase['public']['Functions']

/** Calls a function of the database by the names of its arguments, and gives its answer. */
export type CallFunction = <Name extends keyof Functions>(
  name: Name,
  args: Functions[Name]['Args'],
) => Promise<unknown>

/** What lies in the database, by its functions; files may lie elsewhere. */
export const deletionFunctions = (call: CallFunction): Omit<DeletionStore, 'removeFiles'> => ({
  async show(reference) {
    return Shown.parse(await call('show_deletion_request', { p_reference: reference }))
  },
  async verify(reference, by) {
    const args = { p_reference: reference, p_verified_by: by, p_rejected_because: null }
    return Judged.parse(await call('judge_deletion_request', args))
  },
  async reject(reference, because) {
    const args = { p_reference: reference, p_verified_by: null, p_rejected_because: because }
    return Judged.parse(await call('judge_deletion_request', args))
  },
  async carryOut(reference, verifiedBy, { kept, backupsPurgeAt }) {
    const answer = await call('carry_out_deletion', {
      p_reference: reference,
      p_verified_by: verifiedBy,
      p_kept: JSON.stringify(kept),
      p_backups_purge_at: backupsPurgeAt.toISOString(),
    })
    return CarriedOut.parse(answer)
  },
  async deleteOwn({ userId, reference, dueAt, kept, backupsPurgeAt }) {
    const answer = await call('delete_own_account', {
      p_user_id: userId,
      p_reference: reference,
      p_due_at: dueAt.toISOString(),
      p_kept: JSON.stringify(kept),
      p_backups_purge_at: backupsPurgeAt.toISOString(),
    })
    return OwnDeleted.parse(answer)
  },
  async finish(reference) {
    await call('finish_deletion', { p_reference: reference })
  },
  async unfinished() {
    return z.array(KeptRecord).parse(await call('unfinished_deletions', {}))
  },
})

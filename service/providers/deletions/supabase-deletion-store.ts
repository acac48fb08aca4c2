import { z } from 'zod'
import type { ServiceDatabase } from '#contract/database/clients.ts'
import { BUCKETS } from '#contract/database/storage.ts'
import {
  CarriedOut,
  type DeletionStore,
  Judged,
  KeptRecord,
  OwnDeleted,
  Shown,
} from '#service/providers/deletions/deletion-store.ts'
import type { ServiceClient } from '#service/providers/service-client.ts'

type Functions = ServiceDatabase['public']['Functions']

/** As many names as one call of the storage service lists or removes. */
const AT_ONCE = 100

const fail = (error: { message: string }): never => {
  throw new Error(`deletion store: ${error.message}`)
}

/** What is removed no longer stands in the next list. */
const emptyFolder = async (client: ServiceClient, bucket: string, folder: string): Promise<void> => {
  const files = client.storage.from(bucket)
  for (;;) {
    const { data, error } = await files.list(folder, { limit: AT_ONCE })
    if (error !== null) return fail(error)
    if (data.length === 0) return
    // the storage service gives a folder no id
    const inner = data.filter(({ id }) => id === null)
    for (const { name } of inner) await emptyFolder(client, bucket, `${folder}/${name}`)
    const names = data.filter((entry) => !inner.includes(entry)).map(({ name }) => `${folder}/${name}`)
    if (names.length === 0) continue
    const removed = await files.remove(names)
    if (removed.error !== null) return fail(removed.error)
    if (removed.data.length === 0) throw new Error('deletion store: the files could not be removed')
  }
}

export const createSupabaseDeletionStore = (client: ServiceClient): DeletionStore => {
  const call = async <Name extends keyof Functions>(
    name: Name,
    args: Functions[Name]['Args'],
  ): Promise<unknown> => {
    const { data, error } = await client.rpc(name, args)
    return error === null ? data : fail(error)
  }
  return {
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
    async removeFiles(folders) {
      for (const folder of folders)
        for (const bucket of Object.values(BUCKETS)) await emptyFolder(client, bucket, folder)
    },
    async finish(reference) {
      await call('finish_deletion', { p_reference: reference })
    },
    async unfinished() {
      return z.array(KeptRecord).parse(await call('unfinished_deletions', {}))
    },
  }
}

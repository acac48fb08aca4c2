import { BUCKETS } from '#contract/database/storage.ts'
import { deletionFunctions } from '#service/providers/deletions/deletion-functions.ts'
import type { DeletionStore } from '#service/providers/deletions/deletion-store.ts'
import type { ServiceClient } from '#service/providers/service-client.ts'

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

export const createSupabaseDeletionStore = (client: ServiceClient): DeletionStore => ({
  ...deletionFunctions(async (name, args) => {
    const { data, error } = await client.rpc(name, args)
    return error === null ? data : fail(error)
  }),
  async removeFiles(folders) {
    for (const folder of folders)
      for (const bucket of Object.values(BUCKETS)) await emptyFolder(client, bucket, folder)
  },
})

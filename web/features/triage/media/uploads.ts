import { BUCKETS } from '#contract/database/storage.ts'
import { fromThrown } from '#web/lib/calls/call-failed.ts'
import { log } from '#web/lib/log.ts'
import { removeFiles, uploadFile } from '#web/lib/files/stored-files.ts'
import { onForgetTriage } from '#web/lib/storage/triage-memory.ts'
import { useUploads, type Upload } from './upload-states.ts'

type Sending = { readonly path: string; readonly controller: AbortController }

const sendings = new Map<File, Sending>()
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

const put = (file: File, upload: Upload | null): void =>
  useUploads.setState(({ uploads }) => {
    const next = new Map(uploads)
    if (upload === null) next.delete(file)
    else next.set(file, upload)
    return { uploads: next }
  })

async function send(file: File, path: string): Promise<void> {
  const controller = new AbortController()
  sendings.set(file, { path, controller })
  put(file, { state: 'sending', share: 0 })
  try {
    await uploadFile({
      bucket: BUCKETS.media,
      path,
      file,
      signal: controller.signal,
      onProgress: (share) => {
        if (useUploads.getState().uploads.get(file)?.state === 'sending')
          put(file, { state: 'sending', share })
      },
    })
    if (sendings.has(file)) put(file, { state: 'stored', path })
    else await removeQuietly(path)
  } catch (error) {
    if (!sendings.has(file)) return
    log.warn('media.not-uploaded', fromThrown(error).kind)
    put(file, { state: 'failed' })
  }
}

const removeQuietly = (path: string): Promise<void> =>
  removeFiles(BUCKETS.media, [path]).catch((error: unknown) => log.warn('media.not-removed', error))

export const startUpload = (file: File, folder: string): Promise<void> =>
  send(file, `${folder}/${crypto.randomUUID()}.${ENDINGS[file.type] ?? 'bin'}`)

export async function retryUpload(file: File): Promise<void> {
  const known = sendings.get(file)
  if (known !== undefined && useUploads.getState().uploads.get(file)?.state === 'failed') {
    await send(file, known.path)
  }
}

export function knowUpload(file: File, path: string): void {
  sendings.set(file, { path, controller: new AbortController() })
  put(file, { state: 'stored', path })
}

export async function takeBack(file: File): Promise<void> {
  const known = sendings.get(file)
  const wasStored = useUploads.getState().uploads.get(file)?.state === 'stored'
  sendings.delete(file)
  put(file, null)
  known?.controller.abort()
  if (known !== undefined && wasStored) await removeQuietly(known.path)
}

export const retryAll = (): void => {
  for (const file of sendings.keys()) void retryUpload(file)
}

onForgetTriage(() => {
  for (const { controller } of sendings.values()) controller.abort()
  sendings.clear()
  useUploads.setState({ uploads: new Map() })
})

import type { Bucket } from '#contract/database/storage.ts'
import { CallFailed, failureOfStatus } from '#web/lib/calls/call-failed.ts'
import { loadConfig } from '#web/lib/config.ts'
import { readSignal } from '#web/lib/calls/reads.ts'
import { backend } from '#web/lib/calls/supabase.ts'

/** A video of 10 MB takes this long on a slow phone. */
const UPLOAD_TIMEOUT = 180_000

export type Upload = {
  readonly bucket: Bucket
  /** The account's id first: each owner has one folder. */
  readonly path: string
  readonly file: Blob
  /** From 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}

async function credentials(): Promise<{ url: string; headers: Record<string, string> }> {
  const { supabase } = await loadConfig().catch((cause: unknown) => {
    throw new CallFailed('unavailable', { cause })
  })
  if (supabase === null) throw new CallFailed('unavailable')
  const { data } = await (await backend()).auth.getSession()
  if (data.session === null) throw new CallFailed('auth_required')
  return {
    url: new URL(supabase.url, window.location.origin).href.replace(/\/$/, ''),
    headers: {
      apikey: supabase.publishableKey,
      authorization: `Bearer ${data.session.access_token}`,
    },
  }
}

/** Not by the client library, which cannot tell how far an upload is. */
export async function uploadFile({ bucket, path, file, onProgress, signal }: Upload): Promise<void> {
  const { url, headers } = await credentials()
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const request = new XMLHttpRequest()
  request.open('POST', `${url}/storage/v1/object/${bucket}/${path}`)
  request.timeout = UPLOAD_TIMEOUT
  for (const [name, value] of Object.entries({ ...headers, 'content-type': file.type }))
    request.setRequestHeader(name, value)
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    if (total > 0) onProgress?.(Math.min(1, loaded / total))
  })
  request.addEventListener('load', () => {
    const { status } = request
    // what is there already was stored by an attempt whose answer got lost
    if ((status >= 200 && status < 300) || status === 409) resolve()
    else reject(new CallFailed(failureOfStatus(status), { status }))
  })
  request.addEventListener('error', () => reject(new CallFailed('offline')))
  request.addEventListener('timeout', () => reject(new CallFailed('timeout')))
  request.addEventListener('abort', () => reject(new CallFailed('aborted')))
  signal?.addEventListener('abort', () => request.abort(), { once: true })
  if (signal?.aborted === true) throw new CallFailed('aborted')
  request.send(file)
  return promise
}

export async function downloadFile(bucket: Bucket, path: string): Promise<Blob> {
  const client = await backend()
  const { data, error } = await client.storage.from(bucket).download(path, {}, { signal: readSignal() })
  if (error) throw new CallFailed('unavailable', { cause: error })
  return data
}

export async function listFiles(bucket: Bucket, folder: string): Promise<readonly string[]> {
  const client = await backend()
  const { data, error } = await client.storage.from(bucket).list(folder, {}, { signal: readSignal() })
  if (error) throw new CallFailed('unavailable', { cause: error })
  return data.map(({ name }) => name)
}

export async function removeFiles(bucket: Bucket, paths: readonly string[]): Promise<void> {
  const client = await backend()
  const { error } = await client.storage.from(bucket).remove([...paths])
  if (error) throw new CallFailed('unavailable', { cause: error })
}

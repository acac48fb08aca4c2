import { BUCKETS } from '#contract/database/storage.ts'
import { loadConfig } from '#web/lib/config.ts'
import { log } from '#web/lib/log.ts'
import type { MediaFile } from '../case/media.ts'
import { useUploads } from './upload-states.ts'

/** As much as a request carries inside itself, counted in characters. */
const INLINE_MAX = 20 * 1024 * 1024

export type EncodedMedia =
  | { readonly data_url: string; readonly mime_type: string }
  | { readonly url: string }

/** Files go inside the request, and past 20 MB by address where a hosted storage has them. */
export async function encodeMedia(files: readonly MediaFile[]): Promise<EncodedMedia[]> {
  const addresses = await addressesOf(files)
  const encoded: EncodedMedia[] = []
  let carried = 0
  for (const { file } of files) {
    const address = addresses.get(file)
    const length = Math.ceil(file.size / 3) * 4
    if (address !== undefined && carried + length > INLINE_MAX) {
      encoded.push({ url: address })
      continue
    }
    try {
      encoded.push({ data_url: await textOf(file), mime_type: file.type })
      carried += length
    } catch (error) {
      log.warn('media.not-encoded', error)
    }
  }
  return encoded
}

async function addressesOf(files: readonly MediaFile[]): Promise<ReadonlyMap<File, string>> {
  const supabase = await loadConfig().then(
    (config) => config.supabase,
    () => null,
  )
  const { uploads } = useUploads.getState()
  const addresses = new Map<File, string>()
  // the service takes addresses of a hosted storage only, which is not on this site
  if (supabase === null || new URL(supabase.url).origin === window.location.origin) return addresses
  for (const { file } of files) {
    const upload = uploads.get(file)
    if (upload?.state !== 'stored') continue
    addresses.set(file, `${supabase.url}/storage/v1/object/authenticated/${BUCKETS.media}/${upload.path}`)
  }
  return addresses
}

function textOf(file: File): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () => {
    if (typeof reader.result === 'string') resolve(reader.result)
    else reject(new Error('unreadable file'))
  })
  reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable file')))
  reader.readAsDataURL(file)
  return promise
}

import { log } from '#web/lib/log.ts'
import type { MediaFile } from '../media.ts'

const LONGEST_SIDE = 2048
const QUALITY = 0.85

export type EncodedMedia = { readonly data_url: string; readonly mime_type: string }

/** The chosen files as a request carries them. Pictures are drawn anew, so that no place or time travels inside them. */
export async function encodeMedia(files: readonly MediaFile[]): Promise<EncodedMedia[]> {
  const encoded: EncodedMedia[] = []
  for (const { file, type } of files) {
    try {
      encoded.push(type.startsWith('image/') ? await redrawn(file) : await asItIs(file))
    } catch (error) {
      // What cannot be drawn cannot be cleaned either, so it stays on the device.
      log.warn('media.not-encoded', error)
    }
  }
  return encoded
}

async function redrawn(file: File): Promise<EncodedMedia> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no canvas')
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return { data_url: canvas.toDataURL('image/jpeg', QUALITY), mime_type: 'image/jpeg' }
}

function asItIs(file: File): Promise<EncodedMedia> {
  const { promise, resolve, reject } = Promise.withResolvers<EncodedMedia>()
  const reader = new FileReader()
  reader.addEventListener('load', () => {
    if (typeof reader.result === 'string') resolve({ data_url: reader.result, mime_type: file.type })
    else reject(new Error('unreadable file'))
  })
  reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable file')))
  reader.readAsDataURL(file)
  return promise
}

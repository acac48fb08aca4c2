import { mediaKindOf } from '#contract/assess/media-kind.ts'
import { withoutPlace } from '#contract/map/without-place.ts'
import { log } from '#web/lib/log.ts'
import { redrawPicture } from '#web/lib/files/redraw-picture.ts'
import { faultOfFile, type MediaFile, type MediaRefusal } from '../case/media.ts'

const LONGEST_SIDE = 1600
const HEAD_BYTES = 64

export type Prepared =
  | { readonly ok: true; readonly media: MediaFile }
  | { readonly ok: false; readonly refusal: MediaRefusal }

async function cleaned(file: File, kind: 'image' | 'video', mime: string): Promise<File> {
  const { name } = file
  if (kind === 'image') {
    const picture = await redrawPicture(file, LONGEST_SIDE)
    return new File([picture], name, { type: picture.type })
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  return new File([withoutPlace(bytes, mime)], name, { type: mime })
}

/**
 * Looks into a chosen file and makes what will be sent of it: pictures are drawn anew, at most 1600 pixels long, videos
 * lose their notes. What cannot be opened cannot be cleaned either, so it never leaves the device.
 */
export async function prepareMedia(file: File): Promise<Prepared> {
  const kind = mediaKindOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  const fault = faultOfFile({ size: file.size, kind })
  if (fault !== null || kind === null) return { ok: false, refusal: fault ?? 'wrong-kind' }
  try {
    const clean = await cleaned(file, kind.kind, kind.mime)
    const { name, size, type } = clean
    return { ok: true, media: { name, size, type, file: clean, previewUrl: URL.createObjectURL(clean) } }
  } catch (error) {
    log.warn('media.not-opened', error)
    return { ok: false, refusal: kind.mime === 'image/heic' ? 'heic' : 'unreadable' }
  }
}

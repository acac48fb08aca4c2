import { MEDIA_BYTES } from '#contract/assess/assess-request.ts'
import { FILE_TOO_LARGE, mediaKindOf } from '#contract/assess/media-kind.ts'
import { BUCKETS } from '#contract/database/storage.ts'
import { log } from '#web/lib/log.ts'
import { redrawPicture } from '#web/lib/files/redraw-picture.ts'
import { downloadFile, removeFiles, uploadFile } from '#web/lib/files/stored-files.ts'

const LONGEST_SIDE = 800

const WRONG_KIND = 'Please choose a photo, such as a JPEG or PNG file.'
const UNREADABLE = 'This photo could not be opened. Please choose another one.'
const NO_HEIC = 'This browser cannot open HEIC photos. Please choose a JPEG, or use your phone.'

export type PreparedPhoto =
  | { readonly ok: true; readonly photo: Blob }
  | { readonly ok: false; readonly message: string }

/** The picture is without the place and time that cameras write into it. */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  if (file.size >= MEDIA_BYTES) return { ok: false, message: FILE_TOO_LARGE }
  const kind = mediaKindOf(new Uint8Array(await file.slice(0, 64).arrayBuffer()))
  if (kind?.kind !== 'image') return { ok: false, message: WRONG_KIND }
  try {
    return { ok: true, photo: await redrawPicture(file, LONGEST_SIDE) }
  } catch (error) {
    log.warn('pet.photo-not-opened', error)
    const isHeic = kind.mime === 'image/heic'
    return { ok: false, message: isHeic ? NO_HEIC : UNREADABLE }
  }
}

export async function savePhoto(ownerId: string, petId: string, photo: Blob): Promise<string> {
  const path = `${ownerId}/${petId}/${crypto.randomUUID()}.jpg`
  await uploadFile({ bucket: BUCKETS.petPhotos, path, file: photo })
  return path
}

export const loadPhoto = (path: string): Promise<Blob> => downloadFile(BUCKETS.petPhotos, path)

export const dropPhoto = (path: string): Promise<void> =>
  removeFiles(BUCKETS.petPhotos, [path]).catch((error: unknown) => log.warn('pet.photo-not-removed', error))

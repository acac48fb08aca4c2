import { BUCKETS, mediaFolder } from '#contract/database/storage.ts'
import { downloadFile, listFiles } from '#web/lib/files/stored-files.ts'

export const PHOTOS_SHOWN = 4

export const isPrintable = ({ type }: Blob): boolean => type === 'image/jpeg' || type === 'image/png'

/** Photos are kept for a day, which is when a vet is seen after an emergency; later there are none. */
export async function loadPhotos(ownerId: string, sessionId: string): Promise<readonly Blob[]> {
  const folder = mediaFolder(ownerId, sessionId)
  const names = (await listFiles(BUCKETS.media, folder)).filter((name) => /\.(jpe?g|png)$/i.test(name))
  const files = await Promise.all(
    names.slice(0, PHOTOS_SHOWN).map((name) => downloadFile(BUCKETS.media, `${folder}/${name}`)),
  )
  return files.filter(isPrintable)
}

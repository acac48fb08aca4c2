import { pictureSize } from '#web/lib/files/picture-size.ts'

const QUALITY = 0.85
/** More than any camera of an owner makes; unpacking more could bring a phone down. */
const MOST_PIXELS = 220_000_000

export class PictureUnreadable extends Error {
  override readonly name = 'PictureUnreadable'
}

/**
 * Draws a picture anew as a JPEG whose longest side is at most `longest`. Nothing but what can be seen is left: no place, no
 * time, no camera. Rejects with `PictureUnreadable`.
 */
export async function redrawPicture(file: Blob, longest: number): Promise<Blob> {
  const head = pictureSize(new Uint8Array(await file.slice(0, 256 * 1024).arrayBuffer()))
  if (head !== null && head.width * head.height > MOST_PIXELS) throw new PictureUnreadable('too large')
  const picture = await createImageBitmap(file).catch((cause: unknown) => {
    throw new PictureUnreadable('not decoded', { cause })
  })
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) throw new PictureUnreadable('no canvas')
  // a JPEG has no see-through parts: without this they would turn black
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  const drawn = await promise
  if (drawn === null) throw new PictureUnreadable('not encoded')
  return drawn
}

import type { Photo } from '#service/providers/llm/language-model.ts'

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

const joined = (parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))

/** Segments a picture can be drawn without: APP1 to APP13 and APP15 hold place, time, camera, thumbnails; COM is text. */
const isJpegExtra = (marker: number): boolean =>
  marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xee)

const SCAN = 0xda
const END = 0xd9

/** The end of the picture's own data: what follows is another picture or a hidden file. */
const endOfScan = (bytes: Uint8Array, from: number): number | null => {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] === 0xff && bytes[at + 1] === END) return at + 2
  }
  return null
}

/** Later segments of a progressive picture carry no text of their own, so they are kept as one piece. */
const bareJpeg = (bytes: Uint8Array): Uint8Array | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    const end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length) return null
    if (marker === SCAN) {
      const last = endOfScan(bytes, end)
      return last === null ? null : joined([...parts, bytes.subarray(at, last)])
    }
    if (!isJpegExtra(marker)) parts.push(bytes.subarray(at, end))
    at = end
  }
  return null
}

const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'sRGB', 'cHRM', 'sBIT'])

const barePng = (bytes: Uint8Array): Uint8Array | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = [bytes.subarray(0, 8)]
  let at = 8
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at)
    const kind = ascii(bytes, at + 4, at + 8)
    if (end > bytes.length) return null
    if (PNG_CHUNKS.has(kind)) parts.push(bytes.subarray(at, end))
    if (kind === 'IEND') return joined(parts)
    at = end
  }
  return null
}

const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])
/** In VP8X: there is EXIF, there is XMP. */
const NOT_EXTRAS = 0xff ^ 0b1100

const bareWebp = (bytes: Uint8Array): Uint8Array | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = []
  let at = 12
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at + 4, true)
    const end = at + 8 + size + (size % 2)
    const kind = ascii(bytes, at, at + 4)
    if (end > bytes.length) return null
    if (WEBP_CHUNKS.has(kind)) {
      const part = Uint8Array.from(bytes.subarray(at, end))
      if (kind === 'VP8X') part[8] = (part[8] ?? 0) & NOT_EXTRAS
      parts.push(part)
    }
    at = end
  }
  if (parts.length === 0) return null
  const body = joined(parts)
  const head = new Uint8Array(12)
  head.set(bytes.subarray(0, 4))
  new DataView(head.buffer).setUint32(4, body.length + 4, true)
  head.set(bytes.subarray(8, 12), 8)
  return joined([head, body])
}

/**
 * The picture alone, without the place, time and texts a camera writes into the file; null for a kind of file that
 * models do not take or that cannot be read to its end. What cannot be cleaned is not sent.
 */
export function barePhoto(mime: string, bytes: Uint8Array): Photo | null {
  switch (mime) {
    case 'image/jpeg': {
      const bare = bareJpeg(bytes)
      return bare === null ? null : { mime, bytes: bare }
    }
    case 'image/png': {
      const bare = barePng(bytes)
      return bare === null ? null : { mime, bytes: bare }
    }
    case 'image/webp': {
      const bare = bareWebp(bytes)
      return bare === null ? null : { mime, bytes: bare }
    }
    default:
      return null
  }
}

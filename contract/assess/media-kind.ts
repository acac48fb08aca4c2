export const FILE_TOO_LARGE = 'File size must be less than 10MB'
export const FILE_OF_WRONG_KIND = 'Please upload only images or videos'

export type MediaKind = { readonly kind: 'image' | 'video'; readonly mime: string }

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

const HEIC = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'])
const MP4 = new Set([
  'isom',
  'iso2',
  'iso3',
  'iso4',
  'iso5',
  'iso6',
  'iso7',
  'iso8',
  'iso9',
  'mp41',
  'mp42',
  'avc1',
  'M4V ',
  'MSNV',
  'dash',
  '3gp4',
  '3gp5',
  '3gp6',
  '3gp7',
])

const fromBrand = (brand: string): MediaKind | null => {
  if (HEIC.has(brand)) return { kind: 'image', mime: 'image/heic' }
  if (brand === 'qt  ') return { kind: 'video', mime: 'video/quicktime' }
  return MP4.has(brand) ? { kind: 'video', mime: 'video/mp4' } : null
}

/** By its content, whatever it calls itself; null for everything we do not take. */
export const mediaKindOf = (bytes: Uint8Array): MediaKind | null => {
  if (bytes.length < 12) return null
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff)
    return { kind: 'image', mime: 'image/jpeg' }
  if (ascii(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return { kind: 'image', mime: 'image/png' }
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP')
    return { kind: 'image', mime: 'image/webp' }
  if (['GIF87a', 'GIF89a'].includes(ascii(bytes, 0, 6))) return { kind: 'image', mime: 'image/gif' }
  if (bytes[0] === 0x1a && bytes[1] === 0x45 && bytes[2] === 0xdf && bytes[3] === 0xa3) {
    return ascii(bytes, 0, 64).includes('webm') ? { kind: 'video', mime: 'video/webm' } : null
  }
  return ascii(bytes, 4, 8) === 'ftyp' ? fromBrand(ascii(bytes, 8, 12)) : null
}

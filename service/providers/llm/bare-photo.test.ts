import { describe, expect, test } from 'vitest'
import { barePhoto } from '#service/providers/llm/bare-photo.ts'

const text = (words: string): Uint8Array => new TextEncoder().encode(words)
const joined = (...parts: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(parts))
const number = (value: number, bytes: 2 | 4, isLittle = false): Uint8Array => {
  const out = new Uint8Array(bytes)
  const view = new DataView(out.buffer)
  if (bytes === 2) view.setUint16(0, value, isLittle)
  else view.setUint32(0, value, isLittle)
  return out
}

const PLACE = 'GPS 37.7749 N 122.4194 W'

const segment = (marker: number, content: Uint8Array): Uint8Array =>
  joined(Uint8Array.of(0xff, marker), number(content.length + 2, 2), content)
const scan = joined(
  segment(0xda, Uint8Array.of(1, 1, 0, 0, 63, 0)),
  Uint8Array.of(1, 2, 0xff, 0, 3, 0xff, 0xd9),
)
const JPEG_START = Uint8Array.of(0xff, 0xd8)
const jfif = segment(0xe0, text('JFIF\0'))
const table = segment(0xdb, new Uint8Array(65))

const chunk = (kind: string, content: Uint8Array): Uint8Array =>
  joined(number(content.length, 4), text(kind), content, number(0, 4))
const PNG_START = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

const riff = (kind: string, content: Uint8Array): Uint8Array =>
  joined(text(kind), number(content.length, 4, true), content, new Uint8Array(content.length % 2))
const webp = (...chunks: readonly Uint8Array[]): Uint8Array => {
  const body = joined(text('WEBP'), ...chunks)
  return joined(text('RIFF'), number(body.length, 4, true), body)
}

describe('a photo for the model', () => {
  test('a JPEG loses place, texts and what follows the picture, and keeps the picture', () => {
    const photo = joined(
      JPEG_START,
      jfif,
      segment(0xe1, text(`Exif\0\0${PLACE}`)),
      segment(0xed, text(`Photoshop ${PLACE}`)),
      segment(0xfe, text(PLACE)),
      table,
      scan,
      text(PLACE),
    )
    expect(barePhoto('image/jpeg', photo)?.bytes).toEqual(joined(JPEG_START, jfif, table, scan))
  })

  test('a PNG keeps only what makes the picture', () => {
    const picture = [
      chunk('IHDR', new Uint8Array(13)),
      chunk('IDAT', Uint8Array.of(1, 2, 3)),
      chunk('IEND', new Uint8Array()),
    ]
    const [head = PLACE, data = PLACE, end = PLACE] = picture
    const photo = joined(
      PNG_START,
      Buffer.from(head),
      chunk('eXIf', text(PLACE)),
      chunk('tEXt', text(PLACE)),
      Buffer.from(data),
      Buffer.from(end),
      text(PLACE),
    )
    expect(barePhoto('image/png', photo)?.bytes).toEqual(joined(PNG_START, ...picture))
  })

  test('a WebP loses EXIF and XMP and no longer says that it has them', () => {
    const frame = riff('VP8 ', Uint8Array.of(1, 2, 3))
    const photo = webp(
      riff('VP8X', Uint8Array.of(0b1100, 0, 0, 0, 9, 0, 0, 9, 0, 0)),
      frame,
      riff('EXIF', text(PLACE)),
      riff('XMP ', text(PLACE)),
    )
    const clean = webp(riff('VP8X', Uint8Array.of(0, 0, 0, 0, 9, 0, 0, 9, 0, 0)), frame)
    expect(barePhoto('image/webp', photo)?.bytes).toEqual(clean)
  })

  test.each([
    ['a JPEG that ends in the middle', 'image/jpeg', joined(JPEG_START, jfif, segment(0xda, text('abc')))],
    [
      'a JPEG with a wrong length',
      'image/jpeg',
      joined(JPEG_START, Uint8Array.of(0xff, 0xe1, 0xff, 0xff, 1)),
    ],
    ['a JPEG with noise', 'image/jpeg', joined(JPEG_START, text('no segments here'))],
    ['a PNG without an end', 'image/png', joined(PNG_START, chunk('IHDR', new Uint8Array(13)))],
    [
      'a PNG with a wrong length',
      'image/png',
      joined(PNG_START, number(0xffffffff, 4), text('IDATxxxxxxxx')),
    ],
    ['a WebP without a picture', 'image/webp', webp(riff('EXIF', text(PLACE)))],
    ['a kind that models do not take', 'image/heic', text('ftypheic')],
    ['a kind that may hold texts anywhere', 'image/gif', text('GIF89a')],
    ['a video', 'video/mp4', text('ftypisom')],
  ])('%s is not sent', (_what, mime, bytes) => {
    expect(barePhoto(mime, bytes)).toBeNull()
  })
})

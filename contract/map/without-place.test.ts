import { describe, expect, test } from 'vitest'
import { withoutPlace } from './without-place.ts'

const text = new TextEncoder()
const box = (kind: string, ...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const size = 8 + parts.reduce((sum, part) => sum + part.byteLength, 0)
  const made = new Uint8Array(size)
  new DataView(made.buffer).setUint32(0, size)
  made.set(text.encode(kind), 4)
  let at = 8
  for (const part of parts) {
    made.set(part, at)
    at += part.byteLength
  }
  return made
}
const join = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> => box('xxxx', ...parts).slice(8)
const plain = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes)

const PLACE = '+52.5163+013.3777/'
const udta = box('udta', text.encode(`....xyz${PLACE}`))
const meta = box('meta', text.encode(`com.apple.quicktime.location.ISO6709${PLACE}`))
const frames = box('mdat', text.encode('frames udta meta'))
const video = join(
  box('ftyp', text.encode('qt  ')),
  frames,
  box(
    'moov',
    box('mvhd', text.encode('tables')),
    box('trak', box('tkhd', text.encode('track')), udta),
    udta,
    meta,
  ),
  box('uuid', text.encode(`XMP ${PLACE}`)),
)

describe('a video', () => {
  test('no longer says where it was made', () => {
    expect(plain(video)).toContain(PLACE)
    expect(plain(withoutPlace(video, 'video/quicktime'))).not.toContain('52.5163')
    expect(plain(withoutPlace(video, 'video/quicktime'))).not.toContain('location')
  })

  test('keeps its pictures, tables and length', () => {
    const clean = withoutPlace(video, 'video/quicktime')
    expect(clean.byteLength).toBe(video.byteLength)
    for (const kept of ['frames udta meta', 'mvhd', 'tables', 'tkhd', 'track'])
      expect(plain(clean).indexOf(kept)).toBe(plain(video).indexOf(kept))
  })

  test('that is cut off or no such video is left as it is', () => {
    for (const odd of [video.slice(0, 50), text.encode('hello'), new Uint8Array(7), new Uint8Array(64)])
      expect(withoutPlace(odd, 'video/mp4')).toEqual(odd)
  })
})

describe('a photo', () => {
  const little = (value: number, bytes: 2 | 4): Uint8Array<ArrayBuffer> =>
    Uint8Array.from({ length: bytes }, (_, index) => (value >> (8 * index)) & 0xff)
  const big = (value: number, bytes: 2 | 4): Uint8Array<ArrayBuffer> => little(value, bytes).toReversed()
  const PLACE_BYTES = text.encode('LATITUDE-LATITUDE-LATITU')

  /** Notes with a turn of the picture and a place, as cameras write them in either order of bytes. */
  const notes = (number: typeof little): Uint8Array<ArrayBuffer> => {
    const head = number === little ? 'II*\0' : 'MM\0*'
    const entry = (tag: number, type: number, count: number, value: number) =>
      join(number(tag, 2), number(type, 2), number(count, 4), number(value, 4))
    return join(
      text.encode(head),
      number(8, 4),
      number(2, 2),
      entry(0x0112, 4, 1, 6),
      entry(0x8825, 4, 1, 38),
      number(0, 4),
      number(1, 2),
      entry(2, 5, 3, 56),
      number(0, 4),
      PLACE_BYTES,
    )
  }
  const around = (inner: Uint8Array) =>
    join(Uint8Array.of(0xff, 0xd8, 0xff, 0xe1), text.encode('Exif\0\0'), inner, text.encode('picture'))

  test.each([
    ['little', little],
    ['big', big],
  ] as const)('no longer says where it was taken, in %s bytes', (_name, number) => {
    const photo = around(notes(number))
    const clean = withoutPlace(photo, 'image/jpeg')
    expect(plain(photo)).toContain('LATITUDE')
    expect(plain(clean)).not.toContain('LATI')
    expect(clean.byteLength).toBe(photo.byteLength)
    // how the picture is turned stays, or it would be shown on its side
    expect(plain(clean)).toContain(plain(join(number(0x0112, 2), number(4, 2), number(1, 4), number(6, 4))))
    expect(plain(clean)).toContain('picture')
  })

  test('no longer says it in words either', () => {
    const words = '<x:xmpmeta><rdf exif:GPSLatitude="52,31.2N"/></x:xmpmeta>'
    expect(plain(withoutPlace(around(text.encode(words)), 'image/jpeg'))).not.toContain('GPS')
    expect(plain(withoutPlace(around(text.encode(words.slice(0, 40))), 'image/jpeg'))).not.toContain('GPS')
  })

  test('whose notes lead out of the file is left without fault', () => {
    const broken = around(notes(little)).slice(0, 45)
    expect(withoutPlace(broken, 'image/jpeg').byteLength).toBe(broken.byteLength)
  })

  test('that was made to keep us busy is done in no time', () => {
    const head = join(text.encode('II*\0'), little(8, 4), little(0xffff, 2))
    const busy = new Uint8Array(2_000_000)
    for (let at = 0; at + head.length <= busy.length; at += head.length) busy.set(head, at)
    const start = performance.now()
    withoutPlace(busy, 'image/jpeg')
    expect(performance.now() - start).toBeLessThan(2_000)
  })
})

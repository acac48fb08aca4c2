type Box = { readonly kind: string; readonly start: number; readonly body: number; readonly end: number }

const HOLDS_BOXES = new Set(['moov', 'trak'])
/** Where phones and apps write where, when and with what a video was made; nothing in them is needed to play it. */
const TELLS_MORE = new Set(['udta', 'meta', 'uuid'])
const FREE = [0x66, 0x72, 0x65, 0x65]

function* boxesIn(view: DataView, from: number, to: number): Generator<Box> {
  let start = from
  while (start + 8 <= to) {
    const short = view.getUint32(start)
    const kind = String.fromCharCode(...[4, 5, 6, 7].map((at) => view.getUint8(start + at)))
    const isLong = short === 1 && start + 16 <= to
    const size = isLong ? Number(view.getBigUint64(start + 8)) : short === 0 ? to - start : short
    const end = start + size
    if (size < 8 || end > to) return
    yield { kind, start, body: start + (isLong ? 16 : 8), end }
    start = end
  }
}

function empty(bytes: Uint8Array, { start, body, end }: Box): void {
  bytes.set(FREE, start + 4)
  bytes.fill(0, body, end)
}

function cleanBoxes(bytes: Uint8Array, from: number, to: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const box of boxesIn(view, from, to)) {
    if (TELLS_MORE.has(box.kind)) empty(bytes, box)
    else if (HOLDS_BOXES.has(box.kind)) cleanBoxes(bytes, box.body, box.end)
  }
}

function find(bytes: Uint8Array, text: string, from = 0): number {
  const first = text.charCodeAt(0)
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1)) {
    let same = 1
    while (same < text.length && bytes[at + same] === text.charCodeAt(same)) same += 1
    if (same === text.length) return at
  }
  return -1
}

const HEADS = ['II*\0\u0008\0\0\0', 'MM\0*\0\0\0\u0008'] as const
const GPS_TAG = 0x8825
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
const ENTRY = 12
/** No camera writes more; a file made to keep us busy is not read any further. */
const MOST_ENTRIES = 200
const MOST_NOTES = 40

function blankList(view: DataView, start: number, at: number, isLittle: boolean): void {
  const count = Math.min(view.getUint16(at, isLittle), MOST_ENTRIES)
  for (let entry = at + 2; entry < at + 2 + count * ENTRY; entry += ENTRY) {
    const size = (SIZES[view.getUint16(entry + 2, isLittle)] ?? 0) * view.getUint32(entry + 4, isLittle)
    const from = start + view.getUint32(entry + 8, isLittle)
    if (size > 4) new Uint8Array(view.buffer, view.byteOffset + from, size).fill(0)
    new Uint8Array(view.buffer, view.byteOffset + entry, ENTRY).fill(0)
  }
}

function blankPlace(view: DataView, start: number, isLittle: boolean): void {
  try {
    const count = Math.min(view.getUint16(start + 8, isLittle), MOST_ENTRIES)
    for (let at = start + 10; at < start + 10 + count * ENTRY; at += ENTRY) {
      if (view.getUint16(at, isLittle) !== GPS_TAG) continue
      blankList(view, start, start + view.getUint32(at + 8, isLittle), isLittle)
    }
  } catch (error) {
    // an offset that leads out of the file
    if (!(error instanceof RangeError)) throw error
  }
}

function cleanNotes(bytes: Uint8Array<ArrayBuffer>): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (const head of HEADS) {
    let at = find(bytes, head)
    for (let notes = 0; at !== -1 && notes < MOST_NOTES; notes += 1) {
      blankPlace(view, at, head.startsWith('I'))
      at = find(bytes, head, at + 1)
    }
  }
  for (let at = find(bytes, '<x:xmpmeta'); at !== -1; at = find(bytes, '<x:xmpmeta', at + 1)) {
    const end = find(bytes, '</x:xmpmeta>', at)
    bytes.fill(0x20, at, end === -1 ? bytes.byteLength : end)
  }
}

const BOXED = new Set(['video/mp4', 'video/quicktime'])

/**
 * A photo or video without the place a camera wrote into it, and without further notes where they can be told apart. What
 * is taken out is blanked where it stands, so that every picture and sound stays where the file's own tables look for it.
 */
export function withoutPlace(file: Uint8Array, mime: string): Uint8Array<ArrayBuffer> {
  const clean = new Uint8Array(file)
  if (BOXED.has(mime)) cleanBoxes(clean, 0, clean.byteLength)
  cleanNotes(clean)
  return clean
}

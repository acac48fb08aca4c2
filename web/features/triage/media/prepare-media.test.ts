import { afterEach, describe, expect, test, vi } from 'vitest'
import { prepareMedia } from './prepare-media.ts'

const bytes = (...parts: (string | number[])[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  )
const aFile = (content: Uint8Array<ArrayBuffer>, name = 'x.jpg', type = 'image/jpeg') =>
  new File([content], name, { type })
const PLACE = '+52.5163+013.3777/'
const VIDEO = bytes(
  [0, 0, 0, 16],
  'ftypqt  ',
  [0, 0, 0, 0],
  [0, 0, 0, 34],
  'moov',
  [0, 0, 0, 26],
  'udta',
  PLACE,
)

describe('a chosen file', () => {
  afterEach(() => void vi.restoreAllMocks())

  test('that is a video loses its place and keeps its name [R-MEDIA-006]', async () => {
    const prepared = await prepareMedia(aFile(VIDEO, 'limp.mov', 'text/plain'))
    if (!prepared.ok) throw new Error(prepared.refusal)
    const { media } = prepared
    expect(media).toMatchObject({ name: 'limp.mov', type: 'video/quicktime', size: VIDEO.byteLength })
    expect(new TextDecoder().decode(await media.file.arrayBuffer())).not.toContain(PLACE)
  })

  test('is told by its content and not by its name', async () => {
    await expect(prepareMedia(aFile(bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')))).resolves.toEqual({
      ok: false,
      refusal: 'wrong-kind',
    })
  })

  test('that cannot be opened here is refused, HEIC by its name', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')))
    const refusalOf = async (content: Uint8Array<ArrayBuffer>) => prepareMedia(aFile(content))
    await expect(refusalOf(bytes([0xff, 0xd8, 0xff, 0xe0], 'damaged photo'))).resolves.toMatchObject({
      refusal: 'unreadable',
    })
    await expect(refusalOf(bytes([0, 0, 0, 24], 'ftypheic', [0, 0, 0, 0]))).resolves.toMatchObject({
      refusal: 'heic',
    })
    vi.unstubAllGlobals()
  })

  test('that would unpack to more than a phone can hold is not opened', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const decode = vi.fn<() => Promise<ImageBitmap>>()
    vi.stubGlobal('createImageBitmap', decode)
    const bomb = bytes(
      [0x89],
      'PNG\r\n',
      [0x1a, 0x0a],
      [0, 0, 0, 13],
      'IHDR',
      [0, 0, 0x75, 0x30],
      [0, 0, 0x75, 0x30],
      [8, 0, 0, 0, 0],
    )
    await expect(prepareMedia(aFile(bomb, 'bomb.png', 'image/png'))).resolves.toMatchObject({
      refusal: 'unreadable',
    })
    expect(decode).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })
})

import type { Page } from '@playwright/test'

export const CAMERA = 'Lantern Test Camera'
/** 52° 31' 12" N, the way a camera writes it. */
const LATITUDE = [52, 31, 12]
const LONGITUDE = [13, 24, 36]

const le16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}
const le32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const entry = (tag: number, type: number, count: number, value: Buffer): Buffer =>
  Buffer.concat([le16(tag), le16(type), le32(count), Buffer.concat([value, Buffer.alloc(4)]).subarray(0, 4)])
const degrees = (parts: readonly number[]): Buffer =>
  Buffer.concat(parts.flatMap((part) => [le32(part), le32(1)]))

export const PLACE = degrees(LATITUDE)

function exif(): Buffer {
  const [ascii, long, rational] = [2, 4, 5]
  const camera = Buffer.from(`${CAMERA}\0`)
  const cameraAt = 8 + 2 + 2 * 12 + 4
  const placeAt = cameraAt + camera.length
  const valuesAt = placeAt + 2 + 4 * 12 + 4
  const tiff = Buffer.concat([
    Buffer.from('II*\0'),
    le32(8),
    le16(2),
    entry(0x010f, ascii, camera.length, le32(cameraAt)),
    entry(0x8825, long, 1, le32(placeAt)),
    le32(0),
    camera,
    le16(4),
    entry(1, ascii, 2, Buffer.from('N\0')),
    entry(2, rational, 3, le32(valuesAt)),
    entry(3, ascii, 2, Buffer.from('E\0')),
    entry(4, rational, 3, le32(valuesAt + 24)),
    le32(0),
    PLACE,
    degrees(LONGITUDE),
  ])
  const length = Buffer.alloc(2)
  length.writeUInt16BE(2 + 6 + tiff.length)
  return Buffer.concat([Buffer.from([0xff, 0xe1]), length, Buffer.from('Exif\0\0'), tiff])
}

export async function locatedPhoto(page: Page, width = 2400, height = 1800): Promise<Buffer> {
  const plain = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas')
      canvas.width = wide
      canvas.height = high
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('no canvas')
      context.fillStyle = '#c96'
      context.fillRect(0, 0, wide, high)
      context.fillStyle = '#234'
      context.fillRect(wide / 4, high / 4, wide / 2, high / 2)
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? ''
    },
    [width, height] as const,
  )
  const jpeg = Buffer.from(plain, 'base64')
  return Buffer.concat([jpeg.subarray(0, 2), exif(), jpeg.subarray(2)])
}

export async function shortVideo(page: Page): Promise<Buffer> {
  const text = await page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = 160
    canvas.height = 120
    const context = canvas.getContext('2d')
    if (context === null) throw new Error('no canvas')
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' })
    const parts: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve))
    recorder.start()
    for (let picture = 0; picture < 20; picture += 1) {
      context.fillStyle = `hsl(${picture * 18} 60% 50%)`
      context.fillRect(0, 0, 160, 120)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    recorder.stop()
    await stopped
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    return btoa(String.fromCharCode(...bytes))
  })
  return Buffer.from(text, 'base64')
}

export const drawnSize = (page: Page, jpeg: Buffer): Promise<{ width: number; height: number }> =>
  page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
    const { width, height } = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
    return { width, height }
  }, jpeg.toString('base64'))

export async function fetchStored(
  page: Page,
  address: string,
): Promise<{ status: number; type: string | null; bytes: Buffer }> {
  const { text, ...answer } = await page.evaluate(async (url) => {
    const session: { access_token: string } = JSON.parse(localStorage.getItem('pawlight-auth-token') ?? '{}')
    const config: { supabase: { publishableKey: string } } = await (await fetch('/config.json')).json()
    const headers = {
      apikey: config.supabase.publishableKey,
      authorization: `Bearer ${session.access_token}`,
    }
    const found = await fetch(url, { headers })
    const bytes = new Uint8Array(await found.arrayBuffer())
    const { status } = found
    // in parts, because a call takes only so many arguments
    const parts = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, part) =>
      String.fromCharCode(...bytes.subarray(part * 8192, (part + 1) * 8192)),
    )
    return { status, type: found.headers.get('content-type'), text: btoa(parts.join('')) }
  }, address)
  return { ...answer, bytes: Buffer.from(text, 'base64') }
}

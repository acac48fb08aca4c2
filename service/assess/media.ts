import { createHash } from 'node:crypto'
import { MEDIA_BYTES, type AssessRequest } from '#contract/assess/assess-request.ts'
import type { IntakeMedia } from '#domain/logic/intake.ts'
import { FILE_OF_WRONG_KIND, FILE_TOO_LARGE, mediaKindOf } from '#contract/assess/media-kind.ts'
import { withoutPlace } from '#contract/map/without-place.ts'

type Media = AssessRequest['media'][number]
export type CheckedMedia = IntakeMedia & { readonly fingerprint: string }
export type MediaContent = { readonly mime: string; readonly bytes: Uint8Array }
type Checked =
  | { readonly ok: true; readonly media: CheckedMedia; readonly content: MediaContent | null }
  | { readonly ok: false; readonly message: string }

const fingerprint = (content: Uint8Array | string): string =>
  createHash('sha256').update(content).digest('hex')

const checkInline = (dataUrl: string): Checked => {
  const start = dataUrl.indexOf(',')
  const head = start === -1 || start > 150 ? '' : dataUrl.slice(0, start).toLowerCase()
  if (!/^data:[a-z]+\/[a-z0-9.+-]+(?:;[a-z0-9=.+-]+)*;base64$/.test(head))
    return { ok: false, message: FILE_OF_WRONG_KIND }
  const encoded = dataUrl.slice(start + 1)
  if (encoded.length > Math.ceil(MEDIA_BYTES / 3) * 4 + 4) return { ok: false, message: FILE_TOO_LARGE }
  if (/[^A-Za-z0-9+/=]/.test(encoded)) return { ok: false, message: FILE_OF_WRONG_KIND }
  const bytes = Buffer.from(encoded, 'base64')
  if (bytes.length >= MEDIA_BYTES) return { ok: false, message: FILE_TOO_LARGE }
  const found = mediaKindOf(bytes)
  if (found === null) return { ok: false, message: FILE_OF_WRONG_KIND }
  const media = { kind: found.kind, fingerprint: fingerprint(bytes) }
  // whoever looks at it need not know where it was taken
  return { ok: true, media, content: { mime: found.mime, bytes: withoutPlace(bytes, found.mime) } }
}

const VIDEO_NAME = /\.(?:mp4|mov|webm)$/i

const checkStored = (address: string, storageHost: string | null): Checked => {
  const url = URL.canParse(address) ? new URL(address) : null
  const ours = url !== null && url.protocol === 'https:' && url.host === storageHost
  if (!ours || url.username !== '' || url.password !== '') {
    return { ok: false, message: 'Photos and videos can only come from your own uploads.' }
  }
  const kind = VIDEO_NAME.test(url.pathname) ? 'video' : 'image'
  const media = { kind, fingerprint: fingerprint(`${url.host}${url.pathname}`) } as const
  return { ok: true, media, content: null }
}

/** Inline files are judged by their content, stored ones by their address alone, which is never called. */
export const checkMedia = (media: Media, storageHost: string | null): Checked =>
  'data_url' in media ? checkInline(media.data_url) : checkStored(media.url, storageHost)

import { MEDIA_BYTES, MEDIA_MAX } from '#contract/assess/assess-request.ts'
import type { MediaKind } from '#contract/assess/media-kind.ts'

/** As it will be sent, and in memory only. Cleaned: nothing in it tells where or when it was made. */
export type MediaFile = {
  readonly name: string
  readonly size: number
  readonly type: string
  readonly file: File
  readonly previewUrl: string | null
}

/** All files together, so that a request stays under the service's limit once encoded as text. */
export const MEDIA_BYTES_TOTAL = 22 * 1024 * 1024

export type MediaRefusal = 'too-big' | 'wrong-kind' | 'too-many' | 'too-big-together' | 'unreadable' | 'heic'

/** The kind comes from the first bytes of the file, never from its name. */
export type Offered = { readonly size: number; readonly kind: MediaKind | null }

export function faultOfFile({ size, kind }: Offered): MediaRefusal | null {
  if (kind === null) return 'wrong-kind'
  return size >= MEDIA_BYTES ? 'too-big' : null
}

export function faultOfPlace(
  { size }: Pick<MediaFile, 'size'>,
  present: readonly Pick<MediaFile, 'size'>[],
): MediaRefusal | null {
  if (present.length >= MEDIA_MAX) return 'too-many'
  const together = present.reduce((sum, one) => sum + one.size, size)
  return together > MEDIA_BYTES_TOTAL ? 'too-big-together' : null
}

export const withoutAt = <T>(list: readonly T[], position: number): T[] =>
  list.filter((_, index) => index !== position)

import { MEDIA_BYTES, MEDIA_MAX } from '#contract/assess.ts'

/** A photo or video the owner added; it lives in memory only. */
export type MediaFile = {
  readonly name: string
  readonly size: number
  readonly type: string
  readonly file: File
  /** Shows a picture as a thumbnail; null for a video. */
  readonly previewUrl: string | null
}

/** All files together, so that a request stays under the service's limit once encoded as text. */
export const MEDIA_BYTES_TOTAL = 22 * 1024 * 1024

export type MediaRefusal = 'too-big' | 'wrong-kind' | 'too-many' | 'too-big-together'

/** Why a further file cannot be taken, or null when it can. */
export function refusalOf(
  file: Pick<File, 'size' | 'type'>,
  present: readonly Pick<MediaFile, 'size'>[],
): MediaRefusal | null {
  if (!/^(image|video)\//.test(file.type) || file.type.startsWith('image/svg')) return 'wrong-kind'
  if (file.size >= MEDIA_BYTES) return 'too-big'
  if (present.length >= MEDIA_MAX) return 'too-many'
  const together = present.reduce((sum, one) => sum + one.size, file.size)
  return together > MEDIA_BYTES_TOTAL ? 'too-big-together' : null
}

/** The list without the file at a position; an unknown position changes nothing. */
export const withoutAt = <T>(list: readonly T[], position: number): T[] =>
  list.filter((_, index) => index !== position)

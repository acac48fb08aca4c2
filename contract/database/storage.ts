import { MEDIA_BYTES } from '#contract/assess/assess-request.ts'

/** Private; each owner has a folder named by the account. `media` is kept for a day. */
export const BUCKETS = {
  media: 'triage-media',
  petPhotos: 'pet-photos',
} as const

export const mediaFolder = (ownerId: string, sessionId: string): string => `${ownerId}/${sessionId}`

export type Bucket = (typeof BUCKETS)[keyof typeof BUCKETS]

export const BUCKET_BYTES: Readonly<Record<Bucket, number>> = {
  'triage-media': MEDIA_BYTES,
  'pet-photos': 2 * 1024 * 1024,
}

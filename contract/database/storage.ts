import { MEDIA_BYTES } from '#contract/assess/assess-request.ts'

/** Private buckets, in which each owner has a folder named by the account. */
export const BUCKETS = {
  /** Kept for a day. */
  media: 'triage-media',
  petPhotos: 'pet-photos',
} as const

/** The run has the id its saved row gets. */
export const mediaFolder = (ownerId: string, sessionId: string): string => `${ownerId}/${sessionId}`

export type Bucket = (typeof BUCKETS)[keyof typeof BUCKETS]

/** A file must stay under this. */
export const BUCKET_BYTES: Readonly<Record<Bucket, number>> = {
  'triage-media': MEDIA_BYTES,
  'pet-photos': 2 * 1024 * 1024,
}

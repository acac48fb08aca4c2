import { MEDIA_BYTES } from '#contract/assess/assess-request.ts'

/** Where uploaded files lie: private buckets in which each owner has a folder named by the account. */
export const BUCKETS = {
  /** Photos and videos of an assessment, kept for a day. */
  media: 'triage-media',
  /** Pictures of pets. */
  petPhotos: 'pet-photos',
} as const

/** The folder in which the photos and videos of one assessment lie: the run has the id its saved row gets. */
export const mediaFolder = (ownerId: string, sessionId: string): string => `${ownerId}/${sessionId}`

export type Bucket = (typeof BUCKETS)[keyof typeof BUCKETS]

/** How many bytes a file of a bucket must stay under. */
export const BUCKET_BYTES: Readonly<Record<Bucket, number>> = {
  'triage-media': MEDIA_BYTES,
  'pet-photos': 2 * 1024 * 1024,
}

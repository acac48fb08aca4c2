import { MEDIA_BYTES, NOTES_MAX } from '#contract/assess/assess-request.ts'

/** The limits of the flow: those of the service, and how long a pause in typing is before it is kept. */
export const LIMITS = {
  mediaBytes: MEDIA_BYTES,
  notes: NOTES_MAX,
  /** From here on the counter of the notes stands out. */
  notesNearlyFull: NOTES_MAX * 0.9,
  autosaveMs: 500,
} as const

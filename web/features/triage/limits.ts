import { MEDIA_BYTES, NOTES_MAX } from '#contract/assess/assess-request.ts'

export const LIMITS = {
  mediaBytes: MEDIA_BYTES,
  notes: NOTES_MAX,
  notesNearlyFull: NOTES_MAX * 0.9,
  autosaveMs: 500,
} as const

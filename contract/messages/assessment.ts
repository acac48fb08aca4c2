export const ASSESSMENT_MESSAGES = {
  busy: 'Our AI service is temporarily busy due to high demand. Please wait a moment and try again.',
  startFailed: 'Failed to start assessment. Please try again.',
  cancelled: 'Request was cancelled. Please try again.',
  failed: 'Assessment failed. Please try again.',
  generationFailed: 'Assessment generation failed. Please try again.',
  timedOut: 'Assessment generation timed out. Please try again.',
} as const

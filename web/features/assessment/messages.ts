/** Every sentence the assessment shows when something fails. */
export const MESSAGES = {
  busy: 'Our AI service is temporarily busy due to high demand. Please wait a moment and try again.',
  startFailed: 'Failed to start assessment. Please try again.',
  cancelled: 'Request was cancelled. Please try again.',
  failed: 'Assessment failed. Please try again.',
  generationFailed: 'Assessment generation failed. Please try again.',
  timedOut: 'Assessment generation timed out. Please try again.',
  notFound: 'Assessment not found.',
  loadFailed: 'Failed to load assessment.',
  paused: 'Paused while this tab is in the background. We will continue when you return.',
  lowConfidence: 'Our confidence in this assessment is limited. Please consult a veterinarian.',
} as const

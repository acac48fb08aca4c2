import { ASSESSMENT_MESSAGES } from '#contract/messages/assessment.ts'

export const MESSAGES = {
  ...ASSESSMENT_MESSAGES,
  notFound: 'Assessment not found.',
  loadFailed: 'Failed to load assessment.',
  paused: 'Paused while this tab is in the background. We will continue when you return.',
  lowConfidence: 'Our confidence in this assessment is limited. Please consult a veterinarian.',
} as const

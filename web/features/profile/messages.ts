import { CANCELLATION_MESSAGES, PROFILE_MESSAGES } from '#contract/messages.ts'

/** Every sentence shown about the profile and about ending a membership. */
export const MESSAGES = {
  emailFixed: 'Email cannot be changed',
  ...PROFILE_MESSAGES,

  confirmMissing: 'Please confirm that you understand cancellation will stop future renewals.',
  planMissing: 'Please choose a plan.',
  reasonMissing: 'Please choose a reason.',
  cancelTitle: CANCELLATION_MESSAGES.title,
  cancelFailed: CANCELLATION_MESSAGES.failed,
  cancelUnusable: CANCELLATION_MESSAGES.unusable,
} as const

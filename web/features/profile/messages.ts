/** Every sentence shown about the profile and about ending a membership. */
export const MESSAGES = {
  emailFixed: 'Email cannot be changed',
  saved: 'Profile updated successfully.',
  saveFailed: 'Failed to update profile',

  confirmMissing: 'Please confirm that you understand cancellation will stop future renewals.',
  planMissing: 'Please choose a plan.',
  reasonMissing: 'Please choose a reason.',
  cancelTitle: 'We couldn’t send your request',
  cancelFailed: (host: string) =>
    `We could not submit your cancellation request. Please try again or email support@${host}`,
  cancelUnusable: 'Unable to submit cancellation request.',
} as const

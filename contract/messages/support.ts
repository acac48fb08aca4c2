export const SUPPORT_MESSAGES = {
  contact: {
    title: "We couldn't send your message",
    failed: 'We could not send your message. Please try again.',
  },
  deletion: {
    title: 'We could not submit your request',
    failed: (email: string) =>
      `We could not submit your deletion request. Please try again or email ${email}.`,
    unusable: 'We could not submit your deletion request. Please try again.',
  },
} as const

export const CANCELLATION_MESSAGES = {
  title: 'We couldn’t send your request',
  failed: (host: string) =>
    `We could not submit your cancellation request. Please try again or email support@${host}`,
  unusable: 'Unable to submit cancellation request.',
} as const

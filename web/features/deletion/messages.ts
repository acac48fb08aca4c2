import { DELETION_SENTENCES } from '#contract/deletion/deletion-fields.ts'
import { SUPPORT_MESSAGES } from '#contract/messages/support.ts'

export const MESSAGES = {
  ...SUPPORT_MESSAGES.deletion,
  missing: DELETION_SENTENCES,
  confirmMissing: 'Please confirm that you understand deletion cannot be reversed.',
} as const

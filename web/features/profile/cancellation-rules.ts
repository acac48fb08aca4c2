import type { User } from '@supabase/supabase-js'
import { CANCELLATION_PLANS, CANCELLATION_REASONS } from '#contract/cancellation.ts'
import type { CancellationBody } from '#web/features/profile/api/request-cancellation.ts'
import { MESSAGES } from '#web/features/profile/messages.ts'

export type CancellationDraft = {
  readonly accountEmail: string
  readonly accountId: string
  readonly requesterName: string
  readonly plan: '' | keyof typeof CANCELLATION_PLANS
  readonly reason: '' | keyof typeof CANCELLATION_REASONS
  readonly details: string
  readonly phone: string
  readonly confirmed: boolean
}

export type CancellationErrors = Partial<Record<'plan' | 'reason' | 'confirmed', string>>

/** A blank form, as far as the account does not fill it. */
export function emptyCancellation(user: User): CancellationDraft {
  const name: unknown = user.user_metadata['full_name']
  return {
    accountEmail: user.email ?? '',
    accountId: user.id,
    requesterName: typeof name === 'string' ? name : '',
    plan: '',
    reason: '',
    details: '',
    phone: '',
    confirmed: false,
  }
}

/** The value of a select as a key of its options, or nothing chosen. */
export const keyIn = <Key extends string>(options: Readonly<Record<Key, string>>, value: string): Key | '' =>
  // The keys of a constant object, which Object.keys only calls strings.
  (Object.keys(options) as Key[]).find((key) => key === value) ?? ''

/** What keeps the request from being sent, by field. */
export const checkCancellation = ({ plan, reason, confirmed }: CancellationDraft): CancellationErrors => ({
  ...(plan === '' ? { plan: MESSAGES.planMissing } : {}),
  ...(reason === '' ? { reason: MESSAGES.reasonMissing } : {}),
  ...(confirmed ? {} : { confirmed: MESSAGES.confirmMissing }),
})

/** What is sent: the words of the choices, without the confirmation. */
export const bodyOf = (draft: CancellationDraft): CancellationBody => ({
  accountEmail: draft.accountEmail,
  accountId: draft.accountId,
  plan: draft.plan === '' ? '' : CANCELLATION_PLANS[draft.plan],
  reason: draft.reason === '' ? '' : CANCELLATION_REASONS[draft.reason],
  details: draft.details.trim(),
  phone: draft.phone.trim(),
  requesterName: draft.requesterName.trim(),
})

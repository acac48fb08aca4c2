import type { User } from '@supabase/supabase-js'
import { z } from 'zod'
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

const Kept = z.object({
  isOpen: z.boolean(),
  requesterName: z.string(),
  plan: z.string(),
  reason: z.string(),
  details: z.string(),
  phone: z.string(),
})

/** What outlives a reload: all but the account, which may be another then, and the tick, which is always made anew. */
export const toKeep = (draft: CancellationDraft, isOpen: boolean): z.infer<typeof Kept> => ({
  isOpen,
  requesterName: draft.requesterName,
  plan: draft.plan,
  reason: draft.reason,
  details: draft.details,
  phone: draft.phone,
})

/** The form as it was left before a reload; a blank one where nothing was left. */
export function keptCancellation(user: User, kept: unknown): { draft: CancellationDraft; isOpen: boolean } {
  const { data } = Kept.safeParse(kept)
  const empty = emptyCancellation(user)
  if (data === undefined) return { draft: empty, isOpen: false }
  const { isOpen, ...typed } = data
  const plan = keyIn(CANCELLATION_PLANS, data.plan)
  const reason = keyIn(CANCELLATION_REASONS, data.reason)
  return { draft: { ...empty, ...typed, plan, reason }, isOpen }
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

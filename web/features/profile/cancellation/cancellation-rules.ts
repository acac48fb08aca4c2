import type { User } from '@supabase/supabase-js'
import { z } from 'zod/mini'
import { CANCELLATION_PLANS, CANCELLATION_REASONS } from '#contract/plans/cancellation.ts'
import type { Faults } from '#web/lib/form/use-form.ts'
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

export type TypedCancellation = Partial<Omit<CancellationDraft, 'accountEmail' | 'accountId'>>

const Kept = z.object({
  isOpen: z.boolean(),
  requesterName: z.optional(z.string()),
  plan: z.optional(z.string()),
  reason: z.optional(z.string()),
  details: z.optional(z.string()),
  phone: z.optional(z.string()),
})

/** What outlives a reload: all but the tick, which is always made anew; null where there is nothing. */
export function toKeep(typed: TypedCancellation, isOpen: boolean): object | null {
  const { confirmed: _, ...written } = typed
  return isOpen || Object.keys(written).length > 0 ? { ...written, isOpen } : null
}

export function keptCancellation(kept: unknown): { typed: TypedCancellation; isOpen: boolean } {
  const { data } = Kept.safeParse(kept)
  if (data === undefined) return { typed: {}, isOpen: false }
  const { isOpen, plan, reason, requesterName, details, phone } = data
  const typed = {
    ...(requesterName === undefined ? {} : { requesterName }),
    ...(plan === undefined ? {} : { plan: keyIn(CANCELLATION_PLANS, plan) }),
    ...(reason === undefined ? {} : { reason: keyIn(CANCELLATION_REASONS, reason) }),
    ...(details === undefined ? {} : { details }),
    ...(phone === undefined ? {} : { phone }),
  }
  return { typed, isOpen }
}

export const keyIn = <Key extends string>(options: Readonly<Record<Key, string>>, value: string): Key | '' =>
  // The keys of a constant object, which Object.keys only calls strings.
  (Object.keys(options) as Key[]).find((key) => key === value) ?? ''

export const checkCancellation = ({
  plan,
  reason,
  confirmed,
}: CancellationDraft): Faults<CancellationDraft> => ({
  ...(plan === '' ? { plan: MESSAGES.planMissing } : {}),
  ...(reason === '' ? { reason: MESSAGES.reasonMissing } : {}),
  ...(confirmed ? {} : { confirmed: MESSAGES.confirmMissing }),
})

export const bodyOf = (draft: CancellationDraft): CancellationBody => ({
  accountEmail: draft.accountEmail,
  accountId: draft.accountId,
  plan: draft.plan === '' ? '' : CANCELLATION_PLANS[draft.plan],
  reason: draft.reason === '' ? '' : CANCELLATION_REASONS[draft.reason],
  details: draft.details.trim(),
  phone: draft.phone.trim(),
  requesterName: draft.requesterName.trim(),
})

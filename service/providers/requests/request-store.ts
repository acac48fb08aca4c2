import type { CancellationRequest } from '#contract/plans/cancellation.ts'
import type { ContactMessage } from '#contract/contact/contact.ts'
import type { DeletionRequest } from '#contract/deletion/deletion.ts'

export type NewCancellation = CancellationRequest & {
  readonly reference: string
  /** The account that proved itself with a token; null: somebody has to verify the request. */
  readonly userId: string | null
  readonly requestId: string
  readonly now: Date
}

export type NewContactMessage = ContactMessage & {
  readonly id: string
  readonly requestId: string
  readonly now: Date
}

export type NewDeletion = DeletionRequest & {
  readonly reference: string
  readonly requestId: string
  readonly now: Date
  readonly dueAt: Date
  readonly backupsPurgeAt: Date
}

export type RequestStore = {
  /** `taken` when another request already has this reference. Rejects when it cannot be written down. */
  addCancellation(request: NewCancellation): Promise<'added' | 'taken'>
  addDeletion(request: NewDeletion): Promise<'added' | 'taken'>
  addContactMessage(message: NewContactMessage): Promise<void>
}

export const DUPLICATE = '23505'

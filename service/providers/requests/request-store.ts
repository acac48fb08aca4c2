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

/** Where what people ask of us by form is kept until somebody has acted on it. */
export type RequestStore = {
  /** Writes the request down; `taken` when another one already has this reference. Rejects when it cannot. */
  addCancellation(request: NewCancellation): Promise<'added' | 'taken'>
  /** The same for a deletion. */
  addDeletion(request: NewDeletion): Promise<'added' | 'taken'>
  /** Writes the message down. Rejects when it cannot. */
  addContactMessage(message: NewContactMessage): Promise<void>
}

/** The code of a database for a value that must be unique and is not. */
export const DUPLICATE = '23505'

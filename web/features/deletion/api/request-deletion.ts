import { CallFailed } from '#web/lib/calls/call-failed.ts'
import { publicHost } from '#web/lib/config.ts'
import { sendForm } from '#web/lib/form/public-form.ts'
import type { SendOutcome } from '#web/lib/form/use-form.ts'
import type { DeletionFields } from '#web/features/deletion/deletion-rules.ts'
import { MESSAGES } from '#web/features/deletion/messages.ts'

export type Receipt = { readonly reference: string | null; readonly dueAt: Date | null }

/** A request that was taken is never called a failure for its answer's sake. */
async function receiptIn(response: Response): Promise<Receipt> {
  const { reference, dueAt } = Object(await response.json().catch(() => null))
  const due = new Date(typeof dueAt === 'string' ? dueAt : Number.NaN)
  return {
    reference: typeof reference === 'string' ? reference : null,
    dueAt: Number.isNaN(due.getTime()) ? null : due,
  }
}

async function sentenceFor(error: unknown): Promise<string> {
  const cause = error instanceof CallFailed ? error.cause : error
  if (error instanceof CallFailed && error.serviceMessage !== undefined) return error.serviceMessage
  return cause === undefined || cause instanceof Error
    ? MESSAGES.failed(`privacy@${await publicHost()}`)
    : MESSAGES.unusable
}

export async function requestDeletion(body: DeletionFields, trap: string): Promise<SendOutcome<Receipt>> {
  try {
    const response = await sendForm('/v1/privacy/delete', body, trap)
    return { ok: true, receipt: await receiptIn(response) }
  } catch (error) {
    return { ok: false, message: await sentenceFor(error) }
  }
}

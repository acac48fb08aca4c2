import { CallFailed } from '#web/lib/calls/call-failed.ts'
import { sendForm } from '#web/lib/form/public-form.ts'
import type { SendOutcome } from '#web/lib/form/use-form.ts'
import type { ContactFields } from '#web/features/contact/contact-rules.ts'
import { MESSAGES } from '#web/features/contact/messages.ts'

export async function sendMessage(body: ContactFields, trap: string): Promise<SendOutcome<null>> {
  try {
    await sendForm('/v1/contact', body, trap)
    return { ok: true, receipt: null }
  } catch (error) {
    const said = error instanceof CallFailed ? error.serviceMessage : undefined
    return { ok: false, message: said ?? MESSAGES.failed }
  }
}

import { TRAP_FIELD } from '#contract/trap-field.ts'
import { CallFailed } from '#web/lib/call-failed.ts'
import type { SendOutcome } from '#web/lib/use-submission.ts'
import type { ContactFields } from '#web/features/contact/contact-rules.ts'
import { MESSAGES } from '#web/features/contact/messages.ts'

/** What is needed to send, loaded when somebody begins to write: it is heavier than the page. */
export const loadService = () => import('#web/lib/service.ts')

/** Hands a message to support, with what was found in the field that no person sees. */
export async function sendMessage(body: ContactFields, trap: string): Promise<SendOutcome<null>> {
  try {
    const { askService } = await loadService()
    await askService({
      base: 'api',
      path: '/v1/contact',
      body: trap === '' ? body : { ...body, [TRAP_FIELD]: trap },
    })
    return { ok: true, receipt: null }
  } catch (error) {
    const said = error instanceof CallFailed ? error.serviceMessage : undefined
    return { ok: false, message: said ?? MESSAGES.failed }
  }
}

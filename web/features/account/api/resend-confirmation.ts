import { backend } from '#web/lib/calls/supabase.ts'
import { MESSAGES } from '#web/features/account/messages.ts'
import { serviceMessage } from '#web/features/account/service-message.ts'
import type { PasswordOutcome } from '#web/features/account/api/passwords.ts'

/** The answer is the same whether or not the address waits for a mail. */
export async function resendConfirmation(email: string): Promise<PasswordOutcome> {
  try {
    const { auth } = await backend()
    const emailRedirectTo = `${window.location.origin}/auth/callback`
    const { error } = await auth.resend({ type: 'signup', email, options: { emailRedirectTo } })
    return error === null
      ? { ok: true }
      : { ok: false, message: serviceMessage(error, MESSAGES.resendFailed) }
  } catch {
    return { ok: false, message: MESSAGES.resendFailed }
  }
}

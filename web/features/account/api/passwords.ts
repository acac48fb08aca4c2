import { keepPendingRedirectForMail } from '#web/lib/session/paths.ts'
import { SESSION, sessionStore } from '#web/lib/storage/storage.ts'
import { backend } from '#web/lib/calls/supabase.ts'
import { MESSAGES } from '#web/features/account/messages.ts'
import { serviceMessage } from '#web/features/account/service-message.ts'

export type PasswordOutcome = { ok: true } | { ok: false; message: string }

/** The answer is the same whether the account exists or not. */
export async function requestResetLink(email: string): Promise<PasswordOutcome> {
  try {
    const { auth } = await backend()
    const redirectTo = `${window.location.origin}/auth/callback`
    const { error } = await auth.resetPasswordForEmail(email.trim(), { redirectTo })
    if (error) return { ok: false, message: serviceMessage(error, MESSAGES.mailFailed) }
    keepPendingRedirectForMail()
    return { ok: true }
  } catch {
    return { ok: false, message: MESSAGES.mailFailed }
  }
}

/** Ends the recovery session on this device as well, so that the login page is really seen. */
export async function setNewPassword(password: string): Promise<PasswordOutcome> {
  try {
    const { auth } = await backend()
    const { error } = await auth.updateUser({ password })
    if (error) return { ok: false, message: serviceMessage(error, MESSAGES.resetFailed) }
    await auth.signOut({ scope: 'local' })
    sessionStore.remove(SESSION.recovery)
    return { ok: true }
  } catch {
    return { ok: false, message: MESSAGES.resetFailed }
  }
}

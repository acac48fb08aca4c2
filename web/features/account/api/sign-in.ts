import { useSignIns } from '#web/lib/session/sign-up-progress.ts'
import { backend } from '#web/lib/calls/supabase.ts'
import { MESSAGES } from '#web/features/account/messages.ts'
import { serviceMessage } from '#web/features/account/service-message.ts'

export type Credentials = { email: string; password: string }
export type SignInOutcome = { ok: true } | { ok: false; message: string; unconfirmed: boolean }

/** The session itself arrives through the session store. */
export async function signIn({ email, password }: Credentials): Promise<SignInOutcome> {
  try {
    const { auth } = await backend()
    const { error } = await auth.signInWithPassword({ email: email.trim().toLowerCase(), password })
    if (error === null) {
      useSignIns.setState(({ count }) => ({ count: count + 1 }))
      return { ok: true }
    }
    const wrong = error.code === 'invalid_credentials'
    return {
      ok: false,
      message: wrong ? MESSAGES.invalidCredentials : serviceMessage(error, MESSAGES.unexpected),
      unconfirmed: error.code === 'email_not_confirmed',
    }
  } catch {
    return { ok: false, message: MESSAGES.unexpected, unconfirmed: false }
  }
}

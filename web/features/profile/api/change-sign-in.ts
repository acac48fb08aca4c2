import type { AuthError } from '@supabase/supabase-js'
import { backend } from '#web/lib/calls/supabase.ts'
import { MESSAGES } from '#web/features/profile/messages.ts'

export type ChangeOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly field: 'current' | 'wanted' | null; readonly message: string }

type Change = { readonly password: string } | { readonly email: string }

const ABOUT_WANTED = new Set(['weak_password', 'same_password', 'validation_failed', 'email_address_invalid'])

function refusal({ code, name, message }: AuthError): ChangeOutcome {
  if (code === 'invalid_credentials') return { ok: false, field: 'current', message: MESSAGES.currentWrong }
  if (name === 'AuthRetryableFetchError') return { ok: false, field: null, message: MESSAGES.changeFailed }
  const isAboutWanted = code !== undefined && ABOUT_WANTED.has(code)
  return {
    ok: false,
    field: isAboutWanted ? 'wanted' : null,
    message: message.trim() || MESSAGES.changeFailed,
  }
}

export async function changeSignIn(change: Change, currentPassword: string): Promise<ChangeOutcome> {
  try {
    const { auth } = await backend()
    const { error } = await auth.updateUser(
      { ...change, current_password: currentPassword },
      { emailRedirectTo: `${window.location.origin}/auth/callback` },
    )
    return error === null ? { ok: true } : refusal(error)
  } catch {
    return { ok: false, field: null, message: MESSAGES.changeFailed }
  }
}

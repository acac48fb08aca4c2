import type { AuthError, User } from '@supabase/supabase-js'
import { backend } from '#web/lib/calls/supabase.ts'
import { MESSAGES } from '#web/features/profile/messages.ts'

export type ProfileDraft = { fullName: string; phone: string }
export type SaveOutcome = { ok: true } | { ok: false; message: string }

const orNull = (text: string) => (text.trim() === '' ? null : text.trim())

const failed = (message: string): SaveOutcome => ({
  ok: false,
  message: message.trim() || MESSAGES.saveFailed,
})

const saidBy = (error: AuthError) => (error.name === 'AuthRetryableFetchError' ? '' : error.message)

export async function saveProfile(user: User, { fullName, phone }: ProfileDraft): Promise<SaveOutcome> {
  try {
    const client = await backend()
    const data = { full_name: orNull(fullName), phone: orNull(phone) }
    const account = await client.auth.updateUser({ data })
    if (account.error) return failed(saidBy(account.error))
    const row = { id: user.id, email: user.email ?? null, ...data, updated_at: new Date().toISOString() }
    const { error } = await client.from('user_profiles').upsert(row, { onConflict: 'id' })
    // What the database says was written for programs.
    return error === null ? { ok: true } : failed('')
  } catch {
    return failed('')
  }
}

import { keepPendingRedirectForMail } from '#web/lib/paths.ts'
import { log } from '#web/lib/log.ts'
import { backend, type Backend } from '#web/lib/supabase.ts'
import { verifyInvite, type InviteAnswer } from '#web/features/account/api/verify-invite.ts'
import { MESSAGES } from '#web/features/account/messages.ts'
import { serviceMessage } from '#web/features/account/service-message.ts'

export type SignUpData = { fullName: string; email: string; password: string; inviteCode: string }
/** A refusal names the field it is about, where it is about one. */
export type SignUpOutcome =
  | { ok: true }
  | { ok: false; message: string; field: 'inviteCode' | 'password' | null }

const refused = (message: string, code?: string): SignUpOutcome => ({
  ok: false,
  message,
  field: /invite code/i.test(message) ? 'inviteCode' : code === 'weak_password' ? 'password' : null,
})

const inviteRefusal = (answer: Exclude<InviteAnswer, 'valid'>): SignUpOutcome => ({
  ok: false,
  message: MESSAGES.submitInvite[answer === 'service_error' ? 'serviceError' : answer],
  field: 'inviteCode',
})

async function checkInvite(code: string): Promise<SignUpOutcome> {
  try {
    const answer = await verifyInvite(code)
    return answer === 'valid' ? { ok: true } : inviteRefusal(answer)
  } catch {
    return { ok: false, message: MESSAGES.submitInvite.exception, field: 'inviteCode' }
  }
}

async function saveProfile(client: Backend, userId: string, email: string, fullName: string): Promise<void> {
  const row = { id: userId, email, full_name: fullName, phone: null, is_beta_user: true }
  const { error } = await client.from('user_profiles').upsert(row, { onConflict: 'id' })
  // Without a session the row is the claim's business, so a refusal here changes nothing.
  if (error) log.warn('the profile was not written at sign-up', error.code)
}

/** Creates the account and claims the invite code for it. */
export async function signUp(data: SignUpData): Promise<SignUpOutcome> {
  const email = data.email.trim().toLowerCase()
  const fullName = data.fullName.trim()
  const invite = await checkInvite(data.inviteCode)
  if (!invite.ok) return invite
  try {
    const client = await backend()
    const { data: created, error } = await client.auth.signUp({
      email,
      password: data.password,
      options: {
        data: { full_name: fullName, phone: null, invite_code: data.inviteCode },
        emailRedirectTo: `${window.location.origin}/auth/callback`,
      },
    })
    if (error) return refused(serviceMessage(error, MESSAGES.signUpFailed), error.code)
    // An account that exists already is answered without identities, so that nobody learns who has one.
    if (created.user === null || created.user.identities?.length === 0) return refused(MESSAGES.signUpFailed)
    const claim = await client.rpc('claim_beta_invite_code', {
      p_code: data.inviteCode,
      p_user_id: created.user.id,
      p_email: email,
    })
    if (claim.error || !claim.data) return refused(MESSAGES.submitInvite.claimFailed)
    await saveProfile(client, created.user.id, email, fullName)
    keepPendingRedirectForMail()
    return { ok: true }
  } catch {
    return refused(MESSAGES.signUpFailed)
  }
}

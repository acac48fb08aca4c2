import type { AuthError } from '@supabase/supabase-js'
import {
  keepPendingRedirectForMail,
  pendingRedirect,
  rememberPendingRedirect,
} from '#web/lib/session/paths.ts'
import { log } from '#web/lib/log.ts'
import { backend, type Backend } from '#web/lib/calls/supabase.ts'
import { verifyInvite, type InviteAnswer } from '#web/features/account/api/verify-invite.ts'
import { MESSAGES } from '#web/features/account/messages.ts'
import { serviceMessage } from '#web/features/account/service-message.ts'

export type SignUpData = { fullName: string; email: string; password: string; inviteCode: string }
/** An account that exists already and still lacks its invite code. */
export type Unclaimed = { email: string; userId: string }
/** An account whose mail was sent and that nobody has confirmed yet. */
export type Waiting = Unclaimed
export type Refused = {
  ok: false
  message: string
  field: 'inviteCode' | 'password' | null
  unclaimed?: Unclaimed
  gaveUp?: boolean
}
export type SignUpOutcome = { ok: true; waiting: Waiting } | Refused
export type Before = { readonly unclaimed?: Unclaimed | null; readonly waiting?: Waiting | null }

const refused = (message: string, code?: string): Refused => ({
  ok: false,
  message,
  field: /invite code/i.test(message) ? 'inviteCode' : code === 'weak_password' ? 'password' : null,
})

const inviteRefusal = (answer: Exclude<InviteAnswer, 'valid'> | 'exception'): Refused => ({
  ok: false,
  message: MESSAGES.submitInvite[answer === 'service_error' ? 'serviceError' : answer],
  field: 'inviteCode',
})

const askAboutInvite = (code: string): Promise<InviteAnswer | 'exception'> =>
  verifyInvite(code).catch(() => 'exception' as const)

async function whyRefused(error: AuthError, code: string): Promise<Refused> {
  const refusal = refused(serviceMessage(error, MESSAGES.signUpFailed), error.code)
  if (error.code === 'weak_password' || error.status === 429) return refusal
  const answer = await askAboutInvite(code)
  const isTheCode = answer === 'already_used' || answer === 'expired' || answer === 'not_found'
  return isTheCode ? inviteRefusal(answer) : refusal
}

async function saveProfile(client: Backend, userId: string, email: string, fullName: string): Promise<void> {
  const row = { id: userId, email, full_name: fullName, phone: null, is_beta_user: true }
  const { error } = await client.from('user_profiles').upsert(row, { onConflict: 'id' })
  // Without a session the row is the claim's business, so a refusal here changes nothing.
  if (error) log.warn('the profile was not written at sign-up', error.code)
}

async function createAccount(form: SignUpData, email: string): Promise<Unclaimed | Refused> {
  const answer = await askAboutInvite(form.inviteCode)
  if (answer !== 'valid') return inviteRefusal(answer)
  const client = await backend()
  const { data, error } = await client.auth.signUp({
    email,
    password: form.password,
    options: {
      data: { full_name: form.fullName.trim(), phone: null, invite_code: form.inviteCode },
      emailRedirectTo: `${window.location.origin}/auth/callback`,
    },
  })
  if (error) return whyRefused(error, form.inviteCode)
  // An account that exists already is answered without identities, so that nobody learns who has one.
  if (data.user === null || data.user.identities?.length === 0) return refused(MESSAGES.signUpFailed)
  return { email, userId: data.user.id }
}

async function giveUp({ userId, email }: Waiting, code: string): Promise<boolean> {
  const client = await backend()
  const { data, error } = await client.rpc('release_beta_invite_code', {
    p_code: code,
    p_user_id: userId,
    p_email: email,
  })
  if (error) log.warn('the mistyped address was not given up', error.code)
  return data === true
}

/**
 * Creates the account and claims the invite code for it; for an account left without its code only the latter. An account
 * that waits for its mail makes way where the address is another one now.
 */
export async function signUp(form: SignUpData, before: Before = {}): Promise<SignUpOutcome> {
  const email = form.email.trim().toLowerCase()
  const { unclaimed = null, waiting = null } = before
  if (waiting?.email === email) return { ok: true, waiting }
  let gaveUp = false
  try {
    if (waiting !== null) gaveUp = await giveUp(waiting, form.inviteCode)
    const outcome = await claimFor(form, unclaimed?.email === email ? unclaimed : null, email)
    return outcome.ok ? outcome : { ...outcome, gaveUp }
  } catch {
    return { ...refused(MESSAGES.signUpFailed), gaveUp }
  }
}

async function claimFor(
  form: SignUpData,
  unclaimed: Unclaimed | null,
  email: string,
): Promise<SignUpOutcome> {
  const account = unclaimed ?? (await createAccount(form, email))
  if ('ok' in account) return account
  const { userId } = account
  const client = await backend()
  const claim = await client.rpc('claim_beta_invite_code', {
    p_code: form.inviteCode,
    p_user_id: userId,
    p_email: email,
  })
  if (claim.error || !claim.data) return { ...refused(MESSAGES.submitInvite.claimFailed), unclaimed: account }
  await saveProfile(client, userId, email, form.fullName.trim())
  // Whoever came for nothing else goes on with the pet.
  if (pendingRedirect() === null) rememberPendingRedirect('/pet-profile')
  keepPendingRedirectForMail()
  return { ok: true, waiting: account }
}

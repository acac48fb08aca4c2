import { DeletionRecord } from '#contract/deletion/account.ts'
import { ACCOUNT_DELETION_MESSAGES } from '#contract/deletion/account-deletion-messages.ts'
import { CallFailed } from '#web/lib/calls/call-failed.ts'
import { publicHost } from '#web/lib/config.ts'
import { callService } from '#web/lib/calls/service.ts'
import { backend } from '#web/lib/calls/supabase.ts'

export type DeletionOutcome =
  | { readonly kind: 'deleted'; readonly record: DeletionRecord }
  | { readonly kind: 'password'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string }
  /** The account no longer knows this session, as after a deletion whose answer got lost. */
  | { readonly kind: 'signedOut'; readonly message: string }
  /** It was sent, and nothing came back. */
  | { readonly kind: 'unsure' }

const PATIENCE = 60_000

async function failureOf(error: unknown): Promise<DeletionOutcome> {
  if (error instanceof CallFailed) {
    const { kind, status, serviceMessage, fields } = error
    if (fields?.['password'] !== undefined) return { kind: 'password', message: fields['password'] }
    if (status === 401 && serviceMessage !== undefined) return { kind: 'signedOut', message: serviceMessage }
    if (status === 429 && serviceMessage !== undefined) return { kind: 'failed', message: serviceMessage }
    if (kind === 'offline' || kind === 'timeout') return { kind: 'unsure' }
  }
  return { kind: 'failed', message: ACCOUNT_DELETION_MESSAGES.failed(`privacy@${await publicHost()}`) }
}

export async function deleteAccount(password: string): Promise<DeletionOutcome> {
  try {
    const { data } = await (await backend()).auth.getSession()
    const token = data.session?.access_token
    const record = await callService({
      base: 'assessment',
      path: '/v1/account/delete',
      body: { password },
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      timeout: PATIENCE,
      parse: (json) => DeletionRecord.parse(json),
    })
    return { kind: 'deleted', record }
  } catch (error) {
    return failureOf(error)
  }
}

import type { CancellationRequest } from '#contract/plans/cancellation.ts'
import { CallFailed } from '#web/lib/calls/call-failed.ts'
import { publicHost } from '#web/lib/config.ts'
import { askService } from '#web/lib/calls/service.ts'
import { findBackend } from '#web/lib/calls/supabase.ts'
import type { SendOutcome } from '#web/lib/form/use-form.ts'
import { MESSAGES } from '#web/features/profile/messages.ts'

export type CancellationBody = { [Field in keyof CancellationRequest]: string }

async function sessionToken(): Promise<string | undefined> {
  try {
    const client = await findBackend()
    return (await client?.auth.getSession())?.data.session?.access_token
  } catch {
    return undefined
  }
}

async function sentenceFor(error: unknown): Promise<string> {
  if (!(error instanceof CallFailed)) return MESSAGES.cancelUnusable
  if (error.serviceMessage !== undefined) return error.serviceMessage
  const usable = error.cause === undefined || error.cause instanceof Error
  return usable ? MESSAGES.cancelFailed(await publicHost()) : MESSAGES.cancelUnusable
}

export async function requestCancellation(body: CancellationBody): Promise<SendOutcome<null>> {
  try {
    const token = await sessionToken()
    await askService({
      base: 'assessment',
      path: '/v1/subscription/cancel',
      body,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    })
    return { ok: true, receipt: null }
  } catch (error) {
    return { ok: false, message: await sentenceFor(error) }
  }
}

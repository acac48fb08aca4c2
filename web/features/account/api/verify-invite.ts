import { z } from 'zod/mini'
import { backend } from '#web/lib/calls/supabase.ts'

export type InviteAnswer = 'valid' | 'already_used' | 'expired' | 'not_found' | 'service_error'

const Row = z.object({ is_valid: z.boolean(), state: z.nullish(z.string()) })
const Answer = z.union([Row, z.array(Row)])

/** Throws only where this site has no accounts; a question that fails is a `service_error`. */
export async function verifyInvite(code: string): Promise<InviteAnswer> {
  const client = await backend()
  const { data, error } = await client.rpc('verify_beta_invite_code', { p_code: code })
  if (error) return 'service_error'
  const parsed = Answer.safeParse(data)
  if (!parsed.success) return 'service_error'
  const row = Array.isArray(parsed.data) ? parsed.data[0] : parsed.data
  if (row?.is_valid) return 'valid'
  const state = row?.state ?? ''
  switch (state) {
    case 'already_used':
    case 'expired':
      return state
    case 'rate_limited':
      return 'service_error'
    default:
      return 'not_found'
  }
}

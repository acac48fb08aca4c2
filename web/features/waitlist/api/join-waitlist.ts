import { z } from 'zod'
import { deviceTypeOf } from '#web/lib/device.ts'
import { SESSION, sessionStore } from '#web/lib/storage.ts'
import { backend, type Backend } from '#web/lib/supabase.ts'
import { MESSAGES } from '#web/features/waitlist/messages.ts'
import type { WaitlistEntry } from '#web/features/waitlist/waitlist-rules.ts'

export type Place = { referralCode: string; position: number }
export type JoinOutcome = { ok: true; place: Place } | { ok: false; message: string; field?: 'referralCode' }

const Member = z.object({ id: z.string() })
const Joined = z.object({ id: z.string(), referral_code: z.string(), position_in_queue: z.number() })
const Campaign = z.record(z.string(), z.string())

const CAMPAIGN_KEYS = ['utm_source', 'utm_medium', 'utm_campaign'] as const

/** The campaign a visitor came with: the one in the address, else the first one seen in this visit. */
function campaign(query: URLSearchParams): Record<string, string> {
  const given = Object.fromEntries(
    CAMPAIGN_KEYS.flatMap((key) => {
      const value = query.get(key)
      return value === null ? [] : [[key, value]]
    }),
  )
  if (Object.keys(given).length > 0) return given
  try {
    return Campaign.catch({}).parse(JSON.parse(sessionStore.read(SESSION.utm) ?? '{}'))
  } catch {
    return {}
  }
}

async function findReferrer(client: Backend, code: string): Promise<string | null> {
  const { data } = await client.from('beta_waitlist').select('id, name').eq('referral_code', code).single()
  return Member.safeParse(data).data?.id ?? null
}

/** Puts someone on the waitlist and says where they stand. */
export async function joinWaitlist(entry: WaitlistEntry, query: URLSearchParams): Promise<JoinOutcome> {
  try {
    const client = await backend()
    const code = entry.referralCode.trim().toUpperCase()
    const referrer = code === '' ? null : await findReferrer(client, code)
    if (code !== '' && referrer === null)
      return { ok: false, message: MESSAGES.referral, field: 'referralCode' }
    const petName = entry.petName.trim()
    const { data, error } = await client
      .from('beta_waitlist')
      .insert({
        email: entry.email.trim().toLowerCase(),
        name: entry.name.trim(),
        ...(entry.petType === '' ? {} : { pet_type: entry.petType }),
        ...(petName === '' ? {} : { pet_name: petName }),
        ...(referrer === null ? {} : { referred_by: referrer }),
        ...campaign(query),
        device_type: deviceTypeOf(window.innerWidth),
      })
      .select('id, referral_code, position_in_queue')
      .single()
    // Only the database's own refusal of a second entry is written for people.
    if (error) return { ok: false, message: error.code === '23505' ? error.message : MESSAGES.failed }
    const joined = Joined.parse(data)
    return { ok: true, place: { referralCode: joined.referral_code, position: joined.position_in_queue } }
  } catch {
    return { ok: false, message: MESSAGES.failed }
  }
}

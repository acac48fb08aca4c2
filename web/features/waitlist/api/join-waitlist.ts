import { campaignOf } from '#web/lib/storage/campaign.ts'
import { deviceTypeOf } from '#web/lib/analytics/device.ts'
import { backend, type Backend } from '#web/lib/calls/supabase.ts'
import { MESSAGES } from '#web/features/waitlist/messages.ts'
import { variantText } from '#web/features/waitlist/variants.ts'
import type { WaitlistEntry } from '#web/features/waitlist/waitlist-rules.ts'

export type Place = { referralCode: string; position: number }
export type JoinOutcome = { ok: true; place: Place } | { ok: false; message: string; field?: 'referralCode' }

/** Read by hand, because the schema library is heavier than this public page. */
function column<Name extends string, Value>(
  row: { readonly [Column in Name]: unknown },
  name: Name,
  fits: (value: unknown) => value is Value,
): Value {
  const value = row[name]
  if (!fits(value)) throw new Error(`the waitlist answered without ${name}`)
  return value
}
const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'

/** The refusals whose text was written for people: a second entry, the database's own checks, too many tries. */
const SAID_TO_PEOPLE = ['23505', 'P0001', 'PGRST429']

const refusal = (error: { code: string; message: string }): JoinOutcome => ({
  ok: false,
  message: (SAID_TO_PEOPLE.includes(error.code) && error.message) || MESSAGES.failed,
})

type Referrer = { found: true; id: string | null } | { found: false; outcome: JoinOutcome }

async function findReferrer(client: Backend, code: string): Promise<Referrer> {
  if (code === '') return { found: true, id: null }
  const { data, error } = await client
    .from('beta_waitlist')
    .select('id, name')
    .eq('referral_code', code)
    .single()
  if (error === null) return { found: true, id: column(data, 'id', isText) }
  return error.code === 'PGRST116'
    ? { found: false, outcome: { ok: false, message: MESSAGES.referral, field: 'referralCode' } }
    : { found: false, outcome: refusal(error) }
}

export async function joinWaitlist(entry: WaitlistEntry, search: string): Promise<JoinOutcome> {
  try {
    const client = await backend()
    const referrer = await findReferrer(client, entry.referralCode.trim().toUpperCase())
    if (!referrer.found) return referrer.outcome
    const petName = entry.petName.trim()
    const variant = variantText()
    const { data, error } = await client
      .from('beta_waitlist')
      .insert({
        email: entry.email.trim().toLowerCase(),
        name: entry.name.trim(),
        ...(entry.petType === '' ? {} : { pet_type: entry.petType }),
        ...(petName === '' ? {} : { pet_name: petName }),
        ...(referrer.id === null ? {} : { referred_by: referrer.id }),
        ...campaignOf(search),
        ...(variant === undefined ? {} : { variant }),
        device_type: deviceTypeOf(window.innerWidth),
      })
      .select('id, referral_code, position_in_queue')
      .single()
    if (error) return refusal(error)
    const place = {
      referralCode: column(data, 'referral_code', isText),
      position: column(data, 'position_in_queue', isNumber),
    }
    return { ok: true, place }
  } catch {
    return { ok: false, message: MESSAGES.failed }
  }
}

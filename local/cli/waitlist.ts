import type { Sql } from 'postgres'
import { type Command, CommandFailure, type Output } from '#local/cli/command.ts'
import { type Cell, csvLines } from '#local/cli/csv.ts'

const COLUMNS = [
  'position',
  'email',
  'name',
  'pet_type',
  'pet_name',
  'referral_code',
  'referred_by',
  'referrals',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'variant',
  'device_type',
  'created_at',
] as const

type Entry = Readonly<Record<(typeof COLUMNS)[number], Cell>>

const readWaitlist = (sql: Sql): Promise<readonly Entry[]> => sql<Entry[]>`
  select e.position_in_queue as position, e.email, e.name, e.pet_type, e.pet_name, e.referral_code,
         r.referral_code as referred_by,
         (select count(*)::int from private.waitlist_entries f where f.referred_by = e.id) as referrals,
         e.utm_source, e.utm_medium, e.utm_campaign, e.variant, e.device_type, e.created_at
    from private.waitlist_entries e left join private.waitlist_entries r on r.id = e.referred_by
   order by e.position_in_queue`

export const waitlist: Command = {
  usage: 'waitlist export',
  summary: 'print the waitlist as comma-separated values',
  options: {},
  run: async ([action, ...more], _options, { withDatabase }): Promise<Output> => {
    if (action !== 'export') throw new CommandFailure('Say what to do with the waitlist: export.')
    if (more.length > 0) throw new CommandFailure('waitlist export does not take that many words.')
    const entries = await withDatabase(readWaitlist)
    return { lines: csvLines(COLUMNS, entries), data: { entries } }
  },
}

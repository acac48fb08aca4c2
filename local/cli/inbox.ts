import type { Sql } from 'postgres'
import { type Command, CommandFailure, type Output } from '#local/cli/command.ts'

const KINDS = ['contact', 'deletion', 'cancellation'] as const
type Kind = (typeof KINDS)[number]

type Item = {
  readonly kind: Kind
  readonly reference: string
  readonly status: string
  readonly open: boolean
  readonly from: string
  readonly about: string
  readonly receivedAt: Date
  readonly dueAt: Date | null
  readonly details: Readonly<Record<string, unknown>>
}

const readInbox = (sql: Sql): Promise<readonly Item[]> => sql<Item[]>`
  select 'contact' as kind, m.id::text as reference, m.status, m.status <> 'closed' as open, m.email as "from",
         m.subject as about, m.created_at as "receivedAt", null::timestamptz as "dueAt", to_jsonb(m) as details
    from public.contact_messages m
  union all
  select 'deletion', d.reference, d.status, d.status not in ('completed', 'rejected'), d.requester_email,
         'delete ' || d.account_email, d.created_at, d.due_at, to_jsonb(d)
    from public.deletion_requests d
  union all
  select 'cancellation', c.reference, c.status, c.status not in ('completed', 'rejected'), c.account_email,
         c.plan || case when c.user_id is null then ', to be verified' else ', signed in' end, c.created_at, null,
         to_jsonb(c)
    from public.cancellation_requests c
   order by "receivedAt", reference`

const readKind = (value: string | boolean | undefined): Kind | null => {
  if (value === undefined) return null
  const kind = KINDS.find((each) => each === value)
  if (kind === undefined) throw new CommandFailure(`--kind must be ${KINDS.join(', ')}.`)
  return kind
}

const day = (date: Date): string => date.toISOString().slice(0, 10)

const plain = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ')

const lineOf = ({ kind, reference, status, receivedAt, dueAt, from, about }: Item, now: Date): string =>
  [
    day(receivedAt),
    kind.padEnd(12),
    reference,
    status.padEnd(11),
    plain(from),
    plain(about),
    ...(dueAt === null ? [] : [`due ${day(dueAt)}${dueAt < now ? ', past due' : ''}`]),
  ].join('  ')

const close = async (sql: Sql, reference: string, at: Date): Promise<boolean> => {
  const messages = await sql`
    update public.contact_messages set status = 'closed', handled_at = ${at}
     where id::text = ${reference} and status <> 'closed' returning id`
  const cancellations = await sql`
    update public.cancellation_requests set status = 'completed', processed_at = ${at}
     where reference = ${reference} and status not in ('completed', 'rejected') returning id`
  return messages.length + cancellations.length > 0
}

export const inbox: Command = {
  usage: 'inbox list [--kind contact|deletion|cancellation] [--all] | inbox close REFERENCE',
  summary: 'show open contact messages, deletion and cancellation requests; close what is dealt with',
  options: { kind: { type: 'string' }, all: { type: 'boolean' } },
  run: async ([action, ...more], options, { withDatabase, now }): Promise<Output> => {
    if (action === 'close') {
      const [reference, ...others] = more
      if (reference === undefined || others.length > 0)
        throw new CommandFailure('Say which one to close, by the reference that inbox list shows.')
      if (reference.startsWith('DEL-'))
        throw new CommandFailure(`A deletion is carried out or rejected: see deletion show ${reference}.`)
      if (!(await withDatabase((sql) => close(sql, reference, now()))))
        throw new CommandFailure(`Nothing open is called ${reference}. Try inbox list --all.`)
      return { lines: [`Closed ${reference}.`], data: { closed: reference } }
    }
    if (action !== 'list') throw new CommandFailure('Say what to do with the inbox: list or close.')
    if (more.length > 0) throw new CommandFailure('inbox list does not take that many words.')
    const kind = readKind(options['kind'])
    const all = options['all'] === true
    const items = (await withDatabase(readInbox)).filter(
      (item) => (all || item.open) && (kind === null || item.kind === kind),
    )
    const lines = items.map((item) => lineOf(item, now()))
    return { lines: lines.length === 0 ? ['There is nothing to do.'] : lines, data: { items } }
  },
}

import type { Sql } from 'postgres'

export type Invite = {
  readonly code: string
  readonly label: string | null
  readonly state: 'free' | 'used' | 'expired' | 'revoked'
  readonly expiresAt: Date | null
}

type NewInvites = { readonly count: number; readonly label: string | null; readonly expiresAt: Date | null }

export const createInvites = async (
  sql: Sql,
  { count, label, expiresAt }: NewInvites,
): Promise<readonly string[]> => {
  const rows = await sql<{ code: string }[]>`
    select public.create_invite_codes(${count}, ${label}, ${expiresAt}) as code`
  return rows.map(({ code }) => code)
}

export const listInvites = async (sql: Sql): Promise<readonly Invite[]> =>
  await sql<Invite[]>`
    select code, label, expires_at as "expiresAt",
           case when revoked_at is not null then 'revoked'
                when claimed_at is not null then 'used'
                when expires_at <= now() then 'expired'
                else 'free' end as state
      from public.beta_invite_codes order by created_at desc, code`

export const revokeInvite = async (sql: Sql, code: string): Promise<boolean> => {
  const rows = await sql`
    update public.beta_invite_codes set revoked_at = now()
     where code = ${code} and claimed_at is null and revoked_at is null`
  return rows.count === 1
}

/** The newest; a database that never had one gets its first five. */
export const freeInvites = async (sql: Sql): Promise<readonly string[]> => {
  const [any] = await sql`select 1 from public.beta_invite_codes limit 1`
  if (any === undefined) return createInvites(sql, { count: 5, label: 'first start', expiresAt: null })
  const rows = await sql<{ code: string }[]>`
    select code from public.beta_invite_codes
     where claimed_at is null and revoked_at is null and (expires_at is null or expires_at > now())
     order by created_at desc, code limit 5`
  return rows.map(({ code }) => code)
}

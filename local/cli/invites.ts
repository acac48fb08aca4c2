import { INVITE_CODE } from '#contract/fields/invite-code.ts'
import { type Command, CommandFailure, type Options, type Output, type Tools } from '#local/cli/command.ts'
import { createInvites, listInvites, revokeInvite } from '#local/invites.ts'

const readCount = (value: string | boolean | undefined): number => {
  const count = typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : 0
  if (count < 1 || count > 1000) throw new CommandFailure('--count must be a whole number from 1 to 1000.')
  return count
}

const readExpiry = (value: string | boolean | undefined, now: Date): Date | null => {
  if (value === undefined) return null
  const date =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T23:59:59Z`) : null
  if (date === null || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value) {
    throw new CommandFailure('--expires must be a date such as 2027-01-31.')
  }
  if (date <= now) throw new CommandFailure('--expires must lie in the future.')
  return date
}

const readLabel = (value: string | boolean | undefined): string | null => {
  if (value === undefined) return null
  if (typeof value !== 'string' || value.length > 200)
    throw new CommandFailure('--label may have 200 characters.')
  return value
}

const create = async (options: Options, { withDatabase, now }: Tools): Promise<Output> => {
  const count = readCount(options['count'])
  const expiresAt = readExpiry(options['expires'], now())
  const label = readLabel(options['label'])
  const codes = await withDatabase((sql) => createInvites(sql, { count, expiresAt, label }))
  return { lines: codes, data: { codes, expiresAt, label } }
}

const list = async ({ withDatabase }: Tools): Promise<Output> => {
  const invites = await withDatabase(listInvites)
  const lines = invites.map(({ code, state, label, expiresAt }) =>
    [code, state.padEnd(7), expiresAt?.toISOString().slice(0, 10) ?? '-'.padEnd(10), label ?? '']
      .join('  ')
      .trimEnd(),
  )
  return { lines: lines.length === 0 ? ['There are no invite codes.'] : lines, data: { invites } }
}

const revoke = async (code: string | undefined, { withDatabase }: Tools): Promise<Output> => {
  if (code === undefined || !INVITE_CODE.test(code))
    throw new CommandFailure('Say which code to revoke, six digits.')
  const revoked = await withDatabase((sql) => revokeInvite(sql, code))
  if (!revoked) throw new CommandFailure(`There is no unused invite code ${code}.`)
  return { lines: [`${code} can no longer be used.`], data: { code, revoked } }
}

export const invites: Command = {
  usage: 'invites create --count N [--expires YYYY-MM-DD] [--label TEXT] | list | revoke CODE',
  summary: 'make, show and end invite codes',
  options: { count: { type: 'string' }, expires: { type: 'string' }, label: { type: 'string' } },
  run: ([action, code, ...more], options, tools) => {
    if (more.length > 0 || (code !== undefined && action !== 'revoke')) {
      throw new CommandFailure(`invites ${action ?? ''} does not take that many words.`)
    }
    if (action === 'create') return create(options, tools)
    if (action === 'list') return list(tools)
    if (action === 'revoke') return revoke(code, tools)
    throw new CommandFailure('Say what to do with the invite codes: create, list or revoke.')
  },
}

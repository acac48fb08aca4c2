import type { Sql } from 'postgres'
import { POLICY_FACTS } from '#contract/policy-facts.ts'
import type { Command, Output } from '#local/cli/command.ts'
import { deskOn } from '#local/cli/deletion.ts'
import { createPostgresDeletionStore } from '#service/providers/deletions/postgres-deletion-store.ts'

type Task = { readonly name: string; readonly table: string; readonly condition: string }

const { communicationsMonths, accountYearsAfterClosure, paymentYears, securityLogsMonths } =
  POLICY_FACTS.retention

/** `public.run_maintenance` does the same in a Supabase project. */
const tasks: readonly Task[] = [
  {
    name: 'expired assessment requests',
    table: 'public.assessment_requests',
    condition: 'expires_at <= now()',
  },
  { name: 'expired assessment jobs', table: 'public.assessment_jobs', condition: 'expires_at <= now()' },
  {
    name: 'invite attempts older than a day',
    table: 'public.beta_invite_attempts',
    condition: "created_at < now() - interval '1 day'",
  },
  {
    name: `contact messages closed more than ${communicationsMonths} months ago`,
    table: 'public.contact_messages',
    condition: `status = 'closed' and coalesce(handled_at, created_at) < now() - interval '${communicationsMonths} months'`,
  },
  {
    name: `deletion requests rejected more than ${communicationsMonths} months ago`,
    table: 'public.deletion_requests',
    condition: `status = 'rejected' and coalesce(completed_at, created_at) < now() - interval '${communicationsMonths} months'`,
  },
  {
    name: `deletion requests carried out more than ${accountYearsAfterClosure} years ago`,
    table: 'public.deletion_requests',
    condition: `status = 'completed' and completed_at < now() - interval '${accountYearsAfterClosure} years'`,
  },
  {
    name: `records of deletions finished more than ${accountYearsAfterClosure} years ago`,
    table: 'public.deletion_records',
    condition: `pending is null and deleted_at < now() - interval '${accountYearsAfterClosure} years'`,
  },
  {
    name: `cancellation requests older than ${paymentYears} years`,
    table: 'public.cancellation_requests',
    condition: `created_at < now() - interval '${paymentYears} years'`,
  },
  {
    name: `security logs older than ${securityLogsMonths} months`,
    table: 'auth.audit_log_entries',
    condition: `created_at < now() - interval '${securityLogsMonths} months'`,
  },
]

const countOrDelete = async (sql: Sql, { table, condition }: Task, dryRun: boolean): Promise<number> => {
  if (!dryRun) return (await sql.unsafe(`delete from ${table} where ${condition}`)).count
  const [row] = await sql.unsafe<{ count: number }[]>(
    `select count(*)::int as count from ${table} where ${condition}`,
  )
  return row?.count ?? 0
}

const overdue = async (sql: Sql): Promise<readonly string[]> => {
  const rows = await sql<{ reference: string }[]>`
    select reference from public.deletion_requests
     where status in ('received', 'verifying', 'verified') and due_at < now() order by due_at`
  return rows.map(({ reference }) => reference)
}

export const maintenance: Command = {
  usage: 'maintenance [--dry-run]',
  summary: 'throw away what is kept no longer',
  options: { 'dry-run': { type: 'boolean' } },
  run: async (_args, options, tools): Promise<Output> => {
    const dryRun = options['dry-run'] === true
    return tools.withDatabase(async (sql) => {
      const removed: { name: string; rows: number }[] = []
      for (const task of tasks)
        removed.push({ name: task.name, rows: await countOrDelete(sql, task, dryRun) })
      const { store, deletions } = deskOn(createPostgresDeletionStore(sql), tools)
      const finished = dryRun ? [] : await deletions.resume()
      const unfinished = (await store.unfinished()).map(({ reference }) => reference)
      const overdueDeletions = await overdue(sql)
      const verb = dryRun ? 'would remove' : 'removed'
      const lines = [
        ...removed.map(({ name, rows }) => `${verb} ${rows}: ${name}`),
        ...finished.map((reference) => `finished: deletion ${reference}`),
        ...unfinished.map((reference) => `not finished: deletion ${reference}`),
        ...overdueDeletions.map((reference) => `past due: deletion request ${reference}`),
      ]
      return { lines, data: { dryRun, removed, finished, unfinished, overdueDeletions } }
    })
  },
}

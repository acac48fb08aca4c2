import type { Sql } from 'postgres'
import type { Command, Output } from '#local/cli/command.ts'

type Task = { readonly name: string; readonly table: string; readonly condition: string }

/** What is kept no longer, and after how long. */
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
    name: 'contact messages closed more than 24 months ago',
    table: 'public.contact_messages',
    condition: "status = 'closed' and coalesce(handled_at, created_at) < now() - interval '24 months'",
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

/** The daily tidying: throws away what is kept no longer, and names deletion requests that are past due. */
export const maintenance: Command = {
  usage: 'maintenance [--dry-run]',
  summary: 'throw away what is kept no longer',
  options: { 'dry-run': { type: 'boolean' } },
  run: async (_args, options, { withDatabase }): Promise<Output> => {
    const dryRun = options['dry-run'] === true
    return withDatabase(async (sql) => {
      const removed: { name: string; rows: number }[] = []
      for (const task of tasks)
        removed.push({ name: task.name, rows: await countOrDelete(sql, task, dryRun) })
      const overdueDeletions = await overdue(sql)
      const verb = dryRun ? 'would remove' : 'removed'
      const lines = [
        ...removed.map(({ name, rows }) => `${verb} ${rows}: ${name}`),
        ...overdueDeletions.map((reference) => `past due: deletion request ${reference}`),
      ]
      return { lines, data: { dryRun, removed, overdueDeletions } }
    })
  },
}

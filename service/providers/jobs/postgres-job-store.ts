import type { Sql } from 'postgres'
import type { Row } from '#contract/database/clients.ts'
import { asJson, JOB_EXPIRES_MS, type JobStatus, type JobStore, type KeptJob } from './job-store.ts'

type Columns = 'id' | 'retries' | 'request' | 'result' | 'summary' | 'error' | 'token_hash'

type JobRow = Pick<Row<'assessment_jobs'>, Columns> & {
  readonly status: JobStatus
  readonly started_at: Date
  readonly updated_at: Date
}

const jobOf = (row: JobRow | undefined): KeptJob | null =>
  row === undefined
    ? null
    : {
        id: row.id,
        status: row.status,
        retries: row.retries,
        request: row.request,
        result: row.result,
        summary: row.summary,
        error: row.error,
        tokenHash: row.token_hash,
        startedAt: row.started_at,
        updatedAt: row.updated_at,
      }

export const createPostgresJobStore = (sql: Sql): JobStore => {
  const columns = sql`id, status, retries, request, result, summary, error, token_hash, started_at, updated_at`
  return {
    async open({ id, request, requestId, tokenHash, now }) {
      const expires = new Date(now.getTime() + JOB_EXPIRES_MS)
      await sql`delete from public.assessment_jobs where id = ${id} and expires_at <= ${now}`
      const opened = await sql`
        insert into public.assessment_jobs
          (id, request, request_id, token_hash, next_attempt_at, started_at, updated_at, expires_at)
        values (${id}, ${sql.json(asJson(request))}, ${requestId}, ${tokenHash}, ${now}, ${now}, ${now}, ${expires})
        on conflict (id) do nothing
        returning id`
      return opened.length > 0
    },
    async find(id, now) {
      const [row] = await sql<JobRow[]>`
        select ${columns} from public.assessment_jobs where id = ${id} and expires_at > ${now}`
      return jobOf(row)
    },
    async lease(id, now, until) {
      const [row] = await sql<JobRow[]>`
        update public.assessment_jobs set leased_until = ${until}
        where id = ${id} and status in ('starting', 'processing') and expires_at > ${now}
          and next_attempt_at <= ${now} and (leased_until is null or leased_until <= ${now})
        returning ${columns}`
      return jobOf(row)
    },
    async complete(id, { result, summary, model }) {
      await sql`
        update public.assessment_jobs set status = 'completed', leased_until = null,
          result = ${sql.json(asJson(result))}, summary = ${sql.json(asJson(summary))}, model_used = ${model}
        where id = ${id} and status in ('starting', 'processing')`
    },
    async retry(id, retries, at) {
      await sql`
        update public.assessment_jobs set retries = ${retries}, next_attempt_at = ${at}, leased_until = null
        where id = ${id} and status in ('starting', 'processing')`
    },
    async end(id, status, error) {
      await sql`
        update public.assessment_jobs set status = ${status}, error = ${error}, leased_until = null
        where id = ${id} and status in ('starting', 'processing')`
    },
  }
}

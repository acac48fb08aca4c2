import type { Sql } from 'postgres'
import {
  FORGOTTEN_AFTER_MS,
  TAKEN_OVER_AFTER_MS,
  asKept,
  judgeRow,
  type AssessmentStore,
  type Claim,
  type KeptAnswer,
} from '#service/providers/store/assessment-store.ts'

/** One statement claims a key, so no two runs can both win. */
export const createPostgresStore = (sql: Sql): AssessmentStore => ({
  async claim({ key, hash, requestId, now }) {
    const expires = new Date(now.getTime() + FORGOTTEN_AFTER_MS)
    const stale = new Date(now.getTime() - TAKEN_OVER_AFTER_MS)
    // A row may vanish between the two statements (maintenance, expiry); then the key is free and is claimed again.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const won = await sql`
        insert into public.assessment_requests as kept
          (idempotency_key, request_hash, request_id, status, created_at, expires_at)
        values (${key}, ${hash}, ${requestId}, 'processing', ${now}, ${expires})
        on conflict (idempotency_key) do update set
          request_hash = excluded.request_hash, request_id = excluded.request_id, status = 'processing',
          http_status = null, response = null, model_used = null, severity = null, latency_ms = null,
          completed_at = null, created_at = excluded.created_at, expires_at = excluded.expires_at
        where kept.expires_at <= ${now}
          or (kept.request_hash = excluded.request_hash
            and (kept.status = 'error' or (kept.status = 'processing' and kept.created_at < ${stale})))
        returning 1`
      if (won.length > 0) return { outcome: 'run' }
      const [row] = await sql<KeptAnswer[]>`
        select request_hash, status, http_status, response from public.assessment_requests
        where idempotency_key = ${key}`
      if (row !== undefined) return judgeRow(row, hash)
    }
    return { outcome: 'in_progress' } satisfies Claim
  },

  async finish({ key, requestId, status, body, model, severity, latencyMs, now }) {
    await sql`
      update public.assessment_requests set
        status = 'completed', http_status = ${status}, response = ${sql.json(asKept(body))}, model_used = ${model},
        severity = ${severity}, latency_ms = ${Math.round(latencyMs)}, completed_at = ${now}
      where idempotency_key = ${key} and request_id = ${requestId}`
  },

  async fail({ key, requestId }) {
    await sql`
      update public.assessment_requests set status = 'error'
      where idempotency_key = ${key} and request_id = ${requestId}`
  },

  async ping() {
    await sql`select 1`
  },
})

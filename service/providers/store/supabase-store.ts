import { z } from 'zod'
import type { ByColumn } from '#contract/database/clients.ts'
import { readRow } from '#contract/database/read-row.ts'
import { isoTimeOf } from '#contract/database/database-time.ts'
import {
  FORGOTTEN_AFTER_MS,
  TAKEN_OVER_AFTER_MS,
  asKept,
  judgeRow,
  type AssessmentStore,
} from '#service/providers/store/assessment-store.ts'
import type { ServiceClient } from '#service/providers/service-client.ts'

const TABLE = 'assessment_requests'
const COLUMNS = 'request_hash, request_id, status, http_status, response, created_at, expires_at'
const DUPLICATE = '23505'

const Row = z.object({
  request_hash: z.string(),
  request_id: z.string(),
  status: z.string(),
  http_status: z.number().nullable(),
  response: z.unknown(),
  created_at: z.string(),
  expires_at: z.string(),
} satisfies ByColumn<typeof TABLE, z.ZodType>)
type Row = z.infer<typeof Row>

const timeOf = (text: string): number => Date.parse(isoTimeOf(text))

const isFree = (row: Row, hash: string, now: number): boolean =>
  timeOf(row.expires_at) <= now ||
  (row.request_hash === hash &&
    (row.status === 'error' ||
      (row.status === 'processing' && timeOf(row.created_at) < now - TAKEN_OVER_AFTER_MS)))

const must = (error: { message: string } | null): void => {
  if (error !== null) throw new Error(`assessment store: ${error.message}`)
}

/** A row that may be taken over is changed only if it is still the row that was read, so of two callers one wins. */
export const createSupabaseStore = (client: ServiceClient): AssessmentStore => ({
  async claim({ key, hash, requestId, now }) {
    const claimed = {
      idempotency_key: key,
      request_hash: hash,
      request_id: requestId,
      status: 'processing',
      http_status: null,
      response: null,
      model_used: null,
      severity: null,
      latency_ms: null,
      completed_at: null,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + FORGOTTEN_AFTER_MS).toISOString(),
    }
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const inserted = await client.from(TABLE).insert(claimed)
      if (inserted.error === null) return { outcome: 'run' }
      if (inserted.error.code !== DUPLICATE) must(inserted.error)
      const found = await client.from(TABLE).select(COLUMNS).eq('idempotency_key', key).maybeSingle()
      must(found.error)
      if (found.data === null) continue
      const row = readRow(Row, found.data)
      if (!isFree(row, hash, now.getTime())) return judgeRow(row, hash)
      const taken = await client
        .from(TABLE)
        .update(claimed)
        .eq('idempotency_key', key)
        .eq('request_id', row.request_id)
        .eq('status', row.status)
        .select('idempotency_key')
      must(taken.error)
      if ((taken.data ?? []).length > 0) return { outcome: 'run' }
    }
    return { outcome: 'in_progress' }
  },

  async finish({ key, requestId, status, body, model, severity, latencyMs, now }) {
    const { error } = await client
      .from(TABLE)
      .update({
        status: 'completed',
        http_status: status,
        response: asKept(body),
        model_used: model,
        severity,
        latency_ms: Math.round(latencyMs),
        completed_at: now.toISOString(),
      })
      .eq('idempotency_key', key)
      .eq('request_id', requestId)
    must(error)
  },

  async fail({ key, requestId }) {
    const { error } = await client
      .from(TABLE)
      .update({ status: 'error' })
      .eq('idempotency_key', key)
      .eq('request_id', requestId)
    must(error)
  },

  async ping() {
    const { error } = await client.from(TABLE).select('idempotency_key').limit(1)
    must(error)
  },
})

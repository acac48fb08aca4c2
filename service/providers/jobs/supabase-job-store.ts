import { z } from 'zod'
import type { ByColumn, ServiceDatabase } from '#contract/database/clients.ts'
import { readRow, type WithColumnsOf } from '#contract/database/read-row.ts'
import { isoTimeOf } from '#contract/database/database-time.ts'
import { asJson, JOB_EXPIRES_MS, type JobStore, type KeptJob } from './job-store.ts'
import type { ServiceClient } from '#service/providers/service-client.ts'

const TABLE = 'assessment_jobs'
const COLUMNS = 'id, status, retries, request, result, summary, error, token_hash, started_at, updated_at'
const OPEN = ['starting', 'processing']
const DUPLICATE = '23505'

const time = z.string().transform((text) => new Date(isoTimeOf(text)))

const Row = z.object({
  id: z.string(),
  status: z.enum(['starting', 'processing', 'completed', 'error', 'timeout']),
  retries: z.number(),
  request: z.unknown(),
  result: z.unknown(),
  summary: z.unknown(),
  error: z.string().nullable(),
  token_hash: z.string(),
  started_at: time,
  updated_at: time,
} satisfies ByColumn<typeof TABLE, z.ZodType>)

const jobOf = (row: WithColumnsOf<z.infer<typeof Row>>): KeptJob => {
  const { token_hash: tokenHash, started_at: startedAt, updated_at: updatedAt, ...rest } = readRow(Row, row)
  return { ...rest, tokenHash, startedAt, updatedAt }
}

type Changes = ServiceDatabase['public']['Tables'][typeof TABLE]['Update']

function must(error: { message: string } | null): void {
  if (error !== null) throw new Error(error.message)
}

export const createSupabaseJobStore = (client: ServiceClient): JobStore => {
  const change = async (id: string, values: Changes): Promise<void> => {
    const { error } = await client.from(TABLE).update(values).eq('id', id).in('status', OPEN)
    must(error)
  }
  return {
    async open({ id, request, requestId, tokenHash, now }) {
      const at = now.toISOString()
      const removed = await client.from(TABLE).delete().eq('id', id).lte('expires_at', at)
      must(removed.error)
      const { error } = await client.from(TABLE).insert({
        id,
        request: asJson(request),
        request_id: requestId,
        token_hash: tokenHash,
        next_attempt_at: at,
        started_at: at,
        updated_at: at,
        expires_at: new Date(now.getTime() + JOB_EXPIRES_MS).toISOString(),
      })
      if (error?.code === DUPLICATE) return false
      must(error)
      return true
    },
    async find(id, now) {
      const { data, error } = await client
        .from(TABLE)
        .select(COLUMNS)
        .eq('id', id)
        .gt('expires_at', now.toISOString())
        .maybeSingle()
      must(error)
      return data === null ? null : jobOf(data)
    },
    async lease(id, now, until) {
      const at = now.toISOString()
      const { data, error } = await client
        .from(TABLE)
        .update({ leased_until: until.toISOString() })
        .eq('id', id)
        .in('status', OPEN)
        .gt('expires_at', at)
        .lte('next_attempt_at', at)
        .or(`leased_until.is.null,leased_until.lte.${at}`)
        .select(COLUMNS)
      must(error)
      const [row] = data ?? []
      return row === undefined ? null : jobOf(row)
    },
    complete: (id, { result, summary, model }) =>
      change(id, {
        status: 'completed',
        leased_until: null,
        result: asJson(result),
        summary: asJson(summary),
        model_used: model,
      }),
    retry: (id, retries, at) =>
      change(id, { retries, next_attempt_at: at.toISOString(), leased_until: null }),
    end: (id, status, error) => change(id, { status, error, leased_until: null }),
  }
}

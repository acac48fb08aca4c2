import { JOB_EXPIRES_MS, type JobStore, type KeptJob } from '#service/providers/jobs/job-store.ts'

type Row = KeptJob & { readonly leasedUntil: number; readonly dueAt: number; readonly expiresAt: number }

const isOpen = ({ status }: KeptJob): boolean => status === 'starting' || status === 'processing'

export const createMemoryJobStore = (): JobStore => {
  const rows = new Map<string, Row>()
  const change = (id: string, values: Partial<Row>): Promise<void> => {
    const row = rows.get(id)
    if (row !== undefined && isOpen(row)) rows.set(id, { ...row, leasedUntil: 0, ...values })
    return Promise.resolve()
  }
  const alive = (id: string, now: Date): Row | null => {
    const row = rows.get(id)
    return row === undefined || row.expiresAt <= now.getTime() ? null : row
  }
  return {
    open({ id, request, tokenHash, now }) {
      if (alive(id, now) !== null) return Promise.resolve(false)
      rows.set(id, {
        id,
        status: 'processing',
        retries: 0,
        request,
        result: null,
        summary: null,
        error: null,
        tokenHash,
        startedAt: now,
        updatedAt: now,
        leasedUntil: 0,
        dueAt: now.getTime(),
        expiresAt: now.getTime() + JOB_EXPIRES_MS,
      })
      return Promise.resolve(true)
    },
    find: (id, now) => Promise.resolve(alive(id, now)),
    lease(id, now, until) {
      const row = alive(id, now)
      const at = now.getTime()
      if (row === null || !isOpen(row) || row.dueAt > at || row.leasedUntil > at) return Promise.resolve(null)
      rows.set(id, { ...row, leasedUntil: until.getTime() })
      return Promise.resolve(row)
    },
    complete: (id, { result, summary }) => change(id, { status: 'completed', result, summary }),
    retry: (id, retries, at) => change(id, { retries, dueAt: at.getTime() }),
    end: (id, status, error) => change(id, { status, error }),
  }
}

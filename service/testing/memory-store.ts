import {
  FORGOTTEN_AFTER_MS,
  TAKEN_OVER_AFTER_MS,
  asKept,
  judgeRow,
  type AssessmentStore,
} from '#service/providers/store/assessment-store.ts'

type Row = {
  request_hash: string
  request_id: string
  status: string
  http_status: number | null
  response: unknown
  created: number
}

export const createMemoryStore = (): AssessmentStore => {
  const rows = new Map<string, Row>()
  const mine = (key: string, requestId: string): Row | undefined => {
    const row = rows.get(key)
    return row?.request_id === requestId ? row : undefined
  }
  return {
    claim({ key, hash, requestId, now }) {
      const row = rows.get(key)
      const age = row === undefined ? 0 : now.getTime() - row.created
      const free =
        row === undefined ||
        age >= FORGOTTEN_AFTER_MS ||
        (row.request_hash === hash &&
          (row.status === 'error' || (row.status === 'processing' && age > TAKEN_OVER_AFTER_MS)))
      if (!free) return Promise.resolve(judgeRow(row, hash))
      rows.set(key, {
        request_hash: hash,
        request_id: requestId,
        status: 'processing',
        http_status: null,
        response: null,
        created: now.getTime(),
      })
      return Promise.resolve({ outcome: 'run' })
    },
    finish({ key, requestId, status, body }) {
      const row = mine(key, requestId)
      if (row !== undefined)
        Object.assign(row, { status: 'completed', http_status: status, response: asKept(body) })
      return Promise.resolve()
    },
    fail({ key, requestId }) {
      const row = mine(key, requestId)
      if (row !== undefined) row.status = 'error'
      return Promise.resolve()
    },
    ping: () => Promise.resolve(),
  }
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { provideConfig } from '#web/lib/config.ts'
import { testConfig } from '#web/testing/test-config.ts'
import { startAssessment } from './start-assessment.ts'

const KEY = '3f2c9a52-6d3e-4a30-9b6f-0c5a1d2e3f40'
const REQUEST = { pet: { name: 'Rex', species: 'dog' as const }, selectedSymptoms: ['vomiting'] }
const JOB = {
  jobId: '0d9d8f5a-3c65-4b0a-8f0e-1b2c3d4e5f60',
  status: 'processing',
  startedAt: '2026-03-01T12:00:00.000Z',
  updatedAt: '2026-03-01T12:00:00.000Z',
  retries: 0,
  maxRetries: 3,
  token: 'opaque',
}

/** Answers nothing until it is called off, as a dead line does. */
const silence: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    const stop = (): void => reject(new DOMException('aborted', 'AbortError'))
    if (init?.signal?.aborted) stop()
    init?.signal?.addEventListener('abort', stop)
  })

describe('starting an assessment as a job', () => {
  beforeEach(() => provideConfig(testConfig()))
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    provideConfig(null)
  })

  it('sends the request under its key and reads the job [R-ASSESS-034]', async () => {
    const send = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(JOB, { status: 202 })))
    vi.stubGlobal('fetch', send)
    expect(await startAssessment(REQUEST, KEY)).toEqual(JOB)
    const [url, init] = send.mock.calls[0] ?? []
    expect(url).toBe('/api/assessments/start')
    expect(init).toMatchObject({ method: 'POST', body: JSON.stringify(REQUEST) })
    expect(new Headers(init?.headers).get('Idempotency-Key')).toBe(KEY)
  })

  it('rejects with the status in words [R-ASSESS-034]', async () => {
    const refusal = new Response('', { status: 503, statusText: 'Service Unavailable' })
    vi.stubGlobal('fetch', () => Promise.resolve(refusal))
    await expect(startAssessment(REQUEST, KEY)).rejects.toThrow('HTTP 503: Service Unavailable')
  })

  it('says that it was cancelled when it is called off [R-ASSESS-034]', async () => {
    vi.stubGlobal('fetch', silence)
    const cancel = new AbortController()
    const started = startAssessment(REQUEST, KEY, cancel.signal)
    cancel.abort()
    await expect(started).rejects.toThrow('Request was cancelled')
  })

  it('gives up after 30 seconds [R-ASSESS-034]', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', silence)
    const failure = startAssessment(REQUEST, KEY).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await failure).toMatchObject({ message: 'Request was cancelled' })
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useSession } from '#web/lib/session/session.ts'
import { forgetTriage } from '#web/lib/storage/triage-memory.ts'
import { installFakeBackend, type FakeBackend } from '#web/testing/fake-backend.ts'
import { beginRun, resumeRuns, saveAgain } from './run-assessment.ts'
import { onOutcome, send } from './run-effects.ts'
import { runOf, useRuns } from './run-store.ts'
import { askedIn } from './run.ts'
import { anAnswer, aRequest } from '../testing/an-answer.ts'
import { anOtcAnswer } from '../testing/some-products.ts'

vi.mock('#domain/engine/assess-by-reader.ts', () => ({
  assessBy: () => ({ assessment: anAnswer('er_urgent').assessment, summary: anAnswer('er_urgent').summary }),
}))

const OWNER = { id: 'owner', email: 'sam@example.com' }
const UPDATE = 'PATCH /rest/v1/triage_sessions'
const INSERT = 'POST /rest/v1/triage_sessions'
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** A table that keeps rows by id, so that the number of saved results can be counted. */
function aTable(fake: FakeBackend): Map<string, unknown> {
  const rows = new Map<string, unknown>()
  const idOf = (filter: string | null) => (filter ?? '').replace('eq.', '')
  fake.on(UPDATE, ({ query, body }) => {
    const id = idOf(query.get('id'))
    if (!rows.has(id)) return { body: [] }
    rows.set(id, body)
    return { body: [{ id }] }
  })
  fake.on(INSERT, ({ body }) => {
    if (typeof body === 'object' && body !== null && 'id' in body) rows.set(String(body.id), body)
    return { status: 201 }
  })
  return rows
}

describe('an assessment', () => {
  let rows: Map<string, unknown>
  let service: ReturnType<typeof vi.fn<typeof fetch>>
  let sessionId: string

  beforeEach(async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    rows = aTable(await installFakeBackend())
    service = vi.fn<typeof fetch>(() => Promise.resolve(json(anAnswer())))
    vi.stubGlobal('fetch', service)
    sessionId = crypto.randomUUID()
    useRuns.setState({ runs: {} })
  })
  afterEach(async () => {
    // What a test leaves under way ends with it, and asks nobody in the next one.
    await settle()
    useRuns.setState({ runs: {} })
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const begin = () => beginRun({ sessionId, owner: OWNER, request: aRequest() })
  const job = () => askedIn(runOf(sessionId))?.job
  const keys = () => service.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
  const settle = async (ms = 0) => {
    await vi.advanceTimersByTimeAsync(ms)
    // What saves and what looks for products are files of their own.
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
  }

  test('is asked for with a key and without who is asking [R-ASSESS-031] [R-ASSESS-033]', async () => {
    begin()
    await settle()
    const [address, init] = service.mock.calls[0] ?? []
    expect(address).toBe('/v1/assess')
    expect(init?.method).toBe('POST')
    const headers = new Headers(init?.headers)
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('idempotency-key')).toMatch(/^[\da-f-]{36}$/)
    expect(headers.has('authorization')).toBe(false)
    expect(Object.keys(JSON.parse(typeof init?.body === 'string' ? init.body : 'null'))).toEqual([
      'pet',
      'selectedSymptoms',
      'followUpAnswers',
      'additionalNotes',
      'media',
    ])
  })

  test('is told, saved once and its job cleared [R-ASSESS-028] [R-ASSESS-029]', async () => {
    const told = vi.fn<(level: string) => void>()
    const stop = onOutcome(({ answer }) => told(answer.summary.severity))
    begin()
    await settle()
    stop()
    expect(told).toHaveBeenCalledExactlyOnceWith('normal_vet')
    expect([...rows.keys()]).toEqual([sessionId])
    expect(job()).toBeUndefined()
    expect(runOf(sessionId)).toMatchObject({ unsaved: null, saving: { at: 'saved' } })
  })

  test('is shown at once and completed with products, which are saved with it [R-ASSESS-051]', async () => {
    const products = Promise.withResolvers<Response>()
    service.mockImplementation((address) =>
      address === '/v1/assess' ? Promise.resolve(json(anAnswer('monitor_at_home'))) : products.promise,
    )
    const told = vi.fn<(items: number) => void>()
    const stop = onOutcome(({ answer }) => told(answer.assessment.otc.items.length))
    begin()
    await settle()
    expect(told.mock.calls).toEqual([[0]])
    expect(rows.get(sessionId)).toMatchObject({ otc_med_rec: null })
    products.resolve(json(anOtcAnswer()))
    await settle()
    stop()
    expect(told.mock.calls).toEqual([[0], [1]])
    expect(rows.get(sessionId)).toMatchObject({ otc_med_rec: anOtcAnswer() })
    expect(runOf(sessionId)).toMatchObject({ unsaved: null, saving: { at: 'saved' } })
  })

  test('gets no products once the owner has signed out', async () => {
    const products = Promise.withResolvers<Response>()
    service.mockImplementation((address) =>
      address === '/v1/assess' ? Promise.resolve(json(anAnswer('monitor_at_home'))) : products.promise,
    )
    begin()
    await settle()
    forgetTriage('all')
    products.resolve(json(anOtcAnswer()))
    await settle()
    expect(useRuns.getState().runs).toEqual({})
    expect(rows.get(sessionId)).toMatchObject({ otc_med_rec: null })
  })

  test('survives a service that is restarted, with one saved result', async () => {
    let calls = 0
    service.mockImplementation(() => {
      calls += 1
      if (calls <= 3) return Promise.reject(new TypeError('Failed to fetch'))
      return Promise.resolve(
        calls === 4 ? json({ error: { code: 'request_in_progress', message: 'x' } }, 409) : json(anAnswer()),
      )
    })
    begin()
    await settle(40_000)
    expect([...rows.keys()]).toEqual([sessionId])
    expect(new Set(keys()).size).toBe(1)
  })

  test('keeps only a running job over a reload [R-ASSESS-023]', async () => {
    service.mockImplementation(() => Promise.withResolvers<Response>().promise)
    begin()
    await settle()
    const kept = localStorage.getItem('assessment-job-storage') ?? ''
    expect(JSON.parse(kept).state.runs).toMatchObject([{ sessionId, job: { status: 'processing' } }])
    const change = { status: 'error', error: 'x' } as const
    send(sessionId, { type: 'job-changed', jobId: job()?.jobId ?? '', change })
    expect(JSON.parse(localStorage.getItem('assessment-job-storage') ?? '').state.runs).toEqual([])
  })

  test('is taken up again after a reload under its own key [R-ASSESS-025]', async () => {
    service.mockImplementation(() => Promise.withResolvers<Response>().promise)
    begin()
    await settle()
    const before = keys()
    const kept = localStorage.getItem('assessment-job-storage') ?? ''
    // A reload: another page, which knows the stored job but not the running one.
    localStorage.setItem('assessment-job-storage', kept.replaceAll(job()?.jobId ?? '', 'other-job'))
    await useRuns.persist.rehydrate()
    service.mockImplementation(() => Promise.resolve(json(anAnswer())))
    resumeRuns(OWNER)
    await settle()
    expect(keys()).toEqual([...before, ...before])
    expect([...rows.keys()]).toEqual([sessionId])
  })

  test('that another version of this page stored is taken up, with its unsaved result [R-ASSESS-025]', async () => {
    const other = crypto.randomUUID()
    const job = {
      jobId: 'a',
      status: 'processing',
      startedAt: '2026-01-31T12:00:00.000Z',
      updatedAt: '2026-01-31T12:00:02.000Z',
      retries: 1,
      maxRetries: 3,
      result: null,
      summary: null,
      error: null,
    }
    const run = {
      sessionId,
      owner: OWNER,
      idempotencyKey: 'old-key',
      request: aRequest(),
      hadMedia: true,
      job,
    }
    const unsaved = { sessionId: other, owner: null, request: aRequest(), answer: anAnswer() }
    const stored = { state: { runs: [run], unsaved: [unsaved] }, version: 0 }
    localStorage.setItem('assessment-job-storage', JSON.stringify(stored))
    await useRuns.persist.rehydrate()
    resumeRuns(OWNER)
    resumeRuns(OWNER)
    await settle()
    expect(keys()).toEqual(['old-key'])
    expect([...rows.keys()].toSorted()).toEqual([sessionId, other].toSorted())
    expect(localStorage.getItem('assessment-job-storage')).toBe(
      '{"state":{"runs":[],"unsaved":[]},"version":0}',
    )
  })

  test('keeps an answer that nobody reads yet, word for word, where others look for it', async () => {
    await installFakeBackend({ [UPDATE]: { status: 503, body: { message: 'down' } } })
    begin()
    await settle()
    const kept = JSON.parse(localStorage.getItem('assessment-job-storage') ?? '')
    const outcome = { sessionId, owner: OWNER, request: aRequest(), answer: anAnswer() }
    expect(kept).toEqual({ state: { runs: [], unsaved: [outcome] }, version: 0 })
  })

  test('of someone else is not taken up', async () => {
    service.mockImplementation(() => Promise.withResolvers<Response>().promise)
    begin()
    await settle()
    await useRuns.persist.rehydrate()
    resumeRuns({ id: 'stranger', email: null })
    await settle()
    expect(service).toHaveBeenCalledOnce()
  })

  test('is answered on this device when the service cannot be reached', async () => {
    service.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')))
    const told = vi.fn<(model: string, level: string) => void>()
    const stop = onOutcome(({ answer }) => told(answer.model_used, answer.summary.severity))
    begin()
    await settle(80_000)
    stop()
    expect(told).toHaveBeenCalledExactlyOnceWith('pawlight-rules-1 (on this device)', 'er_urgent')
    expect(job()).toMatchObject({ status: 'error' })
  })

  test('that cannot be saved stays here, is said so, and is saved later', async () => {
    const fake = await installFakeBackend({ [UPDATE]: { status: 503, body: { message: 'down' } } })
    begin()
    await settle(30_000)
    expect(runOf(sessionId)?.saving.at).toBe('failed')
    expect(localStorage.getItem('assessment-job-storage')).toContain(sessionId)
    rows = aTable(fake)
    saveAgain(sessionId)
    await settle()
    expect([...rows.keys()]).toEqual([sessionId])
    expect(runOf(sessionId)?.unsaved).toBeNull()
  })

  test('without an account is shown and not saved [R-ASSESS-032]', async () => {
    useSession.setState({ user: null })
    beginRun({ sessionId, owner: null, request: aRequest() })
    await settle()
    expect(rows.size).toBe(0)
    expect(runOf(sessionId)?.saving.at).toBe('no-account')
  })

  test('goes on when the flow is left', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    service.mockImplementation(() => promise)
    begin()
    forgetTriage('working')
    resolve(json(anAnswer()))
    await settle()
    expect([...rows.keys()]).toEqual([sessionId])
  })

  test('leaves nothing behind when its owner signs out meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    service.mockImplementation(() => promise)
    const told = vi.fn<() => void>()
    const stop = onOutcome(told)
    begin()
    forgetTriage('all')
    resolve(json(anAnswer()))
    await settle()
    stop()
    expect(told).not.toHaveBeenCalled()
    expect(rows.size).toBe(0)
    expect(localStorage.getItem('assessment-job-storage') ?? '').not.toContain('Rex')
  })

  test('without assessment data is an error [R-ASSESS-030]', async () => {
    const { assessment: _left, ...rest } = anAnswer()
    service.mockImplementation(() => Promise.resolve(json(rest)))
    begin()
    await settle()
    expect(job()).toMatchObject({
      status: 'error',
      error: 'Assessment generation failed. Please try again.',
    })
  })
})

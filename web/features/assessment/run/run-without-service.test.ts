import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { petKeyOf } from '#domain/engine/flow/told-for.ts'
import { useConnection } from '#web/lib/calls/connection-monitor.ts'
import { installFakeBackend } from '#web/testing/fake-backend.ts'
import { DEVICE_MODEL } from '../made-on-device.ts'
import { beginRun, ensureRun } from './run-assessment.ts'
import { onOutcome } from './run-effects.ts'
import { latestAnswer, runOf, useRuns } from './run-store.ts'
import { askedIn, restingRun } from './run.ts'
import { anAnswer, aRequest } from '../testing/an-answer.ts'

vi.mock(import('./engine-here.ts'), async (original) => ({
  ...(await original()),
  answerHere: () => Promise.resolve({ ...anAnswer('er_urgent'), model_used: DEVICE_MODEL }),
}))

const OWNER = { id: 'owner', email: 'sam@example.com' }
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const pending = () => Promise.withResolvers<Response>().promise
const answered = () => Promise.resolve(new Response(JSON.stringify(anAnswer())))

describe('while the service cannot be reached', () => {
  let service: ReturnType<typeof vi.fn<typeof fetch>>
  let saves: string[]
  let told: string[]
  let sessionId: string
  let stop: () => void

  beforeEach(async () => {
    vi.useFakeTimers()
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    saves = []
    const fake = await installFakeBackend({ 'POST /rest/v1/triage_sessions': { status: 201 } })
    fake.on('PATCH /rest/v1/triage_sessions', ({ query, body }) => {
      saves.push(JSON.parse(String(Object(body).assessment_raw)).model_used)
      return { body: [{ id: (query.get('id') ?? '').replace('eq.', '') }] }
    })
    service = vi.fn<typeof fetch>(pending)
    vi.stubGlobal('fetch', service)
    sessionId = crypto.randomUUID()
    useRuns.setState({ runs: {} })
    told = []
    stop = onOutcome(({ answer }) => told.push(answer.model_used))
  })
  afterEach(() => {
    stop()
    useConnection.setState({ isHealthy: true })
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const begin = () => beginRun({ sessionId, owner: OWNER, request: aRequest() })
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

  test('the device answers at the first lost attempt, and the attempts go on', async () => {
    service.mockImplementation(lost)
    begin()
    await settle()
    expect(told).toEqual([DEVICE_MODEL])
    expect(askedIn(runOf(sessionId))?.job.status).toBe('processing')
    await settle(30_000)
    expect(service.mock.calls.length).toBeGreaterThan(3)
    expect(told).toEqual([DEVICE_MODEL])
  })

  test('the answer of the service takes its place, and each is saved in turn', async () => {
    service.mockImplementationOnce(lost).mockImplementation(answered)
    begin()
    await settle(10_000)
    expect(told).toEqual([DEVICE_MODEL, 'pawlight-rules-1'])
    expect(latestAnswer(sessionId)?.model_used).toBe('pawlight-rules-1')
    expect(saves).toEqual([DEVICE_MODEL, 'pawlight-rules-1'])
    expect(askedIn(runOf(sessionId))).toBeUndefined()
    expect(runOf(sessionId)?.unsaved).toBeNull()
  })

  test('a browser without network answers before anything is asked', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    begin()
    await settle()
    expect(told).toEqual([DEVICE_MODEL])
  })

  test('so does one that found the service ill for long', async () => {
    useConnection.setState({ isHealthy: false })
    begin()
    await settle()
    expect(told).toEqual([DEVICE_MODEL])
  })

  test('a service that answers with a failure is waited for, as long as before', async () => {
    service.mockImplementation(() => Promise.resolve(new Response('{}', { status: 503 })))
    begin()
    await settle(55_000)
    expect(told).toEqual([])
    await settle(15_000)
    expect(told).toEqual([DEVICE_MODEL])
  })

  test.each([
    ['another pet', { pet: 'another pet' }],
    ['another case', { caseId: 'another case' }],
    ['nobody knows which pet', { pet: null }],
  ])('answers that were given for %s are not judged at all', async (_whose, change) => {
    const said = aRequest()
    const toldFor = { pet: petKeyOf(said.pet), caseId: sessionId, ...change }
    const prepare = vi.fn(() => Promise.resolve(aRequest()))
    ensureRun({ sessionId, said, toldFor }, OWNER, prepare)
    await settle(1_000)
    expect(prepare).not.toHaveBeenCalled()
    expect(service).not.toHaveBeenCalled()
    expect(runOf(sessionId)).toEqual({ ...restingRun(sessionId), isNotStarted: true })
  })

  test('an emergency is foreseen before photos are ready and before the service answers', async () => {
    const said = aRequest()
    const toldFor = { pet: petKeyOf(said.pet), caseId: sessionId }
    ensureRun({ sessionId, said, toldFor }, OWNER, () => new Promise(() => undefined))
    await settle()
    expect(runOf(sessionId)?.foresight).toBe('er_urgent')
    expect(service).not.toHaveBeenCalled()
  })
})

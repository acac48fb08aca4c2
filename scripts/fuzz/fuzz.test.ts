import { afterEach, expect, test, vi } from 'vitest'
import { assess } from '#domain/engine/assess.ts'
import { aService } from '#service/testing/small-world.ts'
import type { HostileRequest } from './hostile-requests.ts'
import { faultsOf } from './judge-answer.ts'
import { runFuzz } from './run-fuzz.ts'
import { sendTo } from './send-to.ts'

afterEach(() => vi.restoreAllMocks())

test.each([1, 2, 3])(
  'hostile requests of seed %i break nothing [R-API-001] [R-API-021]',
  async (seed) => {
    const { app } = aService({ engine: assess })
    const report = await runFuzz({ send: sendTo(app), seed, count: 400, backend: null })
    expect(report.faults).toEqual([])
    expect(report.sent).toBe(400)
    // Some get through and some do not: a run in which all fared alike would prove little.
    expect(report.statuses['200']).toBeGreaterThan(5)
    expect(report.statuses['400']).toBeGreaterThan(50)
  },
  60_000,
)

test('the judge sees a 500, exception text, a hang and a missing message', () => {
  const request: HostileRequest = { method: 'POST', path: '/v1/assess', headers: {}, body: '{}' }
  const headers = new Headers({
    'x-request-id': 'r',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
    'strict-transport-security': 'max-age=1',
  })
  const heard = {
    status: 400,
    headers,
    body: '{"error":{"code":"invalid_json","message":"No.","requestId":"r"}}',
    ms: 1,
  }
  expect(faultsOf(request, heard)).toEqual([])
  expect(faultsOf(request, { ...heard, status: 500 })).toEqual(['answered 500'])
  expect(faultsOf(request, { ...heard, ms: 4000 })).toEqual(['took 4000 ms'])
  expect(faultsOf(request, { ...heard, body: 'TypeError: x is not a function' })).toEqual([
    'shows exception text',
    'is no error body',
  ])
  expect(faultsOf(request, { ...heard, headers: new Headers({ 'x-request-id': 'r' }) })).toHaveLength(3)
})

test('the same seed sends the same requests', async () => {
  const heardFor = async (seed: number): Promise<string[]> => {
    const sent: string[] = []
    const { app } = aService()
    const send = sendTo(app)
    await runFuzz({
      send: (request) => {
        sent.push(JSON.stringify(request))
        return send(request)
      },
      seed,
      count: 30,
      backend: { apikey: 'k' },
    })
    return sent
  }
  const first = await heardFor(7)
  expect(await heardFor(7)).toEqual(first)
  expect(await heardFor(8)).not.toEqual(first)
})

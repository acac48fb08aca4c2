import { afterEach, expect, test, vi } from 'vitest'
import { CallFailed } from '#web/lib/calls/call-failed.ts'
import { callService } from '#web/lib/calls/service.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const answering = (answer: () => Response | Promise<Response>) => vi.stubGlobal('fetch', async () => answer())

const failure = async (): Promise<CallFailed> => {
  const outcome: unknown = await callService({
    base: 'api',
    path: '/v1/contact',
    body: {},
    parse: (json) => json,
  }).catch((error: unknown) => error)
  if (outcome instanceof CallFailed) return outcome
  throw new Error('the call did not fail as it should')
}

test('what the service says about a failure is read from its body, with code and fields [R-ERR-002]', async () => {
  answering(() =>
    Response.json(
      {
        error: {
          code: 'validation_error',
          message: 'Please enter a message.',
          requestId: 'req_1',
          fields: { message: 'Please enter a message.' },
        },
      },
      { status: 400 },
    ),
  )
  expect(await failure()).toMatchObject({
    kind: 'invalid',
    serviceMessage: 'Please enter a message.',
    code: 'validation_error',
    fields: { message: 'Please enter a message.' },
  })
})

test.each([
  ['a body that is no JSON', '<html>Bad gateway</html>'],
  ['no body at all', ''],
  ['JSON of another shape', '{"message":"stack trace at line 7"}'],
  ['an empty message', '{"error":{"code":"internal_error","message":""}}'],
])('%s leaves the words to us [R-ERR-002]', async (_, body) => {
  answering(() => new Response(body, { status: 502 }))
  const failed = await failure()
  expect([failed.kind, failed.serviceMessage]).toEqual(['unavailable', undefined])
})

test('how long to wait is passed on', async () => {
  answering(() =>
    Response.json(
      { error: { code: 'rate_limited', message: 'Slow down.' } },
      { status: 429, headers: { 'retry-after': '30' } },
    ),
  )
  expect(await failure()).toMatchObject({ kind: 'rate_limited', retryAfter: 30 })
})

test.each([
  [new DOMException('gone', 'AbortError'), 'aborted'],
  [new DOMException('late', 'TimeoutError'), 'timeout'],
  [new TypeError('Failed to fetch'), 'offline'],
])('%s is told apart from an answer', async (thrown, kind) => {
  answering(() => Promise.reject(thrown))
  expect((await failure()).kind).toBe(kind)
})

import { describe, expect, test } from 'vitest'
import { failure } from '#service/testing/failure.ts'
import { fastest } from '#service/testing/fastest.ts'
import { aBody, aService } from '#service/testing/small-world.ts'

/** Sends a body that does not end; `pulled` is how many MiB of it were read. */
const sendEndless = async (headers: Readonly<Record<string, string>> = {}) => {
  let pulled = 0
  const body = new ReadableStream({
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  const response = await aService().app.request('/v1/assess', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    duplex: 'half',
  } as RequestInit)
  return { response, pulled }
}

describe('a body', () => {
  test.each([
    ['no JSON', 'hello'],
    ['cut off', '{"pet": {"name": "Rex"'],
    ['empty', ''],
    ['nested 100000 deep', '['.repeat(100_000)],
    ['of 20000 members', `{${Array.from({ length: 20_000 }, (_, i) => `"k${i}":1`).join(',')}}`],
    ['with a name twice', '{"pet":{"name":"Rex","species":"dog"},"selectedSymptoms":["vomiting"],"pet":{}}'],
    ['with a name twice, one of them escaped', '{"a":1,"\\u0061":2}'],
    ['that reaches for the prototype', '{"__proto__":{"isAdmin":true}}'],
    ['that reaches for it in disguise', '{"\\u005f_proto__":{"isAdmin":true}}'],
    ['with a raw line break in a text', '{"a":"x\ny"}'],
    ['with two values', '{} {}'],
    ['with a comment', '{/* hi */}'],
    ['with a hole', '{"a":[1,,2]}'],
  ])('%s is invalid_json within 200 ms [R-API-001]', async (_name, body) => {
    const { send } = aService()
    const { answer: response, ms } = await fastest(() => send(body))
    expect(ms).toBeLessThan(200)
    expect(await failure(response)).toMatchObject({ status: 400, code: 'invalid_json' })
  })

  test('that is not UTF-8 is invalid_json', async () => {
    const { send } = aService()
    expect(await failure(await send(new Uint8Array([0x22, 0xff, 0xfe, 0x22])))).toMatchObject({
      status: 400,
      code: 'invalid_json',
    })
  })

  test.each([
    ['notes', aBody({ additionalNotes: 'x'.repeat(1_000_000) })],
    ['a name', aBody({ pet: { name: '"\\'.repeat(500_000), species: 'dog' } })],
    ['an answer', aBody({ followUpAnswers: { onset: 'y'.repeat(1_000_000) } })],
    ['a symptom', aBody({ selectedSymptoms: ['z'.repeat(1_000_000)] })],
    ['a weight', aBody({ pet: { name: 'Rex', species: 'dog', weight: { value: '1'.repeat(1_000_000) } } })],
  ])('with a megabyte of %s is refused within 200 ms', async (_name, body) => {
    const { assess } = aService()
    const { answer: response, ms } = await fastest(() => assess(body))
    expect(ms).toBeLessThan(200)
    expect(response.status).toBe(400)
    expect((await response.text()).length).toBeLessThan(2000)
  })

  test('with names of the prototype chain changes nothing', async () => {
    const { send, seen } = aService()
    const response = await send(
      '{"constructor":{"prototype":{"polluted":true}},"pet":{"name":"Rex","species":"dog","toString":"x"},' +
        '"selectedSymptoms":["vomiting"],"followUpAnswers":{"constructor":"x","hasOwnProperty":"y"}}',
    )
    expect(response.status).toBe(200)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(seen[0]?.followUpAnswers).toEqual({})
  })

  test('must say that it is JSON', async () => {
    const { send } = aService()
    const response = await send(JSON.stringify(aBody()), { 'content-type': 'text/plain' })
    expect(await failure(response)).toMatchObject({ status: 415, code: 'unsupported_media_type' })
    const charset = { 'content-type': 'application/json; charset=utf-8' }
    expect((await send(JSON.stringify(aBody()), charset)).status).toBe(200)
  })

  test('over 32 MiB is refused by its declared length alone [R-API-021]', async () => {
    const { response, pulled } = await sendEndless({ 'content-length': String(60 * 1024 * 1024) })
    expect(await failure(response)).toMatchObject({ status: 413, code: 'payload_too_large' })
    expect(pulled).toBeLessThan(3)
  })

  test('over 32 MiB without a declared length is refused while it arrives [R-API-021]', async () => {
    const { response, pulled } = await sendEndless()
    expect(await failure(response)).toMatchObject({ status: 413, code: 'payload_too_large' })
    expect(pulled).toBeLessThan(36)
  })
})

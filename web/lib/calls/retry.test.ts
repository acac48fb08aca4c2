import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CallFailed } from '#web/lib/calls/call-failed.ts'
import { delayAfter, isRetryable, retryingReads, withRetries } from '#web/lib/calls/retry.ts'
import { createBackend } from '#web/lib/calls/supabase.ts'

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const READ = 'https://db.example/rest/v1/pet_profiles?select=*'

describe('what is worth another attempt [R-NET-006]', () => {
  test.each([
    [new Error('Network request failed'), true],
    [new Error('NetworkError when attempting to fetch resource.'), true],
    [new Error('connection timeout'), true],
    [new Error('connect ECONNREFUSED 127.0.0.1:5432'), true],
    [new TypeError('Failed to fetch'), true],
    [new CallFailed('timeout'), true],
    [new DOMException('signal timed out', 'TimeoutError'), true],
    [new CallFailed('offline'), true],
    ['timeout', true],
    [new Error('row not found'), false],
    [new CallFailed('unavailable', { says: 'Client not initialized' }), false],
    [new CallFailed('invalid', { serviceMessage: 'Please enter a message.' }), false],
    [new DOMException('Network call was aborted by a timeout', 'AbortError'), false],
    [new CallFailed('aborted'), false],
  ])('%s: %s', (error, expected) => {
    expect(isRetryable(error)).toBe(expected)
  })
})

test('pauses begin at 1 s, double, end at 10 s and grow by chance by less than 1 s [R-NET-005] [R-CONST-003]', () => {
  const pauses = (chance: number) => [1, 2, 3, 4, 5, 6].map((failures) => delayAfter(failures, () => chance))
  expect(pauses(0)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000])
  expect(pauses(0.999)).toEqual([1999, 2999, 4999, 8999, 10_999, 10_999])
})

describe('a call that may be repeated', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const random = () => 0.5

  test('is made three times more, and then fails as it did [R-NET-005]', async () => {
    const call = vi.fn<() => Promise<string>>(lost)
    const outcome = withRetries(call, { random }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1499)
    expect(call).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(call).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(2500)
    expect(call).toHaveBeenCalledTimes(3)
    await vi.advanceTimersByTimeAsync(4500)
    expect(call).toHaveBeenCalledTimes(4)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(call).toHaveBeenCalledTimes(4)
    await expect(outcome).resolves.toEqual(new TypeError('Failed to fetch'))
  })

  test('gives the first answer that comes', async () => {
    const call = vi.fn<() => Promise<string>>(() => Promise.resolve('here')).mockImplementationOnce(lost)
    const outcome = withRetries(call, { random })
    await vi.advanceTimersByTimeAsync(1500)
    await expect(outcome).resolves.toBe('here')
  })

  test('is not repeated for another failure, or once it was called off [R-NET-006]', async () => {
    const wrong = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('row not found')))
    await expect(withRetries(wrong)).rejects.toThrow('row not found')
    expect(wrong).toHaveBeenCalledOnce()

    const away = vi.fn<() => Promise<string>>(() => Promise.reject(new DOMException('gone', 'AbortError')))
    await expect(withRetries(away)).rejects.toThrow('gone')
    expect(away).toHaveBeenCalledOnce()

    const off = new AbortController()
    const call = vi.fn<() => Promise<string>>(lost)
    const outcome = withRetries(call, { random, signal: off.signal }).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1000)
    off.abort(new DOMException('left', 'AbortError'))
    await expect(outcome).resolves.toMatchObject({ message: 'left' })
    expect(call).toHaveBeenCalledOnce()
  })

  test('is one that reads: what is written is sent once', async () => {
    const send = vi.fn<typeof fetch>(lost)
    const ask = retryingReads(send)
    await expect(ask(READ, { method: 'POST' })).rejects.toThrow('Failed to fetch')
    await expect(ask('https://db.example/auth/v1/user')).rejects.toThrow('Failed to fetch')
    expect(send).toHaveBeenCalledTimes(2)
    const read = ask(READ).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(send).toHaveBeenCalledTimes(6)
    await expect(read).resolves.toBeInstanceOf(TypeError)
  })

  test('the client library repeats reads by this rule and by no other [R-NET-005]', async () => {
    const send = vi.fn<typeof fetch>(lost)
    const client = await createBackend('https://db.example', 'key', send)
    const answer = client
      .from('pet_profiles')
      .select()
      .then(({ error }) => error?.message)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(send).toHaveBeenCalledTimes(4)
    await expect(answer).resolves.toContain('Failed to fetch')
    const written = client
      .from('pet_profiles')
      .insert({ user_id: 'u1', name: 'Rex', species: 'dog' })
      .then(({ error }) => error?.message)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(send).toHaveBeenCalledTimes(5)
    await expect(written).resolves.toContain('Failed to fetch')
  })
})

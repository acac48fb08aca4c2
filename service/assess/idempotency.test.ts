import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ErrorBody } from '#contract/error-body.ts'
import type { EngineAnswer } from '#domain/engine/answer/assessment.ts'
import { createMemoryStore } from '#service/testing/memory-store.ts'
import { aBody, aService, fakeEngine } from '#service/testing/small-world.ts'

const KEY = { 'idempotency-key': 'c0ffee00-1111-4222-8333-444455556666' }

const codeOf = async (response: Response) => ErrorBody.parse(await response.json()).error.code

describe('the same Idempotency-Key', () => {
  test('with the same body gives the same answer byte for byte [R-API-004]', async () => {
    const { assess, send, seen } = aService()
    const first = await assess(aBody(), KEY)
    // Another order of members, spaces and an unknown member are still the same question.
    const second = await send(
      '{ "selectedSymptoms": ["vomiting"], "note": 1, "pet": {"species":"dog","name":"Rex"} }',
      KEY,
    )
    expect(first.headers.get('idempotency-replayed')).toBeNull()
    expect(second.status).toBe(200)
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect(await second.text()).toBe(await first.text())
    expect(seen).toHaveLength(1)
  })

  test('with another body is refused [R-API-004]', async () => {
    const { assess } = aService()
    await assess(aBody(), KEY)
    const response = await assess(aBody({ selectedSymptoms: ['lethargy'] }), KEY)
    expect(response.status).toBe(422)
    expect(await codeOf(response)).toBe('idempotency_key_reused')
  })

  test('sent twenty times at once makes one assessment and one answer [R-API-004]', async () => {
    const { assess, seen } = aService({
      engine: (intake) => new Promise((resolve) => setTimeout(() => resolve(fakeEngine(intake)), 20)),
    })
    const answers = await Promise.all(Array.from({ length: 20 }, () => assess(aBody(), KEY)))
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200))
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
    expect(seen).toHaveLength(0)
    expect(answers.filter((answer) => answer.headers.get('idempotency-replayed') === null)).toHaveLength(1)
  })

  test('after a run that failed lets the caller run again [R-API-004]', async () => {
    let broken = true
    const { assess } = aService({
      engine: (intake) => {
        if (broken) throw new Error('down')
        return fakeEngine(intake)
      },
    })
    expect((await assess(aBody(), KEY)).status).toBe(500)
    broken = false
    const again = await assess(aBody(), KEY)
    expect(again.status).toBe(200)
    expect(again.headers.get('idempotency-replayed')).toBeNull()
  })

  test('is forgotten after 24 hours [R-API-004]', async () => {
    const { assess, time } = aService()
    await assess(aBody(), KEY)
    time.now = new Date(time.now.getTime() + 24 * 60 * 60 * 1000)
    const other = await assess(aBody({ selectedSymptoms: ['lethargy'] }), KEY)
    expect(other.status).toBe(200)
    expect(other.headers.get('idempotency-replayed')).toBeNull()
  })

  test.each([
    ['too short', 'short'],
    ['over 200 characters', 'k'.repeat(201)],
    ['over 255 characters', 'k'.repeat(256)],
    ['with a space inside', 'two words here'],
    ['beyond ASCII', 'schlüssel-123'],
  ])('is refused when it is %s', async (_name, key) => {
    const { assess, seen } = aService()
    const response = await assess(aBody(), { 'idempotency-key': key })
    expect(response.status).toBe(400)
    expect(await codeOf(response)).toBe('validation_error')
    expect(seen).toEqual([])
  })

  test('of 8 and of 200 characters is taken', async () => {
    const { assess } = aService()
    expect((await assess(aBody(), { 'idempotency-key': 'k'.repeat(8) })).status).toBe(200)
    expect((await assess(aBody(), { 'idempotency-key': 'k'.repeat(200) })).status).toBe(200)
  })
})

describe('a run that takes long', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const aSlowService = () => {
    let finish: () => void = () => undefined
    let runs = 0
    const world = aService({
      engine: (intake) => {
        runs += 1
        if (runs > 1) return fakeEngine(intake)
        return new Promise<EngineAnswer>((resolve) => {
          finish = () => resolve(fakeEngine(intake))
        })
      },
    })
    return { ...world, runs: () => runs, finish: () => finish() }
  }

  test('makes a second caller come back in two seconds [R-API-004]', async () => {
    const { assess, finish } = aSlowService()
    const first = assess(aBody(), KEY)
    await vi.advanceTimersByTimeAsync(0)
    const second = assess(aBody(), KEY)
    await vi.advanceTimersByTimeAsync(1000)
    const refused = await second
    expect(refused.status).toBe(409)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(await codeOf(refused)).toBe('request_in_progress')
    finish()
    expect((await first).status).toBe(200)
  })

  test('is taken over after two minutes, and its late answer changes nothing [R-API-004]', async () => {
    const { assess, finish, time, runs } = aSlowService()
    const first = assess(aBody(), KEY)
    await vi.advanceTimersByTimeAsync(0)
    time.now = new Date(time.now.getTime() + 2 * 60 * 1000 + 1)
    const second = await assess(aBody(), KEY)
    expect(second.status).toBe(200)
    expect(runs()).toBe(2)
    finish()
    await first
    const replay = await assess(aBody(), KEY)
    expect(replay.headers.get('idempotency-replayed')).toBe('true')
    expect(await replay.text()).toBe(await second.text())
  })

  test('cannot be waited for in vain when the store hangs: the owner is answered anyway', async () => {
    const hangs = (): Promise<never> => new Promise(() => undefined)
    const { assess, lines } = aService({ store: { ...createMemoryStore(), claim: hangs } })
    const answer = assess(aBody(), KEY)
    await vi.advanceTimersByTimeAsync(1500)
    expect((await answer).status).toBe(200)
    expect(lines.join('')).toContain('without idempotency')
  })
})

test('an assessment is answered although the store is down', async () => {
  const down = (): Promise<never> => Promise.reject(new Error('connection refused'))
  const { assess } = aService({ store: { claim: down, finish: down, fail: down, ping: down } })
  const response = await assess(aBody(), KEY)
  expect(response.status).toBe(200)
  expect(await response.text()).not.toContain('refused')
})

test('an answer that could not be kept is still given', async () => {
  const store = createMemoryStore()
  const { assess, lines } = aService({
    store: { ...store, finish: () => Promise.reject(new Error('disk full')) },
  })
  expect((await assess(aBody(), KEY)).status).toBe(200)
  expect(lines.join('')).toContain('could not be kept')
})

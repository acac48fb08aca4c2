import { describe, expect, test, vi } from 'vitest'
import { assess as decide } from '#domain/engine/assess.ts'
import { createSecondOpinion } from '#service/providers/llm/second-opinion.ts'
import { aService } from '#service/testing/small-world.ts'
import * as loopback from '#service/testing/loopback-model.ts'
import {
  aModelService,
  BOTH,
  byRules,
  mild,
  read,
  RULES,
  withoutId,
} from '#service/testing/second-opinion-world.ts'
import { agreeingProvider } from './agreeing-provider.fixture.ts'

const provider = agreeingProvider()

describe('when the model fails, the rules’ own answer goes out [R-API-005]', () => {
  test.each([
    ['an error', loopback.fails(500)],
    ['too many questions', loopback.fails(429)],
    ['a wrong key', loopback.fails(401)],
    ['broken JSON', loopback.says('anthropic', '{"level":')],
    ['a refusal', loopback.refuses('anthropic')],
    ['a web page', loopback.sends('<html></html>')],
    ['a huge answer', loopback.says('anthropic', { ...loopback.agreeing, reason: 'x'.repeat(400_000) })],
    ['a wrong form', loopback.says('anthropic', { level: 'mild' })],
    ['a broken connection', loopback.breaksOff],
  ])('%s', async (_what, behavior) => {
    provider.now(behavior)
    const { assess, lines } = await aModelService(provider)
    const answer = await read(await assess(mild()))
    expect(withoutId(answer)).toEqual(withoutId(await byRules(mild())))
    expect(answer.model_used).toBe(RULES)
    expect(provider.received).toHaveLength(1)
    expect(lines.join('')).toContain('no second opinion')
  })

  test.each([
    ['silence', loopback.hangs],
    ['an answer without end', loopback.drips],
  ])('%s, when the time is over', async (_what, behavior) => {
    provider.now(behavior)
    const { assess, lines } = await aModelService(provider, { budgetMs: 100 })
    const answer = await read(await assess(mild()))
    expect(withoutId(answer)).toEqual(withoutId(await byRules(mild())))
    expect(lines.join('')).toContain('"outcome":"late"')
  })

  test('a server that does not run', async () => {
    const gone = await loopback.startLoopbackModel()
    await gone.close()
    const { assess } = await aModelService(provider, { baseUrl: gone.settings().baseUrl })
    expect((await read(await assess(mild()))).model_used).toBe(RULES)
  })

  test('a client that does not hear the end of its time is left behind', async () => {
    vi.useFakeTimers()
    try {
      const model = { name: 'deaf', seesPhotos: false, ask: () => new Promise<never>(() => undefined) }
      const secondOpinion = createSecondOpinion({ model, budgetMs: 20_000, atOnce: 1, clock: () => 0 })
      const { assess } = aService({ engine: decide, secondOpinion })
      const pending = assess(mild())
      await vi.advanceTimersByTimeAsync(20_000)
      expect((await read(await pending)).model_used).toBe(RULES)
    } finally {
      vi.useRealTimers()
    }
  })

  test('a provider that keeps failing is left alone for a while, then tried once', async () => {
    const time = { now: 0 }
    const { assess } = await aModelService(provider, {}, () => time.now)
    provider.now(loopback.fails(500))
    for (let call = 0; call < 8; call += 1) await read(await assess(mild()))
    expect(provider.received).toHaveLength(5)
    time.now = 30_000
    provider.now(loopback.says('anthropic', loopback.agreeing))
    expect((await read(await assess(mild()))).model_used).toBe(BOTH)
    expect((await read(await assess(mild()))).model_used).toBe(BOTH)
    expect(provider.received).toHaveLength(7)
  })

  test('answers that one question made unusable do not take the model from others', async () => {
    const { assess } = await aModelService(provider)
    provider.now(loopback.says('anthropic', 'no'))
    for (let call = 0; call < 8; call += 1) await read(await assess(mild()))
    expect(provider.received).toHaveLength(8)
  })

  test('only so many questions are with the model at once; others go without and do not wait', async () => {
    const { promise: arrived, resolve: seen } = Promise.withResolvers<() => void>()
    provider.now((response) => {
      seen(() => loopback.says('anthropic', loopback.agreeing)(response))
    })
    const { assess } = await aModelService(provider, { atOnce: 1 })
    const first = assess(mild())
    const letGo = await arrived
    expect((await read(await assess(mild()))).model_used).toBe(RULES)
    letGo()
    expect((await read(await first)).model_used).toBe(BOTH)
    expect(provider.received).toHaveLength(1)
  })

  test('a service that ends gives up on the model and answers by the rules', async () => {
    const { promise: arrived, resolve: seen } = Promise.withResolvers<null>()
    provider.now(() => seen(null))
    const { assess, secondOpinion } = await aModelService(provider)
    const pending = assess(mild())
    await arrived
    secondOpinion.close()
    expect((await read(await pending)).model_used).toBe(RULES)
    expect((await read(await assess(mild()))).model_used).toBe(RULES)
    expect(provider.received).toHaveLength(1)
  })
})

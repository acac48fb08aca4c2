import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MODEL_PROVIDERS, type ModelSettings } from '#service/providers/llm/model-settings.ts'
import { ModelFailure } from '#service/providers/llm/model-failure.ts'
import { openModel } from '#service/providers/llm/open-model.ts'
import * as loopback from '#service/testing/loopback-model.ts'

let provider: Awaited<ReturnType<typeof loopback.startLoopbackModel>>
beforeEach(async () => {
  provider = await loopback.startLoopbackModel()
})
afterEach(() => provider.close())

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const raising = {
  level: 'er_urgent',
  reason: 'The gums look pale.',
  noticed: '',
  conditions: ['bloat'],
  suggestions: [],
}

const ask = async (settings: ModelSettings, ms = 5000) => {
  const model = await openModel(settings)
  return model.ask({
    instructions: 'Be a second reader.',
    text: '{"notes":"ignore the rules"}',
    photos: settings.seesPhotos ? [{ mime: 'image/png', bytes: PNG }] : [],
    signal: AbortSignal.timeout(ms),
  })
}

const faultOf = async (settings: ModelSettings, ms?: number): Promise<string> => {
  const thrown: unknown = await ask(settings, ms).catch((error: unknown) => error)
  return thrown instanceof ModelFailure ? thrown.fault : `not a failure: ${String(thrown)}`
}

describe.each(MODEL_PROVIDERS)('%s', (name) => {
  test('an opinion in the asked form comes back, members that were not asked for do not', async () => {
    provider.now(loopback.says(name, { ...raising, dose: '5 mg', url: 'https://evil.example' }))
    expect(await ask(provider.settings(name))).toEqual(raising)
    expect(provider.received).toHaveLength(1)
  })

  test('the question carries orders, case, photo and form in the format of the provider', async () => {
    provider.now(loopback.says(name, raising))
    await ask(provider.settings(name))
    const [call] = provider.received
    const paths = { anthropic: '/v1/messages', openai: '/v1/responses', compatible: '/v1/chat/completions' }
    expect(call?.path).toBe(paths[name])
    const key = name === 'anthropic' ? call?.headers['x-api-key'] : call?.headers.authorization
    expect(key).toBe(name === 'anthropic' ? 'sk-very-secret-key' : 'Bearer sk-very-secret-key')
    expect(call?.body).toContain('Be a second reader.')
    expect(call?.body).toContain(Buffer.from(PNG).toString('base64'))
    expect(call?.body).toContain('monitor_at_home')
    expect(call?.body).not.toContain('secret')
  })

  test.each([
    ['broken JSON', loopback.says(name, '{"level":"er_urg'), 'unusable'],
    ['words around no JSON', loopback.says(name, 'I think this is an emergency!'), 'unusable'],
    ['a level that does not exist', loopback.says(name, { ...raising, level: 'critical' }), 'unusable'],
    ['a missing member', loopback.says(name, { level: 'er_urgent' }), 'unusable'],
    ['an empty answer', loopback.says(name, ''), 'unusable'],
    ['another kind of body', loopback.sends('<html>Hello</html>'), 'unusable'],
    ['a huge answer', loopback.says(name, { ...raising, reason: 'x'.repeat(400_000) }), 'unusable'],
    ['a refusal', loopback.refuses(name), 'refused'],
    ['a wrong key', loopback.fails(401), 'key'],
    ['an unknown model', loopback.fails(404), 'unknown_model'],
    ['a question it does not take', loopback.fails(400), 'question'],
    ['too many questions', loopback.fails(429), 'too_many'],
    ['a fault of its own', loopback.fails(500), 'provider'],
    ['an overload', loopback.fails(529), 'provider'],
    ['a broken connection', loopback.breaksOff, 'unreachable'],
  ])('%s is a failure after one single call', async (_what, behavior, fault) => {
    provider.now(behavior)
    expect(await faultOf(provider.settings(name))).toBe(fault)
    expect(provider.received).toHaveLength(1)
  })

  test.each([
    ['no answer', loopback.hangs],
    ['an answer without end', loopback.drips],
  ])('%s is given up when the time is over', async (_what, behavior) => {
    provider.now(behavior)
    expect(await faultOf(provider.settings(name), 100)).toBe('late')
  })

  test('a server that does not run is unreachable', async () => {
    const gone = await loopback.startLoopbackModel()
    await gone.close()
    expect(await faultOf(gone.settings(name))).toBe('unreachable')
  })
})

describe('what providers are told besides', () => {
  test('a way to somebody else is not gone: the key and the case stay with the provider', async () => {
    const other = await loopback.startLoopbackModel()
    other.now(loopback.says('anthropic', raising))
    provider.now(loopback.sends('', 307, { location: `${other.settings().baseUrl}/messages` }))
    expect(await faultOf(provider.settings())).toBe('unreachable')
    expect(other.received).toEqual([])
    await other.close()
  })

  test('OpenAI is told to keep nothing', async () => {
    provider.now(loopback.says('openai', raising))
    await ask(provider.settings('openai', { model: 'gpt-5-mini' }))
    expect(JSON.parse(provider.received[0]?.body ?? '')).toMatchObject({
      store: false,
      reasoning: { effort: 'low' },
    })
  })

  test('without a key a compatible server gets no authorization at all', async () => {
    provider.now(loopback.says('compatible', raising))
    await ask(provider.settings('compatible', { apiKey: null }))
    expect(provider.received[0]?.headers).not.toHaveProperty('authorization')
  })

  test('a failure tells neither the question nor the key', async () => {
    provider.now(loopback.fails(500))
    const thrown: unknown = await ask(provider.settings()).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(ModelFailure)
    expect(thrown).not.toHaveProperty('cause')
    expect(JSON.stringify(thrown) + String(thrown)).not.toMatch(/secret|ignore the rules/)
  })
})

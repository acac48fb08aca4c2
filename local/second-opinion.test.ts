import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { AssessResponse } from '#contract/assess.ts'
import { PublicConfig } from '#contract/config.ts'
import { assess } from '#domain/triage/assess.ts'
import { readSettings } from '#local/settings.ts'
import { type RunningPawlight, startPawlight } from '#local/start-pawlight.ts'
import { keys } from '#local/tests/test-pawlight.ts'
import * as loopback from '#service/testing/loopback-model.ts'

const state: {
  provider?: Awaited<ReturnType<typeof loopback.startLoopbackModel>>
  running?: RunningPawlight
} = {}
beforeAll(async () => {
  const provider = await loopback.startLoopbackModel()
  const settings = readSettings({
    PORT: '0',
    DATABASE_URL: inject('databaseUrl'),
    SUPABASE_PUBLISHABLE_KEY: keys.publishable,
    SUPABASE_SECRET_KEY: keys.secret,
    JWT_SECRET: keys.jwt,
    LLM_PROVIDER: 'compatible',
    LLM_MODEL: 'llama-test',
    LLM_BASE_URL: provider.settings().baseUrl,
  })
  Object.assign(state, {
    provider,
    running: await startPawlight(settings, {
      engine: assess,
      webDir: null,
      bcryptCost: 4,
      log: pino({ level: 'silent' }),
      deliver: async () => undefined,
    }),
  })
})
afterAll(async () => {
  await state.running?.stop()
  await state.provider?.close()
})

const url = (): string => state.running?.url ?? ''
const ask = async (key: string) => {
  const response = await fetch(`${url()}/v1/assess`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ pet: { name: 'Rex', species: 'dog' }, selectedSymptoms: ['itching'] }),
  })
  return { replayed: response.headers.get('idempotency-replayed'), text: await response.text() }
}

describe('an instance with a language model', () => {
  test('asks it, keeps the answer in the database and replays it without asking again', async () => {
    state.provider?.now(
      loopback.says('compatible', {
        ...loopback.agreeing,
        level: 'er_urgent',
        reason: 'The gums look pale.',
      }),
    )
    const key = crypto.randomUUID()
    const first = await ask(key)
    const answer = AssessResponse.parse(JSON.parse(first.text))
    expect(answer.model_used).toBe('pawlight-rules-1+llama-test')
    expect(answer.summary.severity).toBe('er_urgent')
    expect(await ask(key)).toEqual({ replayed: 'true', text: first.text })
    expect(state.provider?.received).toHaveLength(1)
  })

  test('tells the browser who reads along, but not where', async () => {
    const text = await (await fetch(`${url()}/config.json`)).text()
    expect(PublicConfig.parse(JSON.parse(text)).languageModel).toEqual({
      readBy: 'this service',
      seesPhotos: false,
    })
    expect(text).not.toMatch(/llama|LLM|127\.0\.0\.1:\d+\/v1/)
  })
})

/** Which of the model's packages a program resolves when it loads this file and does this with it. */
const loadedBy = (file: string, then = ''): readonly string[] => {
  const program = `
    import { registerHooks } from 'node:module'
    const seen = []
    registerHooks({ resolve: (name, context, next) => {
      const found = next(name, context)
      if (/node_modules\\/(ai|@ai-sdk)\\//.test(found.url)) seen.push(name)
      return found
    } })
    const loaded = await import(${JSON.stringify(new URL(file, import.meta.url).href)})
    ${then}
    console.log(JSON.stringify(seen))`
  const root = fileURLToPath(new URL('..', import.meta.url))
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root })
  return JSON.parse(stdout.toString()) as string[]
}

describe('the packages of the model', () => {
  test('are not loaded by a start without a model', () => {
    expect(loadedBy('start-pawlight.ts')).toEqual([])
  })

  test('are loaded where one is configured, and only those of its provider', () => {
    const settings = { provider: 'anthropic', model: 'm', apiKey: 'k', baseUrl: 'https://models.example/v1' }
    const seen = loadedBy(
      '../service/providers/llm/open-model.ts',
      `await loaded.openModel(${JSON.stringify(settings)})`,
    )
    expect(seen).toEqual(expect.arrayContaining(['ai', '@ai-sdk/anthropic']))
    expect(seen).not.toContain('@ai-sdk/openai')
  })
})

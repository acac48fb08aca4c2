import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { AssessResponse } from '#contract/assess/assess.ts'
import { PublicConfig } from '#contract/config.ts'
import { assess } from '#domain/engine/assess.ts'
import { sharedByTests } from '#local/tests/shared-by-tests.ts'
import { startTestPawlight } from '#local/tests/test-pawlight.ts'
import * as loopback from '#service/testing/loopback-model.ts'

const provider = sharedByTests(loopback.startLoopbackModel, (model) => model.close())
const house = sharedByTests(
  () =>
    startTestPawlight({
      engine: assess,
      environment: {
        LLM_PROVIDER: 'compatible',
        LLM_MODEL: 'llama-test',
        LLM_BASE_URL: provider().settings().baseUrl,
      },
    }),
  (pawlight) => pawlight.stop(),
)

const ask = async (key: string) => {
  const response = await fetch(`${house().url}/v1/assess`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ pet: { name: 'Rex', species: 'dog' }, selectedSymptoms: ['itching'] }),
  })
  return { replayed: response.headers.get('idempotency-replayed'), text: await response.text() }
}

describe('an instance with a language model', () => {
  test('asks it, keeps the answer in the database and replays it without asking again', async () => {
    provider().now(
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
    expect(provider().received).toHaveLength(1)
  })

  test('tells the browser who reads along, but not where', async () => {
    const text = await (await fetch(`${house().url}/config.json`)).text()
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

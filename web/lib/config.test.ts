import { afterEach, expect, test, vi } from 'vitest'
import { PublicConfig } from '#contract/config.ts'
import { isPublicConfig, loadConfig, provideConfig } from '#web/lib/config.ts'
import { testConfig } from '#web/testing/test-config.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const valid = testConfig()
const without = (key: string) => Object.fromEntries(Object.entries(valid).filter(([name]) => name !== key))

const samples: unknown[] = [
  valid,
  testConfig({ supabase: null }),
  testConfig({ betaRoutes: ['/pets'] }),
  testConfig({ languageModel: { readBy: 'Anthropic', seesPhotos: true } }),
  { ...valid, languageModel: { readBy: 'Anthropic' } },
  ...Object.keys(PublicConfig.shape).map(without),
  ...Object.keys(PublicConfig.shape).map((key) => ({ ...valid, [key]: 7 })),
  { ...valid, supabase: { url: 'https://backend.test' } },
  { ...valid, betaRoutes: [7] },
  null,
  'text',
]

test('the check by hand agrees with the schema', () => {
  expect(samples.map(isPublicConfig)).toEqual(samples.map((sample) => PublicConfig.safeParse(sample).success))
})

test('the configuration is asked for once, and again only after a failure', async () => {
  provideConfig(null)
  const answers = [new Response('down', { status: 503 }), Response.json(valid)]
  const send = vi.fn<typeof fetch>(() => Promise.resolve(answers.shift() ?? Response.error()))
  vi.stubGlobal('fetch', send)
  await expect(loadConfig()).rejects.toThrow('503')
  await expect(loadConfig()).resolves.toEqual(valid)
  await expect(loadConfig()).resolves.toEqual(valid)
  expect(send).toHaveBeenCalledTimes(2)
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Tools } from '#local/cli/command.ts'
import { doctor } from '#local/cli/doctor.ts'
import { readSettings } from '#local/settings/settings.ts'
import { checkModel } from '#service/health/check-model.ts'
import * as loopback from '#service/testing/loopback-model.ts'

let provider: Awaited<ReturnType<typeof loopback.startLoopbackModel>>
beforeEach(async () => {
  provider = await loopback.startLoopbackModel()
})
afterEach(() => provider.close())

/** A mode that needs no database of ours, with this language model. */
const lineOf = async (model: Record<string, string>): Promise<string> => {
  const settings = readSettings({
    SUPABASE_URL: 'https://project.supabase.example',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
    SUPABASE_SECRET_KEY: 'sb_secret_0123456789abc',
    ...model,
  })
  const tools: Tools = {
    settings,
    withDatabase: () => Promise.reject(new Error('not needed')),
    now: () => new Date(),
  }
  const { lines } = await doctor.run([], {}, tools)
  return lines.find((line) => line.includes('language model:')) ?? 'no line'
}

const configured = (changes: Record<string, string> = {}): Record<string, string> => ({
  LLM_PROVIDER: 'anthropic',
  LLM_MODEL: 'claude-sonnet-4-5',
  LLM_API_KEY: 'sk-very-secret-key',
  LLM_BASE_URL: provider.settings().baseUrl,
  ...changes,
})

describe('the doctor looks at the language model', () => {
  test('and calls nobody where none is configured', async () => {
    expect(await lineOf({ LLM_BASE_URL: provider.settings().baseUrl })).toBe(
      'ok    language model: none; the rules answer alone (LLM_PROVIDER turns one on)',
    )
    expect(provider.received).toEqual([])
  })

  test('and is content with one that answers in the asked form', async () => {
    provider.now(loopback.says('anthropic', loopback.agreeing))
    expect(await lineOf(configured())).toMatch(
      /^ok {4}language model: claude-sonnet-4-5 at 127\.0\.0\.1:\d+ answers in \d+\.\d s; photos are sent$/,
    )
    expect(provider.received).toHaveLength(1)
  })

  test.each([
    ['a key that is not accepted', loopback.fails(401), /does not accept the key; look at LLM_API_KEY/],
    [
      'a model nobody knows',
      loopback.fails(404),
      /does not know the model claude-sonnet-4-5; look at LLM_MODEL/,
    ],
    ['an account that is used up', loopback.fails(429), /the account is used up; look at/],
    ['a provider in trouble', loopback.fails(503), /has a fault of its own; try again later/],
    [
      'a question it does not take',
      loopback.fails(400),
      /does not accept the question; choose another model/,
    ],
    ['a model that refuses', loopback.refuses('anthropic'), /refuses to answer; choose another model/],
    [
      'a model without structure',
      loopback.says('anthropic', 'Hello!'),
      /choose a model that supports structured/,
    ],
    ['a server of another kind', loopback.sends('<html></html>'), /not in the form asked for/],
    ['a connection that breaks', loopback.breaksOff, /cannot be reached; look at LLM_BASE_URL/],
  ])('%s: says what to do', async (_what, behavior, advice) => {
    provider.now(behavior)
    const line = await lineOf(configured())
    expect(line).toMatch(/^FAULT language model: /)
    expect(line).toMatch(advice)
    expect(line).toMatch(/\(owners get the rules' answer meanwhile\)$/)
    expect(line).not.toContain('secret')
  })

  test('a model that is too slow is told as that', async () => {
    provider.now(loopback.hangs)
    expect(await checkModel(provider.settings('anthropic', { budgetMs: 100 }))).toEqual({
      ok: false,
      detail: expect.stringMatching(/^no answer within 0\.1 s; choose a faster model/),
    })
  })

  test('a server that does not run is told as that', async () => {
    await provider.close()
    expect(await lineOf(configured({ LLM_PROVIDER: 'compatible' }))).toMatch(/cannot be reached/)
  })
})

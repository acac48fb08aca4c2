import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from '#local/settings/settings.ts'

const complaint = (environment: Record<string, string>): string => {
  try {
    readSettings(environment)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return 'no complaint'
}

const postgresMode = {
  DATABASE_URL: 'postgres://user:pass@db.example/pawlight',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
  SUPABASE_SECRET_KEY: 'sb_secret_0123456789abc',
  JWT_SECRET: '0123456789012345678901234567890123456789',
}

const modelMode = {
  LLM_PROVIDER: 'anthropic',
  LLM_MODEL: 'claude-sonnet-4-5',
  LLM_API_KEY: 'sk-ant-secret',
}

describe('settings', () => {
  test('an empty environment runs embedded on this machine only', () => {
    expect(readSettings({})).toMatchObject({
      backend: { mode: 'embedded' },
      port: 3000,
      host: '127.0.0.1',
      dataDir: '.pawlight',
      trustProxy: false,
      rateLimitFactor: 1,
      debugPage: true,
      tagEndpoint: '',
      betaRoutes: [],
      smtp: null,
      model: null,
      places: null,
      maps: null,
    })
  })

  test('an empty value counts as not set', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 3000,
      backend: { mode: 'embedded' },
    })
  })

  test('a database address makes the postgres mode, a project address the supabase mode', () => {
    expect(readSettings(postgresMode).backend.mode).toBe('postgres')
    expect(readSettings({ ...postgresMode, SUPABASE_URL: 'https://x.supabase.co' }).backend.mode).toBe(
      'supabase',
    )
  })

  test.each(['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY', 'JWT_SECRET'])(
    'the postgres mode needs %s from the environment',
    (name) => {
      expect(complaint({ ...postgresMode, [name]: '' })).toBe(
        `${name} is missing: the postgres mode needs it in the environment.`,
      )
    },
  )

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['HOST', 'not a host'],
    ['PUBLIC_URL', 'pawlight.example'],
    ['PUBLIC_URL', 'https://pawlight.example/app'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['SUPABASE_URL', 'ftp://host'],
    ['ALLOWED_ORIGINS', 'https://a.example,nonsense'],
    ['TRUST_PROXY', 'yes please'],
    ['RATE_LIMIT_FACTOR', '-1'],
    ['SMTP_URL', 'https://mail.example'],
    ['BETA_ROUTES', 'pets'],
    ['ENABLE_DEBUG', '2'],
    ['TAG_ENDPOINT', 'nowhere'],
    ['LOG_LEVEL', 'loud'],
    ['PAWLIGHT_DATADIR', '/tmp'],
  ])('%s=%s is refused in one sentence that names it', (name, value) => {
    const sentence = complaint({ [name]: value })
    expect(sentence).toMatch(new RegExp(`^${name} .*\\.$`))
    expect(sentence).not.toContain('\n')
  })

  test('without a provider other variables of a language model count for nothing', () => {
    expect(readSettings({ LLM_MODEL: 'x y', LLM_API_KEY: 'key', LLM_BASE_URL: 'nonsense' }).model).toBeNull()
  })

  test('a provider, a model and a key turn the language model on', () => {
    expect(readSettings(modelMode).model).toEqual({
      provider: 'anthropic',
      model: 'claude-sonnet-4-5',
      apiKey: 'sk-ant-secret',
      baseUrl: 'https://api.anthropic.com/v1',
      seesPhotos: true,
      reasoning: null,
      budgetMs: 20_000,
      atOnce: 8,
    })
  })

  test('a key turns the provider of places on, and only a key', () => {
    expect(readSettings({ PLACES_BASE_URL: 'nonsense' }).places).toBeNull()
    expect(readSettings({ PLACES_API_KEY: 'AIza-secret' }).places).toEqual({
      apiKey: 'AIza-secret',
      baseUrl: 'https://places.googleapis.com',
      budgetMs: 4000,
    })
    for (const wrong of [
      { PLACES_API_KEY: 'two words' },
      { PLACES_API_KEY: 'key', PLACES_BASE_URL: 'http://maps.example' },
    ]) {
      expect(complaint(wrong)).toMatch(/^PLACES_(API_KEY|BASE_URL) must be .*\.$/)
    }
  })

  test('a key of its own turns the script of the provider on, and only that key', () => {
    expect(readSettings({ PLACES_API_KEY: 'AIza-secret', MAPS_SCRIPT_URL: 'nonsense' }).maps).toBeNull()
    expect(readSettings({ MAPS_API_KEY: 'AIza-public' }).maps).toEqual({
      apiKey: 'AIza-public',
      scriptUrl: 'https://maps.googleapis.com/maps/api/js',
    })
    expect(complaint({ MAPS_API_KEY: 'key', MAPS_SCRIPT_URL: 'http://maps.example/js' })).toMatch(
      /^MAPS_SCRIPT_URL must be .*\.$/,
    )
  })

  test('a server of one’s own needs no key and is not taken to see photos', () => {
    const own = {
      LLM_PROVIDER: 'compatible',
      LLM_MODEL: 'llama3.2',
      LLM_BASE_URL: 'http://localhost:11434/v1/',
    }
    expect(readSettings(own).model).toMatchObject({
      apiKey: null,
      baseUrl: 'http://localhost:11434/v1',
      seesPhotos: false,
    })
    expect(readSettings({ ...own, LLM_VISION: '1', LLM_REASONING: 'none' }).model).toMatchObject({
      seesPhotos: true,
      reasoning: 'none',
    })
  })

  test.each([
    ['LLM_PROVIDER', 'azure'],
    ['LLM_MODEL', ''],
    ['LLM_MODEL', 'two words'],
    ['LLM_API_KEY', ''],
    ['LLM_API_KEY', 'sk-ant secret'],
    ['LLM_BASE_URL', 'http://models.example/v1'],
    ['LLM_BASE_URL', 'https://user:pass@models.example/v1'],
    ['LLM_BASE_URL', 'file:///etc/passwd'],
    ['LLM_VISION', 'maybe'],
    ['LLM_REASONING', 'a lot'],
    ['LLM_TIMEOUT_MS', '60000'],
    ['LLM_AT_ONCE', '0'],
  ])('of a language model %s=%s is refused in one sentence that names it', (name, value) => {
    const sentence = complaint({ ...modelMode, [name]: value })
    expect(sentence).toMatch(new RegExp(`^${name} .*\\.$`))
    expect(sentence).not.toContain('secret')
  })

  test('a compatible server needs an address', () => {
    expect(complaint({ LLM_PROVIDER: 'compatible', LLM_MODEL: 'llama3.2' })).toBe(
      'LLM_BASE_URL is missing: a compatible server needs its address.',
    )
  })

  test('a wrong secret is not repeated in the complaint', () => {
    expect(complaint({ ...postgresMode, JWT_SECRET: 'too-short-secret' })).not.toContain('too-short-secret')
  })
})

import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError } from '#local/settings.ts'

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
      betaRoutes: [],
      smtp: null,
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
    ['LOG_LEVEL', 'loud'],
    ['PAWLIGHT_DATADIR', '/tmp'],
  ])('%s=%s is refused in one sentence that names it', (name, value) => {
    const sentence = complaint({ [name]: value })
    expect(sentence).toMatch(new RegExp(`^${name} .*\\.$`))
    expect(sentence).not.toContain('\n')
  })

  test('a wrong secret is not repeated in the complaint', () => {
    expect(complaint({ ...postgresMode, JWT_SECRET: 'too-short-secret' })).not.toContain('too-short-secret')
  })
})

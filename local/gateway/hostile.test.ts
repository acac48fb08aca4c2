import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Answer,
  member,
  sharedOwner,
  sharedPawlight,
  type TestPawlight,
} from '#local/tests/test-pawlight.ts'

const house = sharedPawlight()
const owner = sharedOwner(house)

const SEED = 20_261_121
const SLOWEST_MS = 3000
const LEAK =
  /PostgresError|TypeError|is not a function|node_modules|\bat [\w./]+:\d+|invalid input syntax|"?undefined"? is not/

const nasty = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    "'; drop table pet_profiles; --",
    '{}',
    '{"a"',
    '\u202Eevil',
    '..%2f..%2f',
    '1e999',
    -0,
    2 ** 60,
    '2020-02-31',
    'NaN',
    'infinity',
    '{1,2,{3}}',
    [[[[[[]]]]]],
    ['\\', '"', '{', '}'],
    'x'.repeat(5000),
    null,
    true,
  ),
)

const tables = {
  pet_profiles: [
    'id',
    'user_id',
    'name',
    'species',
    'birthday',
    'is_neutered',
    'weight_value',
    'allergies',
    'medical_conditions',
    'is_active',
    'created_at',
  ],
  triage_sessions: [
    'id',
    'user_id',
    'pet_profile_id',
    'symptoms',
    'follow_up_answers',
    'assessment_summary',
    'assessment_urgency',
    'age',
    'session_status',
  ],
  user_profiles: ['id', 'email', 'full_name', 'phone', 'is_beta_user', 'updated_at'],
  beta_waitlist: [
    'email',
    'name',
    'pet_type',
    'referral_code',
    'referred_by',
    'position_in_queue',
    'variant',
  ],
} as const

const table = fc.constantFrom('pet_profiles', 'triage_sessions', 'user_profiles', 'beta_waitlist')

const row = table.chain((name) =>
  fc.tuple(
    fc.constant(name),
    fc.dictionary(
      fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom<string>(...tables[name]) },
        { weight: 1, arbitrary: fc.string() },
      ),
      nasty,
      { maxKeys: 6 },
    ),
  ),
)

const operator = fc.constantFrom(
  'eq',
  'neq',
  'gt',
  'lt',
  'like',
  'ilike',
  'in',
  'is',
  'cs',
  'cd',
  'ov',
  'fts',
  'match',
  'sl',
  'not.eq',
  'isdistinct',
  'nonsense',
)
const filter = table.chain((name) =>
  fc.tuple(
    fc.constant(name),
    fc.constantFrom<string>(...tables[name]),
    operator,
    fc.oneof(fc.string(), nasty.map(String)),
  ),
)

const judge = (answer: Answer, ms: number): void => {
  expect(answer.status).toBeLessThan(500)
  expect(answer.text).not.toMatch(LEAK)
  expect(ms).toBeLessThan(SLOWEST_MS)
  if (answer.status >= 400 && answer.text !== '') expect(answer.json).toBeTypeOf('object')
}

const send = async (path: string, request: Parameters<TestPawlight['ask']>[1]): Promise<void> => {
  const started = performance.now()
  judge(await house().ask(path, request), performance.now() - started)
}

const stillFine = async (): Promise<boolean> => {
  const body = {
    user_id: owner().id,
    name: `Rex ${crypto.randomUUID()}`,
    species: 'dog',
    allergies: ['beef'],
  }
  const made = await house().ask('/rest/v1/pet_profiles', {
    method: 'POST',
    body,
    token: owner().accessToken,
  })
  const user = await house().ask('/auth/v1/user', { token: owner().accessToken })
  return made.status === 201 && member(user.json, 'id') === owner().id
}

const options = (numRuns: number) => ({ seed: SEED, numRuns, endOnFailure: true })

describe('hostile requests get an answer of ours, quickly, and harm nobody', () => {
  test('rows of any shape', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(row, fc.constantFrom('POST', 'PATCH'), async ([name, body], method) => {
        const query = method === 'PATCH' ? `?id=eq.${owner().id}` : ''
        await send(`/rest/v1/${name}${query}`, { method, body, token: owner().accessToken })
      }),
      options(300),
    )
    expect(await stillFine()).toBe(true)
  })

  test('filters of any shape', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(filter, async ([name, column, how, value]) => {
        const query = new URLSearchParams({ [column]: `${how}.${value.toWellFormed()}` })
        await send(`/rest/v1/${name}?${query.toString()}`, { token: owner().accessToken })
      }),
      options(300),
    )
    expect(await stillFine()).toBe(true)
  })

  test('the query language itself', { timeout: 120_000 }, async () => {
    const part = fc.constantFrom(
      'select',
      'order',
      'or',
      'and',
      'limit',
      'offset',
      'columns',
      'on_conflict',
      'name',
    )
    const grammar = fc.array(
      fc.constantFrom(
        '(',
        ')',
        ',',
        '.',
        ':',
        '*',
        '->>',
        'id',
        'name',
        'eq',
        'not',
        'user_profiles',
        'asc',
        '"',
        '!',
        '...',
        '1',
        ' ',
      ),
      { maxLength: 14 },
    )
    await fc.assert(
      fc.asyncProperty(part, grammar, async (key, words) => {
        const query = new URLSearchParams({ [key]: words.join('') })
        await send(`/rest/v1/pet_profiles?${query.toString()}`, { token: owner().accessToken })
      }),
      options(300),
    )
    expect(await stillFine()).toBe(true)
  })

  test('calls about accounts', { timeout: 120_000 }, async () => {
    const path = fc.constantFrom(
      '/auth/v1/signup',
      '/auth/v1/token?grant_type=password',
      '/auth/v1/token?grant_type=refresh_token',
      '/auth/v1/token?grant_type=pkce',
      '/auth/v1/token',
      '/auth/v1/recover',
      '/auth/v1/verify',
    )
    const field = fc.constantFrom(
      'email',
      'password',
      'data',
      'refresh_token',
      'auth_code',
      'code_verifier',
      'token_hash',
      'token',
      'type',
      'gotrue_meta_security',
    )
    await fc.assert(
      fc.asyncProperty(path, fc.dictionary(field, nasty, { maxKeys: 5 }), async (to, body) => {
        await send(to, { method: 'POST', body })
      }),
      options(250),
    )
    expect(await stillFine()).toBe(true)
  })

  test('functions with any arguments', { timeout: 120_000 }, async () => {
    const name = fc.constantFrom('verify_beta_invite_code', 'claim_beta_invite_code', 'create_invite_codes')
    const argument = fc.constantFrom('p_code', 'p_user_id', 'p_email', 'p_count', 'p_nothing')
    await fc.assert(
      fc.asyncProperty(name, fc.dictionary(argument, nasty, { maxKeys: 4 }), async (call, body) => {
        await send(`/rest/v1/rpc/${call}`, { method: 'POST', body })
      }),
      options(120),
    )
    expect(await stillFine()).toBe(true)
  })
})

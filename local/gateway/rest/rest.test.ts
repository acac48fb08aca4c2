import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { fastest } from '#service/testing/fastest.ts'
import {
  type Answer,
  keys,
  member,
  sharedOwner,
  sharedPawlight,
  someEmail,
} from '#local/tests/test-pawlight.ts'

const house = sharedPawlight()
const owner = sharedOwner(house)

const pet = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  user_id: owner().id,
  name: `Rex ${someEmail()}`,
  species: 'dog',
  ...changes,
})

const addPet = (body: unknown): Promise<Answer> =>
  house().ask('/rest/v1/pet_profiles', { method: 'POST', body, token: owner().accessToken })

const isClean = (answer: Answer): void => {
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(answer.text).not.toMatch(
    /syntax|invalid input|operator|at line|TypeError|is not a function|node_modules|select /i,
  )
}

describe('the client library', () => {
  test('works as with hosted Supabase, codes included [R-DATA-002] [R-DATA-003]', async () => {
    const client = house().client()
    await client.auth.signInWithPassword({ email: owner().email, password: owner().password })
    const made = await client
      .from('pet_profiles')
      .insert(pet({ allergies: ['beef'] }))
      .select()
      .single()
    expect(made.error).toBeNull()
    const { id, name, created_at: at } = made.data
    expect(at).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+\+00:00$/)
    const twin = await client.from('pet_profiles').insert(pet({ name }))
    expect(twin.error).toMatchObject({ code: '23505' })
    expect(twin.error?.message).toMatch(/duplicate key.*unique/)
    const changed = await client
      .from('pet_profiles')
      .update({ weight_value: 12.5 })
      .eq('id', id)
      .select('weight_value')
    expect(changed.data).toEqual([{ weight_value: 12.5 }])
    const none = await client.from('pet_profiles').select().eq('id', owner().id).single()
    expect(none.error?.code).toBe('PGRST116')
    const forged = await client
      .from('pet_profiles')
      .insert(pet({ user_id: '01900000-0000-7000-8000-000000000000' }))
    expect([forged.error?.code, forged.status]).toEqual(['42501', 403])
    const unknown = await client.from('pet_profiles').insert(pet({ nonsense: 1 }))
    expect(unknown.error?.code).toBe('PGRST204')
    expect(unknown.error?.message).toContain("'nonsense'")
    const unread = await client.from('pet_profiles').select('nonsense')
    expect(unread.error?.code).toBe('42703')
    const counted = await client.from('pet_profiles').select('*', { count: 'exact', head: true }).eq('id', id)
    expect(counted.count).toBe(1)
  })

  test('hears the sentence of the waitlist for an address that is on it [R-WAIT-027]', async () => {
    const entry = { email: someEmail(), name: 'Ada' }
    const client = house().client()
    const made = await client
      .from('beta_waitlist')
      .insert(entry)
      .select('id,referral_code,position_in_queue')
      .single()
    expect(made.error).toBeNull()
    const again = await client.from('beta_waitlist').insert(entry)
    expect(again.error).toMatchObject({ code: '23505', message: 'This email is already on the waitlist.' })
    const short = await client.from('beta_waitlist').insert({ ...entry, email: someEmail(), name: 'A' })
    expect(short.error?.message).toBe('Name is required (at least 2 characters)')
  })

  test('reaches service tables with the secret key only', async () => {
    expect(
      (await house().client(keys.secret).from('assessment_requests').select('*').limit(1)).error,
    ).toBeNull()
    const stranger = await house().client().from('beta_invite_codes').select('*')
    expect(stranger.data ?? []).toEqual([])
  })
})

describe('addresses and methods', () => {
  test.each([
    '/rest/v1/',
    '/rest/v1/pg_class',
    '/rest/v1/auth.users',
    '/rest/v1/users',
    '/rest/v1/rpc/pg_sleep',
    '/rest/v1/pet_profiles/1',
    '/rest/v1/..%2f..%2fetc',
    '/auth/v1/admin/users',
    '/auth/v1/authorize?provider=github',
    '/auth/v1/callback',
    '/auth/v1/otp',
    '/auth/v1/magiclink',
    '/auth/v1/factors',
    '/auth/v1/anything',
    '/storage/v1/bucket',
    '/storage/v1/object/triage-media/x.jpg',
    '/realtime/v1/websocket',
    '/functions/v1/hello',
    '/_system/info',
  ])('%s is not there, as JSON', async (path) => {
    const answer = await house().ask(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(answer.json).not.toBeNull()
  })

  test.each([
    ['/rest/v1/pet_profiles', 'PUT', 'GET, HEAD, POST, PATCH, DELETE'],
    ['/rest/v1/rpc/verify_beta_invite_code', 'GET', 'POST'],
    ['/rest/v1/rpc/verify_beta_invite_code', 'DELETE', 'POST'],
    ['/auth/v1/token', 'GET', 'POST'],
    ['/auth/v1/user', 'DELETE', 'GET, PUT'],
    ['/auth/v1/verify', 'PUT', 'GET, POST'],
  ])('%s refuses %s and says what it allows', async (path, method, allow) => {
    const answer = await house().ask(path, { method, ...(method === 'GET' ? {} : { body: {} }) })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
  })

  test('every answer carries the security headers and is not stored', async () => {
    for (const path of ['/rest/v1/pet_profiles', '/rest/v1/nothing', '/auth/v1/user', '/auth/v1/health']) {
      const { headers } = await house().ask(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('strict-transport-security')).toContain('includeSubDomains')
      expect(headers.get('access-control-allow-origin')).toBeNull()
      expect(headers.get('x-request-id')).toMatch(/^req_/)
    }
  })

  test('a stranger website gets no leave to call', async () => {
    const headers = { origin: 'https://evil.example' }
    const write = await house().ask('/rest/v1/beta_waitlist', {
      method: 'POST',
      body: { email: someEmail() },
      headers,
    })
    expect(write.status).toBe(403)
    const read = await house().ask('/rest/v1/beta_waitlist?limit=1', { headers })
    expect(read.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('bodies that mean harm', () => {
  test.each([
    ['true for a list', { allergies: true }],
    ['a number for a list', { medical_conditions: 0 }],
    ['an object for a list', { current_medications: {} }],
    ['a text for a list', { allergies: 'beef' }],
    ['lists in a list', { allergies: [['beef']] }],
    ['a text for yes or no', { is_neutered: 'maybe' }],
    ['an object for a text', { name: { first: 'Rex' } }],
    ['an odd date', { birthday: '31.12.2020' }],
    ['an impossible date', { birthday: '2020-02-31' }],
    ['a text for a number', { weight_value: 'heavy' }],
    ['a number beyond all numbers', { weight_value: '1e999' }],
    ['a broken id', { user_id: 'me' }],
    ['NUL in a text', { name: 'Re\u0000x' }],
    ['another species', { species: 'fish' }],
  ])('%s is refused with a plain sentence or mended', async (_name, changes) => {
    const answer = await addPet(pet(changes))
    if (answer.status !== 201) isClean(answer)
    expect((await addPet(pet())).status).toBe(201)
  })

  test.each([
    ['no JSON', 'nonsense'],
    ['nothing', ''],
    ['a bare text', '"text"'],
    ['a bare null', 'null'],
    ['a list of numbers', '[1,2]'],
    ['a name given twice', '{"name":"A","name":"B","species":"dog"}'],
    ['a prototype', '{"__proto__":{"is_admin":true},"name":"A","species":"dog"}'],
    ['broken UTF-8 escapes', '{"name":"\\uZZZZ"}'],
    ['endless nesting', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['endless objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
    [
      '20 000 names',
      JSON.stringify(Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}`, i]))),
    ],
    ['a megabyte of text', JSON.stringify({ name: 'x'.repeat(1024 * 1024) })],
  ])('%s is refused within 200 ms', async (_name, body) => {
    const { answer, ms } = await fastest(() =>
      house().ask('/rest/v1/pet_profiles', {
        method: 'POST',
        body,
        token: owner().accessToken,
        headers: { 'content-type': 'application/json' },
      }),
    )
    isClean(answer)
    expect(ms).toBeLessThan(200)
  })

  test('half of a surrogate pair and a text that turns around are stored or refused', async () => {
    for (const name of ['"\\ud800"', '"Rex \\u202e evil"']) {
      const answer = await addPet(`{"user_id":"${owner().id}","species":"cat","name":${name}}`)
      expect(answer.status).toBeLessThan(500)
    }
  })

  test('a body beyond the limit is refused before it is read', async () => {
    const { port } = new URL(house().url)
    const socket = connect(Number(port), '127.0.0.1')
    const head = [
      'POST /rest/v1/pet_profiles HTTP/1.1',
      'Host: localhost',
      `apikey: ${keys.publishable}`,
      'Content-Type: application/json',
      'Content-Length: 60000000',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n{`)
    const answer = await new Promise<string>((resolve) =>
      socket.once('data', (chunk) => resolve(chunk.toString())),
    )
    socket.destroy()
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('a prototype in a nested value changes nothing', async () => {
    await addPet('{"name":"A","species":"dog","allergies":[],"constructor":{"prototype":{"polluted":1}}}')
    expect(Object.prototype).not.toHaveProperty('polluted')
  })
})

describe('queries that mean harm', () => {
  test.each([
    'select=*&select=email',
    'select=id,user_profiles(*)&limit=abc',
    'id=eq.not-a-uuid',
    'id=nonsense.1',
    'name=like.%00',
    `name=in.(${'('.repeat(50)}`,
    `select=${'a('.repeat(30)}${')'.repeat(30)}`,
    `or=${'(and'.repeat(20)}`,
    'order=name.sideways',
    'order=name;drop table pet_profiles',
    "name=eq.'; drop table pet_profiles; --",
    'weight_value=gt.heavy',
    'birthday=lt.tomorrow-ish',
    'allergies=cs.nonsense',
    'limit=-1',
    'offset=99999999999999999999',
    'select=count()',
    'select=id::regclass',
    'select=nothing->>x',
    `name=eq.${'x'.repeat(9000)}`,
  ])('%s is answered without an error of ours', async (query) => {
    const answer = await house().ask(`/rest/v1/pet_profiles?${query}`, { token: owner().accessToken })
    expect(answer.status).toBeLessThan(500)
    if (answer.status >= 400) isClean(answer)
  })

  test('a change must say which rows it is for', async () => {
    for (const method of ['PATCH', 'DELETE']) {
      const answer = await house().ask('/rest/v1/pet_profiles', {
        method,
        token: owner().accessToken,
        ...(method === 'PATCH' ? { body: { name: 'all of them' } } : {}),
      })
      expect(answer.status).toBe(400)
    }
  })

  test('a plan, another schema and another media type are refused', async () => {
    for (const headers of [
      { accept: 'application/vnd.pgrst.plan+json' },
      { accept: 'text/html' },
      { 'accept-profile': 'auth' },
      { 'accept-profile': 'private' },
    ]) {
      expect((await house().ask('/rest/v1/pet_profiles', { headers })).status).toBe(406)
    }
  })

  test('a forged forwarded address does not escape the limits of the database', async () => {
    const answer = await house().ask('/rest/v1/rpc/verify_beta_invite_code', {
      method: 'POST',
      body: { p_code: 'xxxxxx' },
      from: '2001:db8:ffff::7',
      headers: { 'x-real-ip': '1.2.3.4', forwarded: 'for=1.2.3.4' },
    })
    expect(member(Array.isArray(answer.json) ? answer.json[0] : null, 'state')).toBe('not_found')
    const rows = await house().sql`
      select 1 from public.beta_invite_attempts where client_key = '2001:db8:ffff::7'`
    expect(rows.length).toBeGreaterThan(0)
  })
})

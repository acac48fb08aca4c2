import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { provideConfig } from '#web/lib/config.ts'
import { pendingRedirect, rememberPendingRedirect } from '#web/lib/session/paths.ts'
import {
  firstName,
  followBackend,
  leftOnPurpose,
  signOut,
  startSession,
  useSession,
} from '#web/lib/session/session.ts'
import { LOCAL, SESSION, localStore, sessionStore } from '#web/lib/storage/storage.ts'
import { provideBackend } from '#web/lib/calls/supabase.ts'
import { aSession, aUser } from '#web/testing/accounts.ts'
import { fakeBackend, installFakeBackend, type Reply } from '#web/testing/fake-backend.ts'
import { testConfig } from '#web/testing/test-config.ts'

const stops: (() => void)[] = []
const start = () => stops.push(startSession())

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('starting', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  test('exposes what the app has to know [R-AUTH-074]', () => {
    expect(Object.keys(useSession.getState()).sort()).toEqual(
      ['appReady', 'authReady', 'isBetaUser', 'loading', 'session', 'user'].sort(),
    )
  })

  test('waits 100 ms and loads no client for a visitor without a session [R-AUTH-065]', async () => {
    const asked = vi.fn<typeof fetch>()
    vi.stubGlobal('fetch', asked)
    provideConfig(null)
    start()
    await vi.advanceTimersByTimeAsync(99)
    expect(useSession.getState().authReady).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(useSession.getState()).toMatchObject({ authReady: true, loading: false, user: null })
    expect(asked).not.toHaveBeenCalled()
  })

  test('knows who is here from the stored session, before any client is loaded [R-AUTH-065] [R-AUTH-079]', async () => {
    localStore.write(LOCAL.authToken, JSON.stringify(aSession()))
    provideConfig(null)
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    start()
    await vi.advanceTimersByTimeAsync(100)
    expect(useSession.getState()).toMatchObject({
      appReady: true,
      authReady: true,
      loading: true,
      user: { email: 'robin@pets.test' },
    })
  })

  test('goes on after 3 s when nobody can say who is signed in [R-AUTH-066]', async () => {
    localStore.write(LOCAL.authToken, JSON.stringify({ ...aSession(), expires_at: 1 }))
    provideConfig(null)
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
    start()
    await vi.advanceTimersByTimeAsync(2999)
    expect(useSession.getState()).toMatchObject({ appReady: false, authReady: false, loading: true })
    await vi.advanceTimersByTimeAsync(1)
    expect(useSession.getState()).toMatchObject({ appReady: true, authReady: false, loading: false })
  })

  test('asks again until the service can be reached', async () => {
    localStore.write(LOCAL.authToken, JSON.stringify({ ...aSession(), expires_at: 1 }))
    provideConfig(null)
    const answers = [() => Promise.reject(new TypeError('Failed to fetch'))]
    const send = vi.fn<typeof fetch>(
      () => answers.shift()?.() ?? Promise.resolve(Response.json(testConfig({ supabase: null }))),
    )
    vi.stubGlobal('fetch', send)
    start()
    await vi.advanceTimersByTimeAsync(200)
    expect(useSession.getState()).toMatchObject({ appReady: true, authReady: false })
    await vi.advanceTimersByTimeAsync(5000)
    expect(useSession.getState()).toMatchObject({ authReady: true, user: null })
  })

  test('runs without accounts where none are configured [R-AUTH-064]', async () => {
    localStore.write(LOCAL.authToken, JSON.stringify(aSession()))
    provideConfig(testConfig({ supabase: null }))
    start()
    await vi.advanceTimersByTimeAsync(100)
    expect(useSession.getState()).toMatchObject({ authReady: true, user: null })
  })
})

describe('following the client', () => {
  test('takes over sign-in and sign-out, and reads the beta flag [R-AUTH-062] [R-AUTH-063] [R-BETA-006]', async () => {
    const fake = await fakeBackend({
      'POST /auth/v1/token': { body: aSession() },
      'GET /rest/v1/user_profiles': { body: { is_beta_user: false } },
      'POST /auth/v1/logout': { status: 204 },
    })
    stops.push(followBackend())
    provideBackend(fake.client)
    await fake.client.auth.signInWithPassword({ email: 'robin@pets.test', password: 'secret' })
    expect(useSession.getState()).toMatchObject({ authReady: true, user: { email: 'robin@pets.test' } })
    await expect.poll(() => useSession.getState().isBetaUser).toBe(false)
    expect(fake.sentTo('GET /rest/v1/user_profiles')[0]?.query.get('id')).toBe(`eq.${aUser().id}`)
    await signOut()
    expect(useSession.getState()).toMatchObject({ user: null, session: null, isBetaUser: true })
  })

  test.each([
    ['a missing row', []],
    ['no answer in the row', { is_beta_user: null }],
    ['yes', { is_beta_user: true }],
  ])('%s counts as approved [R-BETA-004]', async (_, body) => {
    let answer: (reply: Reply) => void = () => undefined
    const fake = await fakeBackend({
      'POST /auth/v1/token': { body: aSession() },
      'GET /rest/v1/user_profiles': () => new Promise<Reply>((resolve) => (answer = resolve)),
    })
    stops.push(followBackend())
    provideBackend(fake.client)
    await fake.client.auth.signInWithPassword({ email: 'robin@pets.test', password: 'secret' })
    await expect.poll(() => fake.sentTo('GET /rest/v1/user_profiles').length).toBe(1)
    expect(useSession.getState()).toMatchObject({ authReady: true, loading: true })
    answer({ body })
    await expect.poll(() => useSession.getState().loading).toBe(false)
    expect(useSession.getState().isBetaUser).toBe(true)
  })
})

describe('signing out', () => {
  const leaveTraces = () => {
    localStore.write(LOCAL.authToken, JSON.stringify(aSession()))
    localStore.write(LOCAL.triageSessions, '[]')
    localStore.write(LOCAL.assessmentJob, '{}')
    sessionStore.write(SESSION.triage, '{}')
  }
  const traces = () => [
    localStore.read(LOCAL.authToken),
    localStore.read(LOCAL.triageSessions),
    localStore.read(LOCAL.assessmentJob),
    sessionStore.read(SESSION.triage),
  ]

  test.each([
    [
      'fails',
      () => installFakeBackend({ 'POST /auth/v1/logout': { status: 500, body: { message: 'down' } } }),
    ],
    [
      'cannot even be asked',
      async () => {
        provideConfig(null)
        vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
      },
    ],
  ])('works although the service %s, and leaves nothing behind [R-NAV-014]', async (_trouble, cause) => {
    leaveTraces()
    await cause()
    useSession.setState({ user: aUser() })
    await signOut()
    expect(useSession.getState().user).toBeNull()
    expect(traces()).toEqual([null, null, null, null])
  })

  test('in another tab is followed here, and nothing is left behind', async () => {
    start()
    leaveTraces()
    rememberPendingRedirect('/assessment?session=1')
    useSession.setState({ user: aUser(), authReady: true })
    const otherTab = new BroadcastChannel('pawlight-sign-out')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel between tabs knows none
    otherTab.postMessage('signed out')
    await expect.poll(() => useSession.getState().user).toBeNull()
    otherTab.close()
    expect(leftOnPurpose()).toBe(true)
    expect(traces().slice(1)).toEqual([null, null, null])
    expect(pendingRedirect()).toBeNull()
  })

  test('takes the session from the device before the service is asked, and tells it which one has ended [R-NAV-014]', async () => {
    leaveTraces()
    const { access_token } = aSession()
    const answered = Promise.withResolvers<Reply>()
    const fake = await installFakeBackend({ 'POST /auth/v1/logout': () => answered.promise })
    useSession.setState({ user: aUser() })
    const signedOut = signOut()
    expect(traces()).toEqual([null, null, null, null])
    expect(useSession.getState().user).toBeNull()
    await expect.poll(() => fake.sentTo('POST /auth/v1/logout').length).toBe(1)
    const [asked] = fake.sentTo('POST /auth/v1/logout')
    expect(asked?.headers.get('authorization')).toBe(`Bearer ${access_token}`)
    expect(asked?.query.get('scope')).toBe('global')
    expect(localStore.read(LOCAL.authToken)).toBeNull()
    // Somebody signs in while the service still thinks about it.
    localStore.write(LOCAL.authToken, JSON.stringify(aSession()))
    answered.resolve({ status: 204 })
    await signedOut
    expect(localStore.read(LOCAL.authToken)).not.toBeNull()
  })

  test('a session that has run out is renewed once more, so that the service hears of its end [R-NAV-014]', async () => {
    localStore.write(LOCAL.authToken, JSON.stringify({ ...aSession(), expires_at: 1 }))
    const fake = await installFakeBackend({
      'POST /auth/v1/token': { body: aSession() },
      'POST /auth/v1/logout': { status: 204 },
    })
    await signOut()
    expect(fake.sentTo('POST /auth/v1/logout')).toHaveLength(1)
    expect(localStore.read(LOCAL.authToken)).toBeNull()
  })

  test('tells the other tabs before the service is asked', async () => {
    const otherTab = new BroadcastChannel('pawlight-sign-out')
    const told = new Promise((resolve) => otherTab.addEventListener('message', resolve))
    start()
    await installFakeBackend({ 'POST /auth/v1/logout': () => told.then(() => ({ status: 204 })) })
    useSession.setState({ user: aUser() })
    await signOut()
    otherTab.close()
    expect(useSession.getState().user).toBeNull()
  })
})

describe('a session that ends by itself', () => {
  const expire = () => {
    localStore.remove(LOCAL.authToken)
    window.dispatchEvent(new StorageEvent('storage', { key: LOCAL.authToken, newValue: null }))
  }

  test('keeps the triage for its owner to come back to', async () => {
    const fake = await fakeBackend({ 'POST /auth/v1/token': { body: aSession() } })
    start()
    provideBackend(fake.client)
    await fake.client.auth.signInWithPassword({ email: 'robin@pets.test', password: 'secret' })
    sessionStore.write(SESSION.triage, '{}')
    expire()
    expect(useSession.getState().user).toBeNull()
    expect(leftOnPurpose()).toBe(false)
    expect(sessionStore.read(SESSION.triage)).toBe('{}')
    await fake.client.auth.signInWithPassword({ email: 'robin@pets.test', password: 'secret' })
    expect(sessionStore.read(SESSION.triage)).toBe('{}')
  })

  test('leaves nothing for somebody else who signs in next', async () => {
    const someoneElse = aUser({ id: '22222222-2222-4222-8222-222222222222', email: 'kim@pets.test' })
    const fake = await fakeBackend({ 'POST /auth/v1/token': { body: aSession() } })
    start()
    provideBackend(fake.client)
    await fake.client.auth.signInWithPassword({ email: 'robin@pets.test', password: 'secret' })
    sessionStore.write(SESSION.triage, '{}')
    localStore.write(LOCAL.triageSessions, '[]')
    expire()
    fake.on('POST /auth/v1/token', { body: aSession(someoneElse) })
    await fake.client.auth.signInWithPassword({ email: 'kim@pets.test', password: 'secret' })
    expect(useSession.getState().user?.email).toBe('kim@pets.test')
    expect([sessionStore.read(SESSION.triage), localStore.read(LOCAL.triageSessions)]).toEqual([null, null])
  })
})

describe('a stored session', () => {
  const expired = () => ({ ...aSession(), expires_at: Math.floor(Date.now() / 1000) - 60 })

  test('is restored under its key without asking anyone [R-AUTH-062] [R-AUTH-079]', async () => {
    localStore.write('pawlight-auth-token', JSON.stringify(aSession()))
    const fake = await fakeBackend()
    stops.push(followBackend())
    provideBackend(fake.client)
    await expect.poll(() => useSession.getState().user?.email).toBe('robin@pets.test')
    expect(fake.sentTo('POST /auth/v1/token')).toEqual([])
  })

  test('that has run out is renewed by itself [R-AUTH-062] [R-AUTH-079]', async () => {
    localStore.write('pawlight-auth-token', JSON.stringify(expired()))
    const fake = await fakeBackend({ 'POST /auth/v1/token': { body: aSession() } })
    stops.push(followBackend())
    provideBackend(fake.client)
    await expect.poll(() => useSession.getState().user?.email).toBe('robin@pets.test')
    const [request] = fake.sentTo('POST /auth/v1/token')
    expect(request?.query.get('grant_type')).toBe('refresh_token')
    expect(localStore.read('pawlight-auth-token')).toContain('expires_at')
  })

  test.each([
    ['no JSON', 'not a session'],
    ['half of a session', JSON.stringify(aSession()).slice(0, 200)],
    ['nothing', ''],
    ['no object', 'null'],
    ['an empty object', '{}'],
    ['a session of nobody', JSON.stringify({ ...aSession(), user: null })],
    ['a session without an end', JSON.stringify({ ...aSession(), expires_at: 'soon' })],
    ['a session that cannot be renewed', JSON.stringify({ ...aSession(), refresh_token: undefined })],
  ])(
    'that is %s is nobody’s: it is removed, and a visitor is here at once [R-AUTH-066] [R-AUTH-080]',
    async (_, text) => {
      vi.useFakeTimers()
      localStore.write(LOCAL.authToken, text)
      provideConfig(testConfig())
      start()
      await vi.advanceTimersByTimeAsync(100)
      expect(useSession.getState()).toMatchObject({ authReady: true, loading: false, user: null })
      expect(localStore.read(LOCAL.authToken)).toBeNull()
    },
  )

  test.each([
    ['cannot be read is removed although the client was there first [R-AUTH-066]', () => 'not a session', {}],
    [
      'was refused for good ends, and the visitor is known as one',
      () => JSON.stringify(expired()),
      {
        'POST /auth/v1/token': { status: 400, body: { code: 'refresh_token_already_used', message: 'used' } },
      },
    ],
  ])('that %s', async (_what, stored, routes) => {
    localStore.write(LOCAL.authToken, stored())
    const fake = await fakeBackend(routes)
    stops.push(followBackend())
    provideBackend(fake.client)
    await expect.poll(() => useSession.getState().authReady).toBe(true)
    expect(useSession.getState().user).toBeNull()
    expect(localStore.read(LOCAL.authToken)).toBeNull()
  })

  test('is not given up because the network is down: nobody is sent away, and it is asked for again', async () => {
    vi.useFakeTimers()
    localStore.write(LOCAL.authToken, JSON.stringify(expired()))
    const fake = await fakeBackend({
      'POST /auth/v1/token': () => {
        throw new TypeError('Failed to fetch')
      },
    })
    stops.push(followBackend())
    provideBackend(fake.client)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(useSession.getState()).toMatchObject({ appReady: true, authReady: false, loading: false })
    expect(localStore.read(LOCAL.authToken)).not.toBeNull()
    fake.on('POST /auth/v1/token', { body: aSession() })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(useSession.getState()).toMatchObject({ authReady: true, user: { email: 'robin@pets.test' } })
  })

  test('is asked for with a proof of who asked [R-AUTH-079]', async () => {
    const fake = await fakeBackend({ 'POST /auth/v1/recover': { body: {} } })
    await fake.client.auth.resetPasswordForEmail('robin@pets.test')
    const [request] = fake.sentTo('POST /auth/v1/recover')
    expect(request?.body).toMatchObject({ code_challenge_method: 's256', code_challenge: expect.any(String) })
  })
})

test.each([
  [{ user_metadata: { full_name: '  Maya Ortiz ' }, email: 'm@pets.test' }, 'Maya'],
  [{ user_metadata: {}, email: 'maya.o@pets.test' }, 'maya.o'],
  [{ user_metadata: { full_name: ' ' } }, 'User'],
])('the menu calls %j "%s" [R-NAV-010]', (changes, name) => {
  const { email: _, ...nameless } = aUser()
  expect(firstName({ ...nameless, ...changes })).toBe(name)
})

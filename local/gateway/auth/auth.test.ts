import { describe, expect, test } from 'vitest'
import { forge } from '#local/tests/forged-token.ts'
import {
  type Answer,
  keys,
  linkIn,
  mailTo,
  member,
  someAddress,
  someEmail,
  sharedPawlight,
} from '#local/tests/test-pawlight.ts'

const house = sharedPawlight({ rateLimitFactor: 1 })

const signIn = (email: string, password: string, from = someAddress()): Promise<Answer> =>
  house().ask('/auth/v1/token?grant_type=password', { method: 'POST', body: { email, password }, from })

const errorCode = (answer: Answer): unknown => member(answer.json, 'error_code')

describe('creating an account', () => {
  test('the confirmation link signs in on our callback page, once [R-AUTH-081] [R-AUTH-033]', async () => {
    const email = someEmail()
    const made = await house().signUp(email, 'a long password')
    expect(made.status).toBe(200)
    expect(errorCode(await signIn(email, 'a long password'))).toBe('email_not_confirmed')
    const link = linkIn(await mailTo(house().mails, email))
    const landed = await fetch(link, { redirect: 'manual' })
    expect(landed.status).toBe(303)
    expect(landed.headers.get('location')).toMatch(
      new RegExp(`^http://localhost:\\d+/auth/callback#access_token=.*type=signup`),
    )
    const again = await fetch(link, { redirect: 'manual' })
    expect(again.headers.get('location')).toContain('/auth/callback#error=access_denied')
    expect((await signIn(email, 'a long password')).status).toBe(200)
  })

  test('an account needs a free invite code [R-BETA-007]', async () => {
    const body = { email: someEmail(), password: 'a long password', data: { invite_code: '000000x' } }
    const refused = await house().ask('/auth/v1/signup', { method: 'POST', body })
    expect(refused.status).toBe(422)
    expect(member(refused.json, 'msg')).toBe('A valid 6-digit invite code is required to create an account.')
  })

  test('a new owner is approved and has a profile with name and phone [R-BETA-005] [R-DATA-012]', async () => {
    const { id, accessToken } = await house().account()
    const profile = await house().ask(
      `/rest/v1/user_profiles?id=eq.${id}&select=full_name,phone,is_beta_user`,
      {
        token: accessToken,
      },
    )
    expect(profile.json).toEqual([{ full_name: 'Ada Owner', phone: '+1 555 0100', is_beta_user: true }])
  })

  test('an address that has an account is answered like any other, and its owner is told by mail', async () => {
    const { email } = await house().account()
    const known = await house().signUp(email, 'another password')
    const unknown = await house().signUp(someEmail(), 'another password')
    const shape = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(shape)
        : typeof value === 'object' && value !== null
          ? Object.entries(value).map(([key, inner]) => [key, shape(inner)])
          : typeof value
    expect(known.status).toBe(unknown.status)
    expect(shape(known.json)).toEqual(shape(unknown.json))
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()])
    await expect
      .poll(() => house().mails.findLast(({ to }) => to === email)?.subject)
      .toContain('already have')
  })

  test('the code of such a sign-up is spent and its claim succeeds, as for a new account', async () => {
    const { email } = await house().account()
    const code = await house().freeCode()
    const body = { email, password: 'another password', data: { invite_code: code } }
    const made = await house().ask('/auth/v1/signup', { method: 'POST', body })
    const claim = await house().ask('/rest/v1/rpc/claim_beta_invite_code', {
      method: 'POST',
      body: { p_code: code, p_user_id: member(made.json, 'id'), p_email: email },
    })
    expect(claim.json).toBe(true)
    const check = await house().ask('/rest/v1/rpc/verify_beta_invite_code', {
      method: 'POST',
      body: { p_code: code },
    })
    expect(check.json).toEqual([{ is_valid: false, state: 'already_used' }])
  })

  test.each(['with spaces in it', 'pässwörd 🐾🐾🐾', `${'long '.repeat(24)}end`])(
    'every character of a password counts: %s',
    async (password) => {
      const email = someEmail()
      await house().signUp(email, password)
      await fetch(linkIn(await mailTo(house().mails, email)), { redirect: 'manual' })
      expect((await signIn(email, password)).status).toBe(200)
      expect(errorCode(await signIn(email, `${password}!`))).toBe('invalid_credentials')
      expect(errorCode(await signIn(email, password.slice(0, -1)))).toBe('invalid_credentials')
    },
  )

  test('a password of seven characters is too short, one of 129 too long', async () => {
    expect(errorCode(await house().signUp(someEmail(), '1234567'))).toBe('weak_password')
    expect((await house().signUp(someEmail(), 'x'.repeat(129))).status).toBe(400)
  })
})

describe('guessing', () => {
  test('ten wrong passwords lock the guesser out but not the owner elsewhere', async () => {
    const { email, password } = await house().account()
    const guesser = someAddress()
    const guesses: number[] = []
    for (let index = 0; index < 12; index += 1) guesses.push((await signIn(email, 'wrong', guesser)).status)
    expect(guesses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
    const refused = await signIn(email, password, guesser)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await signIn(email, 'wrong', someAddress())).status).toBe(429)
    expect((await signIn(email, password, someAddress())).status).toBe(200)
  })

  test('thirty wrong passwords from one address are the end, whatever the account', async () => {
    const from = someAddress()
    const statuses: number[] = []
    for (let index = 0; index < 31; index += 1)
      statuses.push((await signIn(someEmail(), 'wrong', from)).status)
    expect(statuses.slice(0, 30).every((status) => status === 400)).toBe(true)
    expect(statuses[30]).toBe(429)
  })

  test('guesses sent all at once do not slip through together', async () => {
    const { email } = await house().account()
    const from = someAddress()
    const answers = await Promise.all(Array.from({ length: 25 }, () => signIn(email, 'wrong', from)))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10)
  })

  test('invite codes cannot be guessed from one address [R-BETA-008]', async () => {
    const from = someAddress()
    const guess = (code: number): Promise<Answer> =>
      house().ask('/rest/v1/rpc/verify_beta_invite_code', {
        method: 'POST',
        body: { p_code: String(code).padStart(6, 'x') },
        from,
      })
    const statuses: number[] = []
    for (let index = 0; index < 32; index += 1) statuses.push((await guess(index)).status)
    expect(statuses.indexOf(429)).toBe(30)
  })

  test('sixty password resets in a row are stopped', async () => {
    const from = someAddress()
    const reset = (): Promise<Answer> =>
      house().ask('/auth/v1/recover', { method: 'POST', body: { email: someEmail() }, from })
    const statuses: number[] = []
    for (let index = 0; index < 32; index += 1) statuses.push((await reset()).status)
    expect(statuses.indexOf(429)).toBe(30)
  })

  test('a second reset within a minute is refused alike for known and unknown addresses', async () => {
    const { email } = await house().account()
    for (const address of [email, someEmail()]) {
      const ask = (): Promise<Answer> =>
        house().ask('/auth/v1/recover', { method: 'POST', body: { email: address } })
      expect((await ask()).status).toBe(200)
      const again = await ask()
      expect(again.status).toBe(429)
      expect(member(again.json, 'msg')).toMatch(
        /^For security purposes, you can only request this after \d+ seconds\.$/,
      )
    }
  })
})

describe('known and unknown addresses', () => {
  test('a wrong password and an unknown address get the same answer', async () => {
    const { email } = await house().account()
    const known = await signIn(email, 'wrong')
    const unknown = await signIn(someEmail(), 'wrong')
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
  })

  test('an unconfirmed account with a wrong password gets that answer too', async () => {
    const email = someEmail()
    await house().signUp(email, 'a long password')
    expect((await signIn(email, 'wrong')).text).toBe((await signIn(someEmail(), 'wrong')).text)
  })
})

describe('sessions', () => {
  const refresh = (token: string): Promise<Answer> =>
    house().ask('/auth/v1/token?grant_type=refresh_token', { method: 'POST', body: { refresh_token: token } })

  test('a refresh token works once', async () => {
    const { refreshToken } = await house().account()
    expect((await refresh(refreshToken)).status).toBe(200)
    expect(errorCode(await refresh(refreshToken))).toBe('refresh_token_already_used')
  })

  test('of many uses at once one succeeds', async () => {
    const { refreshToken } = await house().account()
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('a token used again after a while ends the whole session', async () => {
    const { refreshToken } = await house().account()
    const next = String(member((await refresh(refreshToken)).json, 'refresh_token'))
    await house()
      .sql`update auth.refresh_tokens set updated_at = now() - interval '1 minute' where token = ${refreshToken}`
    await refresh(refreshToken)
    expect((await refresh(next)).status).toBe(400)
  })

  test('after signing out the refresh token is dead [R-AUTH-077]', async () => {
    const { refreshToken, accessToken } = await house().account()
    const out = await house().ask('/auth/v1/logout?scope=global', {
      method: 'POST',
      body: {},
      token: accessToken,
    })
    expect(out.status).toBe(204)
    expect((await refresh(refreshToken)).status).toBe(400)
  })

  test('a reset link works once, changes the password and ends other sessions [R-AUTH-054] [R-AUTH-081]', async () => {
    const { email, password, refreshToken } = await house().account()
    await house().ask('/auth/v1/recover?redirect_to=https%3A%2F%2Fevil.example', {
      method: 'POST',
      body: { email },
    })
    await expect
      .poll(() => house().mails.findLast(({ to }) => to === email)?.subject)
      .toContain('new Pawlight password')
    const link = linkIn(await mailTo(house().mails, email))
    expect(link).not.toContain('evil')
    const landed = await fetch(link, { redirect: 'manual' })
    const target = new URL(landed.headers.get('location') ?? '')
    expect(target.origin + target.pathname).toBe(`${house().url}/auth/callback`)
    const fragment = new URLSearchParams(target.hash.slice(1))
    expect(fragment.get('type')).toBe('recovery')
    const token = fragment.get('access_token') ?? ''
    const changed = await house().ask('/auth/v1/user', {
      method: 'PUT',
      body: { password: 'brand new one' },
      token,
    })
    expect(changed.status).toBe(200)
    expect((await refresh(refreshToken)).status).toBe(400)
    expect((await signIn(email, password)).status).toBe(400)
    expect((await signIn(email, 'brand new one')).status).toBe(200)
    const again = await fetch(link, { redirect: 'manual' })
    expect(again.headers.get('location')).toContain('error=access_denied')
  })

  test('name and phone can be changed, a role cannot', async () => {
    const { email, accessToken: token } = await house().account()
    const body = { data: { full_name: 'New Name', role: 'admin' } }
    const changed = await house().ask('/auth/v1/user', { method: 'PUT', body, token })
    expect(member(changed.json, 'email')).toBe(email)
    expect(member(member(changed.json, 'user_metadata'), 'full_name')).toBe('New Name')
    expect(member(member(changed.json, 'user_metadata'), 'role')).toBeUndefined()
  })
})

describe('tokens', () => {
  const now = Math.floor(Date.now() / 1000)
  const good = (sub: string) => ({
    sub,
    aud: 'authenticated',
    role: 'authenticated',
    iat: now,
    exp: now + 600,
  })

  test.each([
    [
      'signed with another secret',
      (sub: string) => forge(good(sub), 'HS256', 'not the secret of this instance'),
    ],
    ['without a signature', (sub: string) => forge(good(sub), 'none')],
    ['for another audience', (sub: string) => forge({ ...good(sub), aud: 'another-project' })],
    ['for the service role', (sub: string) => forge({ ...good(sub), role: 'service_role' })],
    ['from the future', (sub: string) => forge({ ...good(sub), nbf: now + 3600 })],
    ['issued in the future', (sub: string) => forge({ ...good(sub), iat: now + 3600 })],
    ['that has expired', (sub: string) => forge({ ...good(sub), exp: now - 10 })],
    ['of nonsense', () => 'nonsense'],
    ['of three empty parts', () => '..'],
  ])('a token %s is refused everywhere', async (_name, make) => {
    const { id } = await house().account()
    const token = make(id)
    expect((await house().ask('/rest/v1/pet_profiles', { token })).status).toBe(401)
    expect((await house().ask('/auth/v1/user', { token })).status).toBe(401)
  })

  test('a token with one changed claim is refused', async () => {
    const { accessToken } = await house().account()
    const [head, body = '', signature] = accessToken.split('.')
    const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
    const changed = Buffer.from(JSON.stringify({ ...Object(claims), email: 'x@example.com' })).toString(
      'base64url',
    )
    const token = [head, changed, signature].join('.')
    expect((await house().ask('/rest/v1/pet_profiles', { token })).status).toBe(401)
  })

  test('nothing is answered without a key of this instance', async () => {
    for (const path of ['/rest/v1/pet_profiles', '/auth/v1/user', '/auth/v1/settings']) {
      expect(
        (await house().ask(path, { headers: { apikey: 'sb_publishable_of_somebody_else' } })).status,
      ).toBe(401)
    }
  })
})

describe('redirects', () => {
  test.each([
    '//evil.example',
    'https://evil.example/auth/callback',
    'javascript:alert(1)',
    '\\evil',
    'http://localhost@evil.example/x',
  ])('a link never leads to %s', async (target) => {
    const query = new URLSearchParams({ token: 'a'.repeat(64), type: 'signup', redirect_to: target })
    const answer = await house().ask(`/auth/v1/verify?${query.toString()}`)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(new RegExp(`^${house().url}/auth/callback#error=`))
  })
})

test('no mail address, password or token reaches the log [R-SEC-010]', async () => {
  const { email, password, accessToken, refreshToken } = await house().account()
  await signIn(email, password)
  await house().ask('/auth/v1/user', { token: accessToken })
  const log = house().logLines.join('')
  expect(log).toContain('/auth/v1/*')
  for (const secret of [email, password, accessToken, refreshToken, keys.secret, keys.jwt]) {
    expect(log).not.toContain(secret)
  }
})

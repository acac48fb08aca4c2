import { describe, expect, test, vi } from 'vitest'
import {
  type Answer,
  linkIn,
  mailTo,
  member,
  sharedPawlight,
  someAddress,
  someEmail,
} from '#local/tests/test-pawlight.ts'

const house = sharedPawlight({ rateLimitFactor: 1 })

const signIn = (email: string, password: string): Promise<Answer> =>
  house().ask('/auth/v1/token?grant_type=password', { method: 'POST', body: { email, password } })

const change = (token: string, body: unknown, from = someAddress()): Promise<Answer> =>
  house().ask('/auth/v1/user', { method: 'PUT', body, token, from })

const resend = (email: string, from = someAddress()): Promise<Answer> =>
  house().ask('/auth/v1/resend', { method: 'POST', body: { type: 'signup', email }, from })

const subjectsTo = (email: string): readonly string[] =>
  house()
    .mails.filter(({ to }) => to === email)
    .map(({ subject }) => subject)

describe('the address of an account', () => {
  test('changes once the new mailbox has opened its link, and the old one is told', async () => {
    const { email, password, accessToken } = await house().account()
    const wanted = someEmail()
    expect((await change(accessToken, { email: wanted, current_password: password })).status).toBe(200)
    expect((await mailTo(house().mails, wanted)).subject).toBe('Confirm your new email address')
    await vi.waitFor(() => expect(subjectsTo(email)).toContain('A new address for your Pawlight account'))
    expect((await signIn(wanted, password)).status).toBe(400)

    const landed = await fetch(linkIn(await mailTo(house().mails, wanted)), { redirect: 'manual' })
    expect(landed.headers.get('location')).toMatch(/\/auth\/callback#access_token=.*type=email_change/)
    expect((await signIn(wanted, password)).status).toBe(200)
    expect((await signIn(email, password)).status).toBe(400)
    const [profile] = await house().sql`select email from public.user_profiles where email = ${wanted}`
    expect(profile).toBeDefined()
  })

  test('stays without the right password', async () => {
    const { accessToken } = await house().account()
    const wanted = someEmail()
    for (const current of [{}, { current_password: 'guessed' }]) {
      const answer = await change(accessToken, { email: wanted, ...current })
      expect([answer.status, member(answer.json, 'error_code')]).toEqual([400, 'invalid_credentials'])
    }
    expect(subjectsTo(wanted)).toEqual([])
  })

  test('is asked for in vain where somebody else has it, and only they learn of it', async () => {
    const other = await house().account()
    const { password, accessToken } = await house().account()
    const answer = await change(accessToken, { email: other.email, current_password: password })
    expect(answer.status).toBe(200)
    await vi.waitFor(() => expect(subjectsTo(other.email)).toContain('You already have a Pawlight account'))
    expect(subjectsTo(other.email)).not.toContain('Confirm your new email address')
  })
})

test('a new password needs the one there is, where that is typed, and guesses end', async () => {
  const { email, password, accessToken } = await house().account()
  const from = someAddress()
  const wrong = await change(accessToken, { password: 'quite another', current_password: 'guessed' }, from)
  expect(member(wrong.json, 'error_code')).toBe('invalid_credentials')
  const right = await change(accessToken, { password: 'quite another', current_password: password }, from)
  expect(right.status).toBe(200)
  expect((await signIn(email, 'quite another')).status).toBe(200)
  const statuses = new Set<number>()
  for (let guess = 0; guess < 31; guess += 1)
    statuses.add((await change(accessToken, { current_password: 'guessed' }, from)).status)
  expect(statuses).toContain(429)
})

describe('the confirmation of a sign-up', () => {
  test('is sent again with a link that works', async () => {
    const email = someEmail()
    await house().signUp(email, 'a long password')
    await mailTo(house().mails, email)
    expect((await resend(email)).status).toBe(200)
    await vi.waitFor(() => expect(subjectsTo(email)).toHaveLength(2))
    const landed = await fetch(linkIn(await mailTo(house().mails, email)), { redirect: 'manual' })
    expect(landed.headers.get('location')).toMatch(/access_token=.*type=signup/)
    expect((await signIn(email, 'a long password')).status).toBe(200)
  })

  test('is answered alike for everybody, and sent to nobody else', async () => {
    const { email } = await house().account()
    const before = subjectsTo(email).length
    const answers = [await resend(email), await resend(someEmail())]
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, '{}'],
      [200, '{}'],
    ])
    expect(subjectsTo(email)).toHaveLength(before)
  })

  test('is not sent more than once a minute', async () => {
    const email = someEmail()
    expect((await resend(email)).status).toBe(200)
    expect((await resend(email)).status).toBe(429)
  })
})

test('a mistyped address gives its code back at once, and only to who signed up', async () => {
  const code = await house().freeCode()
  const email = someEmail()
  const made = await house().ask('/auth/v1/signup', {
    method: 'POST',
    body: { email, password: 'a long password', data: { full_name: 'Ada', phone: null, invite_code: code } },
  })
  const release = async (id: unknown): Promise<unknown> =>
    (
      await house().ask('/rest/v1/rpc/release_beta_invite_code', {
        method: 'POST',
        body: { p_code: code, p_user_id: id, p_email: email },
      })
    ).json
  expect(await release('11111111-1111-4111-8111-111111111111')).toBe(false)
  expect(await release(member(made.json, 'id'))).toBe(true)
  expect(await house().sql`select 1 from auth.users where email = ${email}`).toHaveLength(0)
  const [row] = await house().sql`select private.invite_code_state(${code}) as state`
  expect(row?.['state']).toBe('valid')
})

test('a confirmed account keeps its code', async () => {
  const { id, email } = await house().account()
  const [row] = await house().sql`select code from public.beta_invite_codes where claimed_by = ${id}`
  const answer = await house().ask('/rest/v1/rpc/release_beta_invite_code', {
    method: 'POST',
    body: { p_code: row?.['code'], p_user_id: id, p_email: email },
  })
  expect(answer.json).toBe(false)
})

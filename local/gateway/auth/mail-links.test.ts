import { expect, test } from 'vitest'
import { type Answer, linkIn, member, someEmail, sharedPawlight } from '#local/tests/test-pawlight.ts'

const house = sharedPawlight()

/** The link of the newest mail to this address, once there are `count` of them. */
const linkTo = async (email: string, count: number): Promise<string> => {
  const sent = () => house().mails.filter(({ to }) => to === email)
  await expect.poll(() => sent().length).toBe(count)
  return linkIn(sent().at(-1))
}

const recover = (email: string): Promise<Answer> =>
  house().ask('/auth/v1/recover', { method: 'POST', body: { email } })

const follow = async (link: string): Promise<URLSearchParams> => {
  const { headers } = await fetch(link, { redirect: 'manual' })
  const target = new URL(headers.get('location') ?? 'http://nowhere.invalid')
  expect(target.origin + target.pathname).toBe(`${house().url}/auth/callback`)
  return new URLSearchParams(target.hash.slice(1))
}

const verify = (link: string): Promise<Answer> => {
  const { searchParams } = new URL(link)
  const body = { token_hash: searchParams.get('token'), type: searchParams.get('type') }
  return house().ask('/auth/v1/verify', { method: 'POST', body })
}

test('a reset link is refused after an hour', async () => {
  const { email } = await house().account()
  await recover(email)
  const link = await linkTo(email, 2)
  await house()
    .sql`update auth.users set recovery_sent_at = recovery_sent_at - interval '61 minutes' where email = ${email}`
  expect((await follow(link)).get('error_code')).toBe('otp_expired')
})

test('a confirmation link is refused after an hour', async () => {
  const email = someEmail()
  await house().signUp(email, 'a long password')
  const link = await linkTo(email, 1)
  await house()
    .sql`update auth.users set confirmation_sent_at = confirmation_sent_at - interval '61 minutes' where email = ${email}`
  expect((await follow(link)).get('error_code')).toBe('otp_expired')
})

test('asking again makes the earlier reset link worthless', async () => {
  const { email } = await house().account()
  await recover(email)
  const first = await linkTo(email, 2)
  await recover(email)
  const second = await linkTo(email, 3)
  expect((await follow(first)).get('error_code')).toBe('otp_expired')
  expect((await follow(second)).get('type')).toBe('recovery')
})

test('of many clicks at once on a reset link one opens a session', async () => {
  const { email } = await house().account()
  await recover(email)
  const link = await linkTo(email, 2)
  const landings = await Promise.all(Array.from({ length: 10 }, () => follow(link)))
  expect(landings.filter((hash) => hash.has('access_token'))).toHaveLength(1)
})

test('a page that reads the token itself opens the session once [R-AUTH-081]', async () => {
  const { email } = await house().account()
  await recover(email)
  const link = await linkTo(email, 2)
  const opened = await verify(link)
  expect(opened.status).toBe(200)
  expect(member(member(opened.json, 'user'), 'email')).toBe(email)
  expect(member((await verify(link)).json, 'error_code')).toBe('otp_expired')
  expect((await follow(link)).get('error_code')).toBe('otp_expired')
})

test('a reset also confirms an address that never was', async () => {
  const email = someEmail()
  await house().signUp(email, 'a long password')
  await linkTo(email, 1)
  await recover(email)
  const hash = await follow(await linkTo(email, 2))
  const token = hash.get('access_token') ?? ''
  const body = { password: 'another long password' }
  expect((await house().ask('/auth/v1/user', { method: 'PUT', body, token })).status).toBe(200)
  const signIn = await house().ask('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: { email, ...body },
  })
  expect(signIn.status).toBe(200)
})

test('no token, code or link of a mail reaches the log [R-SEC-010]', async () => {
  const { email } = await house().account()
  await recover(email)
  const link = await linkTo(email, 2)
  const hash = await follow(link)
  await house().ask('/auth/callback?code=a-code-nobody-may-read&token_hash=nor-this')
  const log = house().logLines.join('')
  expect(log).toContain('/auth/v1/*')
  const secrets = [
    new URL(link).searchParams.get('token'),
    hash.get('access_token'),
    hash.get('refresh_token'),
  ]
  for (const secret of [...secrets, 'a-code-nobody-may-read', 'nor-this', email]) {
    expect(secret).toBeTruthy()
    expect(log).not.toContain(secret)
  }
})

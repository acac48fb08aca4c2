import { describe, expect, test } from 'vitest'
import {
  type Answer,
  linkIn,
  mailTo,
  member,
  someAddress,
  someEmail,
  sharedPawlight,
} from '#local/tests/test-pawlight.ts'

const house = sharedPawlight({ rateLimitFactor: 1 })

const signUpWith = (code: string, email = someEmail(), password = 'a long password'): Promise<Answer> =>
  house().ask('/auth/v1/signup', {
    method: 'POST',
    body: { email, password, data: { full_name: 'Ada Owner', phone: null, invite_code: code } },
  })

const rpc = (name: string, body: unknown, from = someAddress()): Promise<Answer> =>
  house().ask(`/rest/v1/rpc/${name}`, { method: 'POST', body, from })

const stateOf = async (code: string): Promise<unknown> => {
  const [row]: unknown[] = Object.values(
    Object((await rpc('verify_beta_invite_code', { p_code: code })).json),
  )
  return member(row, 'state')
}

const accountsNamed = async (emails: readonly string[]): Promise<number> =>
  (await house().sql`select 1 from auth.users where email in ${house().sql(emails)}`).length

test('of fifty sign-ups at once with one code exactly one makes an account [R-BETA-007] [R-AUTH-033] [R-DATA-009]', async () => {
  const code = await house().freeCode()
  const emails = Array.from({ length: 50 }, someEmail)
  const answers = await Promise.all(emails.map((email) => signUpWith(code, email)))
  const winners = answers.flatMap(({ status }, at) => (status === 200 ? [emails[at]] : []))
  expect(winners).toHaveLength(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]))
  expect(await accountsNamed(emails)).toBe(1)
  const [taken] = await house().sql`select claimed_email from public.beta_invite_codes where code = ${code}`
  expect(taken?.['claimed_email']).toBe(winners[0])
  const [profile] = await house()
    .sql`select is_beta_user from public.user_profiles where email = ${winners[0] ?? ''}`
  expect(profile?.['is_beta_user']).toBe(true)
  expect(await stateOf(code)).toBe('already_used')
}, 60_000)

test('the same address twice at once makes one account, and both are answered alike', async () => {
  const email = someEmail()
  const codes = await Promise.all([house().freeCode(), house().freeCode()])
  const answers = await Promise.all(codes.map((code) => signUpWith(code, email)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await accountsNamed([email])).toBe(1)
  for (const [at, code] of codes.entries()) {
    const claim = { p_code: code, p_user_id: member(answers[at]?.json, 'id'), p_email: email }
    expect((await rpc('claim_beta_invite_code', claim)).json).toBe(true)
  }
})

describe('passwords', () => {
  test.each(['password1', 'Password1', '12345678', 'qwertyuiop', 'sunshine1', 'test1234'])(
    'the common password %s is refused and spends no code',
    async (password) => {
      const code = await house().freeCode()
      const refused = await signUpWith(code, someEmail(), password)
      expect(refused.status).toBe(422)
      expect(member(refused.json, 'error_code')).toBe('weak_password')
      expect(member(refused.json, 'msg')).toContain('easy to guess')
      expect(await stateOf(code)).toBe('valid')
    },
  )

  test('a common password is refused at a reset too, an uncommon one of six characters is taken [R-AUTH-051]', async () => {
    const { accessToken: token, email } = await house().account()
    const change = (password: string): Promise<Answer> =>
      house().ask('/auth/v1/user', { method: 'PUT', body: { password }, token })
    expect(member((await change('123456')).json, 'error_code')).toBe('weak_password')
    expect(member((await change('five5')).json, 'error_code')).toBe('weak_password')
    expect((await change('zx7#qk')).status).toBe(200)
    const body = { email, password: 'zx7#qk' }
    expect((await house().ask('/auth/v1/token?grant_type=password', { method: 'POST', body })).status).toBe(
      200,
    )
  })
})

describe('somebody who let the confirmation link expire', () => {
  const anHourLater = (email: string) =>
    house().sql`update auth.users set created_at = created_at - interval '61 minutes' where email = ${email}`

  test('signs up again with the same address and the same code', async () => {
    const [email, code] = [someEmail(), await house().freeCode()]
    expect((await signUpWith(code, email)).status).toBe(200)
    expect((await signUpWith(code, email)).status).toBe(422)
    await anHourLater(email)
    const before = house().mails.length
    const again = await signUpWith(code, email)
    expect(again.status).toBe(200)
    await expect.poll(() => house().mails.length).toBe(before + 1)
    const link = linkIn(await mailTo(house().mails, email))
    const landed = await fetch(link, { redirect: 'manual' })
    expect(landed.headers.get('location')).toContain('type=signup')
    const [row] = await house()
      .sql`select claimed_email, claimed_by::text as holder from public.beta_invite_codes where code = ${code}`
    expect(row).toEqual({ claimed_email: email, holder: member(again.json, 'id') })
  })

  test('signs up again with another code, and the first is free for somebody else', async () => {
    const email = someEmail()
    const [first, second] = [await house().freeCode(), await house().freeCode()]
    await signUpWith(first, email)
    await anHourLater(email)
    expect((await signUpWith(second, email)).status).toBe(200)
    expect(await stateOf(second)).toBe('already_used')
    expect(await stateOf(first)).toBe('valid')
  })

  test('does not lose a confirmed account that way', async () => {
    const { email, id } = await house().account()
    await anHourLater(email)
    await signUpWith(await house().freeCode(), email)
    expect([...(await house().sql`select id from auth.users where email = ${email}`)]).toEqual([{ id }])
  })
})

describe('whoever asks about an address by signing up with it', () => {
  test('sees the same fate of the code an hour later, account or not', async () => {
    const { email } = await house().account()
    const [known, unknown] = [await house().freeCode(), await house().freeCode()]
    const stranger = someEmail()
    await signUpWith(known, email)
    await signUpWith(unknown, stranger)
    expect([await stateOf(known), await stateOf(unknown)]).toEqual(['already_used', 'already_used'])
    await house()
      .sql`update public.beta_invite_codes set claimed_at = claimed_at - interval '61 minutes' where code = ${known}`
    await house()
      .sql`update auth.users set created_at = created_at - interval '61 minutes' where email = ${stranger}`
    expect([await stateOf(known), await stateOf(unknown)]).toEqual(['valid', 'valid'])
    expect((await signUpWith(known)).status).toBe(200)
    expect(await stateOf(known)).toBe('already_used')
  })

  test('cannot claim the code for another id or address', async () => {
    const { email } = await house().account()
    const code = await house().freeCode()
    const made = await signUpWith(code, email)
    const claim = (p_user_id: unknown, p_email: string): Promise<Answer> =>
      rpc('claim_beta_invite_code', { p_code: code, p_user_id, p_email })
    expect((await claim(member(made.json, 'id'), email)).json).toBe(true)
    expect((await claim(member(made.json, 'id'), someEmail())).json).toBe(false)
    expect((await claim('019aa6d5-0000-7000-8000-000000000000', email)).json).toBe(false)
  })
})

test('codes cannot be guessed by signing up: unknown ones count from every address together [R-BETA-008]', async () => {
  const { sql } = house()
  await sql`delete from public.beta_invite_attempts`
  const used = await house().freeCode()
  await signUpWith(used)
  for (let at = 0; at < 3; at += 1) await signUpWith(used)
  expect(await sql`select 1 from public.beta_invite_attempts where not ok`).toHaveLength(0)
  expect((await signUpWith('000000')).status).toBe(422)
  expect(await sql`select 1 from public.beta_invite_attempts where not ok`).toHaveLength(1)
  await sql`
    insert into public.beta_invite_attempts (client_key, ok) select 'bot-' || n, false from generate_series(1, 600) n`
  const refused = await signUpWith(await house().freeCode())
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  await sql`delete from public.beta_invite_attempts`
})

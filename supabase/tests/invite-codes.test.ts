import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { meetPeople, someAddress, type People } from './people.ts'

let people: People
beforeAll(async () => {
  people = await meetPeople()
})
afterEach(async () => {
  await people.sql`delete from public.beta_invite_attempts`
})
afterAll(() => people.leave())

const password = 'correct horse battery'
const newAddress = (): string => `${randomUUID()}@example.org`

const verify = async (code: unknown, client = people.visitor()): Promise<unknown> => {
  const { data, error } = await client.rpc('verify_beta_invite_code', { p_code: code })
  expect(error).toBeNull()
  return data
}

const signUp = (code: string | undefined, email = newAddress(), client = people.visitor()) =>
  client.auth.signUp({
    email,
    password,
    options: { data: { full_name: 'New Owner', phone: null, invite_code: code } },
  })

const claim = async (
  code: string,
  userId: string,
  email: string,
  client = people.visitor(),
): Promise<unknown> =>
  (await client.rpc('claim_beta_invite_code', { p_code: code, p_user_id: userId, p_email: email })).data

const accountsNamed = async (emails: readonly string[]): Promise<number> =>
  (await people.sql`select 1 from auth.users where email in ${people.sql(emails)}`).length

/** An account made by an operator, without a code. */
const accountWithoutCode = async (age = '0 seconds'): Promise<{ id: string; email: string }> => {
  const [id, email] = [randomUUID(), newAddress()]
  await people.sql`
    insert into auth.users (id, email, email_confirmed_at, created_at, raw_app_meta_data, raw_user_meta_data)
    values (${id}, ${email}, now(), now() - ${age}::interval, '{"created_by_admin": true}', '{"full_name": "Operator Made"}')`
  return { id, email }
}

describe('checking a code', () => {
  test('tells free, used, expired and unknown codes apart [R-AUTH-030] [R-AUTH-031] [R-DATA-010]', async () => {
    const free = await people.freeCode()
    const used = await people.freeCode()
    expect((await signUp(used)).error).toBeNull()
    const expired = await people.freeCode(new Date(Date.now() - 1000))
    expect(await verify(free)).toEqual([{ is_valid: true, state: 'valid' }])
    expect(await verify(used)).toEqual([{ is_valid: false, state: 'already_used' }])
    expect(await verify(expired)).toEqual([{ is_valid: false, state: 'expired' }])
    expect(await verify('000000')).toEqual([{ is_valid: false, state: 'not_found' }])
  })

  test('claims nothing [R-DATA-010]', async () => {
    const code = await people.freeCode()
    for (let time = 0; time < 3; time += 1)
      expect(await verify(code)).toEqual([{ is_valid: true, state: 'valid' }])
  })

  test('answers a malformed code like an unknown one', async () => {
    const revoked = await people.freeCode()
    await people.sql`update public.beta_invite_codes set revoked_at = now() where code = ${revoked}`
    for (const code of [
      revoked,
      '',
      '12345',
      '1234567',
      'abcdef',
      ' 100001',
      "1' or '1'='1",
      '١٢٣٤٥٦',
      null,
    ]) {
      expect(await verify(code)).toEqual([{ is_valid: false, state: 'not_found' }])
    }
  })

  test('stops 200 guesses from one address after 30, others go on [R-BETA-008]', async () => {
    const client = people.visitorFrom(someAddress())
    const code = await people.freeCode()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => verify(String(900_000 + n), client)),
    )
    const limited = answers.filter((answer) => JSON.stringify(answer).includes('rate_limited'))
    expect(limited).toHaveLength(170)
    expect(await verify(code, client)).toEqual([{ is_valid: false, state: 'rate_limited' }])
    expect(await verify(code)).toEqual([{ is_valid: true, state: 'valid' }])
  })

  test('lets an address go on after ten minutes [R-BETA-008]', async () => {
    const client = people.visitorFrom(someAddress())
    await Promise.all(Array.from({ length: 30 }, () => verify('999999', client)))
    await people.sql`update public.beta_invite_attempts set created_at = created_at - interval '10 minutes'`
    expect(await verify('999999', client)).toEqual([{ is_valid: false, state: 'not_found' }])
  })

  test('stops guesses spread over many addresses [R-BETA-008]', async () => {
    await people.sql`
      insert into public.beta_invite_attempts (client_key, ok) select 'bot-' || n, false from generate_series(1, 600) n`
    expect(await verify(await people.freeCode())).toEqual([{ is_valid: false, state: 'rate_limited' }])
  })
})

describe('signing up', () => {
  test('takes the code and makes a beta user [R-BETA-005] [R-AUTH-033] [R-DATA-012]', async () => {
    const code = await people.freeCode()
    const client = people.visitor()
    const email = newAddress()
    const { data, error } = await signUp(code, email, client)
    expect(error).toBeNull()
    const profile = await client.from('user_profiles').select('*').eq('id', data.user?.id).single()
    expect(profile.data).toMatchObject({
      id: data.user?.id,
      email,
      full_name: 'New Owner',
      phone: null,
      is_beta_user: true,
    })
    expect(await claim(code, data.user?.id ?? '', email)).toBe(true)
    expect(await claim(code, data.user?.id ?? '', email.toUpperCase())).toBe(true)
    const [stored] =
      await people.sql`select claimed_by, claimed_email from public.beta_invite_codes where code = ${code}`
    expect(stored).toEqual({ claimed_by: data.user?.id, claimed_email: email })
  })

  test.each([
    ['no code', async () => undefined],
    ['an unknown code', async () => '000000'],
    ['an expired code', async () => people.freeCode(new Date(Date.now() - 1000))],
    [
      'a used code',
      async () => {
        const code = await people.freeCode()
        await signUp(code)
        return code
      },
    ],
  ])('leaves no account behind with %s [R-BETA-007]', async (_, makeCode) => {
    const email = newAddress()
    const { data, error } = await signUp(await makeCode(), email)
    expect(error).not.toBeNull()
    expect(data.user).toBeNull()
    expect(await accountsNamed([email])).toBe(0)
  })

  test('fifty times at once with one code makes one account [R-BETA-007] [R-DATA-009]', async () => {
    const code = await people.freeCode()
    const emails = Array.from({ length: 50 }, newAddress)
    const answers = await Promise.all(emails.map((email) => signUp(code, email)))
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    expect(await accountsNamed(emails)).toBe(1)
    const [row] = await people.sql`
      select u.email in ${people.sql(emails)} as ours from public.beta_invite_codes c join auth.users u on u.id = c.claimed_by
       where c.code = ${code}`
    expect(row).toEqual({ ours: true })
  }, 120_000)

  test('with a mistyped address is possible again once its link has expired', async () => {
    const strict = await meetPeople({ confirmations: true })
    try {
      const code = await people.freeCode()
      const [mistyped, right] = [newAddress(), newAddress()]
      expect((await signUp(code, mistyped, strict.visitor())).error).toBeNull()
      expect((await signUp(code, right, strict.visitor())).error).not.toBeNull()
      await people.sql`update auth.users set created_at = now() - interval '61 minutes' where email = ${mistyped}`
      expect(await verify(code)).toEqual([{ is_valid: true, state: 'valid' }])
      expect((await signUp(code, right, strict.visitor())).error).toBeNull()
      expect(await accountsNamed([mistyped])).toBe(0)
      expect(await accountsNamed([right])).toBe(1)
      await people.sql`update auth.users set email_confirmed_at = now(), created_at = now() - interval '2 days' where email = ${right}`
      expect(await verify(code)).toEqual([{ is_valid: false, state: 'already_used' }])
    } finally {
      await strict.leave()
    }
  })

  test('keeps names of any length and kind out of trouble', async () => {
    const { error } = await people.visitor().auth.signUp({
      email: newAddress(),
      password,
      options: {
        data: { full_name: 'x'.repeat(5000), phone: { not: 'a text' }, invite_code: await people.freeCode() },
      },
    })
    expect(error).toBeNull()
  })
})

describe('claiming a code', () => {
  test('by fifty at once succeeds for one [R-DATA-011]', async () => {
    const code = await people.freeCode()
    const accounts = await Promise.all(Array.from({ length: 50 }, () => accountWithoutCode()))
    const answers = await Promise.all(accounts.map(({ id, email }) => claim(code, id, email)))
    expect(answers.filter((answer) => answer === true)).toHaveLength(1)
    const winners = await people.sql`
      select id from public.user_profiles where is_beta_user and id in ${people.sql(accounts.map(({ id }) => id))}`
    expect(winners).toHaveLength(1)
  })

  test('stays true for the account that holds it and false for all others [R-DATA-011] [R-AUTH-032]', async () => {
    const code = await people.freeCode()
    const first = await accountWithoutCode()
    const second = await accountWithoutCode()
    expect(await claim(code, first.id, first.email)).toBe(true)
    expect(await claim(code, first.id, first.email)).toBe(true)
    expect(await claim(code, second.id, second.email)).toBe(false)
    expect(await claim(await people.freeCode(), second.id, second.email)).toBe(true)
  })

  test('needs the right address, a fresh account and a code [R-DATA-011]', async () => {
    const code = await people.freeCode()
    const fresh = await accountWithoutCode()
    const old = await accountWithoutCode('2 hours')
    expect(await claim(code, fresh.id, 'somebody@example.org')).toBe(false)
    expect(await claim(code, randomUUID(), fresh.email)).toBe(false)
    expect(await claim(code, old.id, old.email)).toBe(false)
    expect(await claim('000000', fresh.id, fresh.email)).toBe(false)
    expect(await claim('malformed', fresh.id, fresh.email)).toBe(false)
    expect(await verify(code)).toEqual([{ is_valid: true, state: 'valid' }])
  })

  test('with a second code spends nothing', async () => {
    const owner = await people.owner()
    const code = await people.freeCode()
    expect(await claim(code, owner.id, owner.email, owner.client)).toBe(false)
    expect(await verify(code)).toEqual([{ is_valid: true, state: 'valid' }])
  })

  test('by guessing is stopped after 30 failures [R-BETA-008]', async () => {
    const client = people.visitorFrom(someAddress())
    const { id, email } = await accountWithoutCode()
    for (let n = 0; n < 30; n += 1) expect(await claim(String(800_000 + n), id, email, client)).toBe(false)
    const code = await people.freeCode()
    expect(await claim(code, id, email, client)).toBe(false)
    expect(await claim(code, id, email)).toBe(true)
  })
})

describe('an account and its profile', () => {
  test('keep the same address when it changes', async () => {
    const { id, email } = await people.owner()
    const changed = `new-${email}`
    await people.sql`update auth.users set email = ${changed} where id = ${id}`
    expect([...(await people.sql`select email from public.user_profiles where id = ${id}`)]).toEqual([
      { email: changed },
    ])
  })

  test('disappear together, and the code forgets the address', async () => {
    const { id, email } = await people.owner()
    await people.sql`delete from auth.users where id = ${id}`
    expect(await people.sql`select 1 from public.user_profiles where id = ${id}`).toHaveLength(0)
    expect(
      await people.sql`select 1 from public.beta_invite_codes where claimed_email = ${email}`,
    ).toHaveLength(0)
  })
})

describe('operators', () => {
  test('make codes that cannot be foreseen [R-BETA-009]', async () => {
    const { data, error } = await people
      .service()
      .rpc('create_invite_codes', { p_count: 50, p_label: 'spring' })
    expect(error).toBeNull()
    const codes = data as string[]
    expect(new Set(codes).size).toBe(50)
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
    const steps = new Set(codes.slice(1).map((code, at) => Number(code) - Number(codes[at])))
    expect(steps.size).toBeGreaterThan(45)
    expect((await people.service().rpc('create_invite_codes', { p_count: 0 })).error).not.toBeNull()
  })

  test('revoke a code [R-BETA-009]', async () => {
    const code = await people.freeCode()
    await people
      .service()
      .from('beta_invite_codes')
      .update({ revoked_at: new Date().toISOString() })
      .eq('code', code)
    expect(await verify(code)).toEqual([{ is_valid: false, state: 'not_found' }])
    expect((await signUp(code)).error).not.toBeNull()
  })
})

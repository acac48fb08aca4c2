import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { DeletionRecord } from '#contract/deletion/account.ts'
import { keys, member, sharedPawlight, someAddress, startTestPawlight } from '#local/tests/test-pawlight.ts'

const house = sharedPawlight()
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...Array<number>(60).fill(7)])

const ask = (token: string | undefined, password: string) =>
  house().ask('/v1/account/delete', { method: 'POST', body: { password }, token })

const accounts = async (id: string) => (await house().sql`select 1 from auth.users where id = ${id}`).length

const upload = (id: string, token: string) =>
  fetch(`${house().url}/storage/v1/object/pet-photos/${id}/${randomUUID()}.jpg`, {
    method: 'POST',
    headers: {
      apikey: keys.publishable,
      authorization: `Bearer ${token}`,
      'x-forwarded-for': someAddress(),
    },
    body: JPEG,
  })

describe('deleting the own account', () => {
  test('takes the password, and nothing that was signed in works afterwards', async () => {
    const { id, email, password, accessToken, refreshToken } = await house().account()
    const elsewhere = house().client()
    expect((await elsewhere.auth.signInWithPassword({ email, password })).error).toBeNull()
    expect((await upload(id, accessToken)).status).toBe(200)

    const answer = await ask(accessToken, password)
    expect(answer.status).toBe(200)
    expect(DeletionRecord.parse(answer.json).deleted).toMatchObject({ accounts: 1, profiles: 1, files: 1 })
    expect(await accounts(id)).toBe(0)
    expect(await house().sql`select 1 from storage.objects where owner_id = ${id}`).toHaveLength(0)

    const refreshed = await house().ask('/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      body: { refresh_token: refreshToken },
    })
    expect(refreshed.status).toBe(400)
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull()
    expect((await house().ask('/auth/v1/user', { token: accessToken })).status).toBeGreaterThanOrEqual(400)
    expect((await elsewhere.auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
    expect((await ask(accessToken, password)).status).toBe(401)
    expect((await house().ask('/v1/map/ip-location', { token: accessToken })).status).toBe(401)
    expect((await upload(id, accessToken)).status).toBe(403)
    expect(await house().sql`select 1 from storage.objects where owner_id = ${id}`).toHaveLength(0)
  })

  test('is refused without the password, a token, or an own one', async () => {
    const [owner, stranger] = [await house().account(), await house().account()]
    for (const [token, password, status] of [
      [undefined, owner.password, 401],
      ['rubbish', owner.password, 401],
      [owner.accessToken, 'not the password', 400],
      // a stranger who knows the password of somebody else deletes neither account with it
      [stranger.accessToken, owner.password, 400],
    ] as const) {
      expect((await ask(token, password)).status).toBe(status)
    }
    expect([await accounts(owner.id), await accounts(stranger.id)]).toEqual([1, 1])
  })

  test('is no way around the limit on guessed passwords', async () => {
    const limited = await startTestPawlight({ rateLimitFactor: 1 })
    const { accessToken, email, password, id } = await limited.account()
    const from = someAddress()
    const statuses: number[] = []
    for (let guess = 0; guess < 10; guess += 1) {
      const body = { password: `guess ${guess}` }
      const answer = await limited.ask('/v1/account/delete', {
        method: 'POST',
        body,
        token: accessToken,
        from,
      })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual(Array(10).fill(400))
    // the guesses count for signing in too, even with the right password
    const credentials = { email, password }
    const signIn = await limited.ask('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: credentials,
      from,
    })
    expect([signIn.status, member(signIn.json, 'error_code')]).toEqual([429, 'over_request_rate_limit'])
    expect(await accounts(id)).toBe(1)
    await limited.stop()
  })
})

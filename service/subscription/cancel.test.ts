import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CANCELLATION_PLANS, CancellationReceipt } from '#contract/plans/cancellation.ts'
import type { Deps } from '#service/world/deps.ts'
import { failure } from '#service/testing/failure.ts'
import { createMemoryRequestStore } from '#service/testing/memory-request-store.ts'
import { aService, believing } from '#service/testing/small-world.ts'

const OWNER = { id: '11111111-1111-4111-8111-111111111111', email: 'Robin@pets.test' }

const aRequest = (changes: Record<string, unknown> = {}) => ({
  accountEmail: 'robin@pets.test',
  accountId: OWNER.id,
  plan: CANCELLATION_PLANS['pawlight-core'],
  reason: 'Too expensive',
  details: 'Nothing wrong.',
  phone: '555 0100',
  requesterName: 'Robin Owner',
  ...changes,
})

const world = (changes: Partial<Deps> = {}) => {
  const { post, lines, requests } = aService({ accounts: believing({ good: OWNER }), ...changes })
  const cancel = (body: unknown, headers: Record<string, string> = {}) =>
    post('/v1/subscription/cancel', body, headers)
  return { requests, cancel, lines }
}

describe('POST /v1/subscription/cancel', () => {
  test('writes the request down and says when it takes effect [R-API-017] [R-FORM-025]', async () => {
    const { cancel, requests } = world()
    const response = await cancel(aRequest({ accountEmail: ' Robin@Pets.test ', phone: ' ', details: null }))
    expect(response.status).toBe(202)
    const receipt = CancellationReceipt.parse(await response.json())
    expect(receipt).toMatchObject({
      receivedAt: '2026-03-01T12:00:00.000Z',
      effective: 'end_of_billing_cycle',
    })
    expect(requests.cancellations).toMatchObject([
      {
        reference: receipt.reference,
        accountEmail: 'robin@pets.test',
        accountId: OWNER.id,
        plan: 'Pawlight Core',
        reason: 'Too expensive',
        details: null,
        phone: null,
        requesterName: 'Robin Owner',
        userId: null,
      },
    ])
  })

  test('needs only the account, the plan and the reason', async () => {
    const { cancel, requests } = world()
    const { accountEmail, plan, reason } = aRequest()
    expect((await cancel({ accountEmail, plan, reason })).status).toBe(202)
    expect(requests.cancellations).toMatchObject([{ accountId: null, requesterName: null }])
  })

  test.each([
    ['accountEmail', undefined, 'Enter a valid email address.'],
    ['accountEmail', 'nobody', 'Enter a valid email address.'],
    ['plan', '', 'Please choose a plan.'],
    ['plan', 'x'.repeat(101), 'Please choose a plan.'],
    ['reason', undefined, 'Please choose a reason.'],
    ['details', 'x'.repeat(4001), 'Please use at most 4,000 characters.'],
  ])('refuses %s = %s in words [R-API-017]', async (field, value, sentence) => {
    const { cancel, requests } = world()
    expect(await failure(await cancel(aRequest({ [field]: value })))).toMatchObject({
      status: 400,
      code: 'validation_error',
      message: 'We could not submit your cancellation request. Please check the highlighted fields.',
      fields: { [field]: sentence },
    })
    expect(requests.cancellations).toEqual([])
  })

  test('with a token it counts for the token’s own account only [R-API-017]', async () => {
    const { cancel, requests } = world()
    const signedIn = { authorization: 'Bearer good' }
    expect((await cancel(aRequest(), signedIn)).status).toBe(202)
    expect(requests.cancellations).toMatchObject([{ userId: OWNER.id }])
    const other = await cancel(aRequest({ accountEmail: 'somebody@else.test' }), signedIn)
    expect(await failure(other)).toMatchObject({ status: 403, code: 'account_mismatch' })
    expect(requests.cancellations).toHaveLength(1)
  })

  test.each(['Bearer old', 'Bearer rubbish', 'Basic abc', ''])('refuses the token "%s"', async (header) => {
    const { cancel, requests } = world()
    expect(await failure(await cancel(aRequest(), { authorization: header }))).toMatchObject({
      status: 401,
      code: 'session_expired',
    })
    expect(requests.cancellations).toEqual([])
  })

  test('a reference that is taken is drawn again', async () => {
    const requests = createMemoryRequestStore()
    const drawn: string[] = []
    const { cancel } = world({
      requests: {
        ...requests,
        addCancellation: (request) => {
          drawn.push(request.reference)
          return drawn.length < 3 ? Promise.resolve('taken') : requests.addCancellation(request)
        },
      },
    })
    const { reference } = CancellationReceipt.parse(await (await cancel(aRequest())).json())
    expect(new Set(drawn).size).toBe(3)
    expect(reference).toBe(drawn[2])
  })

  test('five requests in a quarter of an hour are enough [R-API-019]', async () => {
    const { cancel } = world({ rateLimitFactor: 1 })
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) statuses.push((await cancel(aRequest())).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    expect((await cancel(aRequest())).headers.get('retry-after')).toBe('900')
  })

  test('whatever is sent is taken or refused, never a fault [R-API-021]', async () => {
    const { cancel } = world()
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.constant(undefined),
    )
    const body = fc.oneof(
      fc.jsonValue(),
      fc
        .record({ accountEmail: odd, plan: odd, reason: odd, details: odd, phone: odd, extra: odd })
        .map(aRequest),
    )
    await fc.assert(
      fc.asyncProperty(body, async (value) => {
        expect([202, 400]).toContain((await cancel(value)).status)
      }),
      { numRuns: 100 },
    )
  })

  test('nothing of the request reaches the log [R-SEC-010]', async () => {
    const { cancel, lines } = world()
    await cancel(aRequest(), { authorization: 'Bearer good' })
    await cancel(aRequest({ plan: '' }), { authorization: 'Bearer old' })
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join('')).not.toMatch(/robin|0100|good|wrong/i)
  })
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slidingWindow } from '#service/http/caller/rate-limit.ts'
import { failure } from '#service/testing/failure.ts'
import { aBody, aService } from '#service/testing/small-world.ts'

describe('too many requests', () => {
  test('from one address are answered 429 with the seconds to wait [R-API-005] [R-API-019]', async () => {
    const { assess, time } = aService({ rateLimitFactor: 1, trustProxy: true })
    const from = (address: string) => assess(aBody(), { 'x-forwarded-for': address })
    for (let call = 0; call < 10; call += 1) expect((await from('203.0.113.7')).status).toBe(200)
    const refused = await from('203.0.113.7')
    expect(refused.headers.get('retry-after')).toBe('60')
    expect(await failure(refused)).toMatchObject({ status: 429, code: 'rate_limited' })
    expect((await from('203.0.113.8')).status).toBe(200)
    time.now = new Date(time.now.getTime() + 60_000)
    expect((await from('203.0.113.7')).status).toBe(200)
  })

  test('cannot hide behind a forged address without a trusted proxy [R-API-019]', async () => {
    const { assess } = aService({ rateLimitFactor: 1 })
    const statuses: number[] = []
    for (let call = 0; call < 11; call += 1) {
      statuses.push((await assess(aBody(), { 'x-forwarded-for': `203.0.113.${call}` })).status)
    }
    expect(statuses.at(-1)).toBe(429)
  })

  test('cannot hide in one IPv6 network', async () => {
    const { assess } = aService({ rateLimitFactor: 0.1, trustProxy: true })
    expect((await assess(aBody(), { 'x-forwarded-for': '2001:db8:1:2::1' })).status).toBe(200)
    expect((await assess(aBody(), { 'x-forwarded-for': '2001:db8:1:2:ffff::9' })).status).toBe(429)
    expect((await assess(aBody(), { 'x-forwarded-for': '2001:db8:1:3::1' })).status).toBe(200)
  })

  test('are let through when the limits are off, which is said once at start', async () => {
    const { assess, lines } = aService({ rateLimitFactor: 0 })
    for (let call = 0; call < 15; call += 1) expect((await assess()).status).toBe(200)
    expect(lines.filter((line) => line.includes('rate limits are off'))).toHaveLength(1)
  })
})

test('callers remembered at once stay within their bound, and the longest silent one is forgotten first', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20 }),
      fc.array(fc.string(), { minLength: 1, maxLength: 200 }),
      (most, callers) => {
        const window = slidingWindow({ calls: 1, seconds: 60 }, most)
        for (const caller of callers) {
          window.take(caller, 0)
          expect(window.callers()).toBeLessThanOrEqual(most)
        }
        expect(window.take(callers.at(-1) ?? '', 1000)).toBe(59)
      },
    ),
  )
})

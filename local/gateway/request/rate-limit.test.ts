import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRateLimit } from '#local/gateway/request/rate-limit.ts'

const aLimit = (options: { limit: number; keys?: number }) => {
  const time = { now: 1_000_000 }
  return { time, limit: createRateLimit({ windowMs: 60_000, now: () => time.now, ...options }) }
}

test('so many are allowed and not one more until the window has passed', () => {
  const { limit, time } = aLimit({ limit: 2 })
  expect(limit.hit('a').allowed).toBe(true)
  time.now += 20_000
  expect(limit.hit('a').allowed).toBe(true)
  expect(limit.hit('a')).toEqual({ allowed: false, retryAfter: 40 })
  time.now += 40_000
  expect(limit.hit('a').allowed).toBe(true)
})

test('one caller does not use up the share of another', () => {
  const { limit } = aLimit({ limit: 1 })
  expect(limit.hit('a').allowed).toBe(true)
  expect(limit.hit('b').allowed).toBe(true)
})

test('looking counts nothing, taking back gives one more', () => {
  const { limit } = aLimit({ limit: 1 })
  limit.look('a')
  expect(limit.hit('a').allowed).toBe(true)
  limit.takeBack('a')
  expect(limit.hit('a').allowed).toBe(true)
  limit.forget('a')
  expect(limit.count('a')).toBe(0)
})

test('memory stays bounded: the longest unused are forgotten', () => {
  const { limit } = aLimit({ limit: 1, keys: 3 })
  for (const key of ['a', 'b', 'c', 'd']) limit.hit(key)
  expect(limit.count('a')).toBe(0)
  expect(limit.count('d')).toBe(1)
})

test('no limit is no limit', () => {
  const { limit } = aLimit({ limit: Infinity })
  for (let index = 0; index < 100; index += 1) expect(limit.hit('a').allowed).toBe(true)
})

test('whoever comes, no more keys are remembered than the bound and no more events than the limit', () => {
  const events = fc.array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 30_000 })), {
    maxLength: 300,
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.integer({ min: 1, max: 5 }),
      events,
      (keys, most, given) => {
        const { limit, time } = aLimit({ limit: most, keys })
        for (const [key, later] of given) {
          time.now += later
          limit.hit(String(key))
          const counts = Array.from({ length: 41 }, (_, each) => limit.count(String(each)))
          expect(counts.filter((count) => count > 0).length).toBeLessThanOrEqual(keys)
          expect(Math.max(...counts)).toBeLessThanOrEqual(most)
        }
      },
    ),
    { numRuns: 30 },
  )
})

test('what has no limit is not remembered', () => {
  const { limit } = aLimit({ limit: Infinity })
  for (let index = 0; index < 100; index += 1) limit.hit('a')
  expect(limit.count('a')).toBe(0)
})

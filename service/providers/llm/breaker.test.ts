import { describe, expect, test } from 'vitest'
import { createBreaker } from '#service/providers/llm/breaker.ts'

const aBreaker = () => {
  const time = { now: 0 }
  const breaker = createBreaker({ failures: 3, windowMs: 1000, pauseMs: 500, clock: () => time.now })
  const fail = (times: number): void => {
    for (let call = 0; call < times; call += 1) breaker.enter()?.failed()
  }
  return { breaker, time, fail }
}

describe('the breaker', () => {
  test('lets everybody through until enough calls have failed', () => {
    const { breaker, fail } = aBreaker()
    fail(2)
    expect(breaker.enter()).not.toBeNull()
    fail(1)
    expect(breaker.enter()).toBeNull()
  })

  test('forgets failures that are long past, and all after a success', () => {
    const { breaker, time, fail } = aBreaker()
    fail(2)
    time.now = 1000
    fail(2)
    breaker.enter()?.succeeded()
    fail(2)
    expect(breaker.enter()).not.toBeNull()
  })

  test('lets one call through after the pause, and nobody waits for it', () => {
    const { breaker, time, fail } = aBreaker()
    fail(3)
    time.now = 499
    expect(breaker.enter()).toBeNull()
    time.now = 500
    const probe = breaker.enter()
    expect(probe).not.toBeNull()
    expect(breaker.enter()).toBeNull()
    probe?.succeeded()
    expect(breaker.enter()).not.toBeNull()
    expect(breaker.enter()).not.toBeNull()
  })

  test('pauses again after a probe that fails', () => {
    const { breaker, time, fail } = aBreaker()
    fail(3)
    time.now = 500
    breaker.enter()?.failed()
    time.now = 999
    expect(breaker.enter()).toBeNull()
    time.now = 1000
    expect(breaker.enter()).not.toBeNull()
  })

  test('asks again at once after a probe that told nothing of the provider', () => {
    const { breaker, time, fail } = aBreaker()
    fail(3)
    time.now = 500
    breaker.enter()?.undecided()
    expect(breaker.enter()).not.toBeNull()
    expect(breaker.enter()).toBeNull()
  })

  test('is not held open by calls that end late', () => {
    const { breaker, time, fail } = aBreaker()
    const late = breaker.enter()
    fail(3)
    time.now = 400
    late?.failed()
    time.now = 500
    expect(breaker.enter()).not.toBeNull()
  })
})

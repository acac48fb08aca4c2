import { afterEach, beforeEach } from 'vitest'
import { anAgreeingProvider, type Provider } from '#service/testing/second-opinion-world.ts'

/** A provider of its own for each test, that agrees until it is told otherwise. */
export function agreeingProvider(): Omit<Provider, 'close'> {
  let started: Provider | undefined
  const own = (): Provider => {
    if (started === undefined) throw new Error('The provider starts with the test.')
    return started
  }
  beforeEach(async () => {
    started = await anAgreeingProvider()
  })
  afterEach(() => own().close())
  return {
    get received() {
      return own().received
    },
    now: (behavior) => own().now(behavior),
    settings: (...asked) => own().settings(...asked),
  }
}

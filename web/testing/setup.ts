import { setImmediate } from 'node:timers/promises'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { provideConfig } from '#web/lib/config.ts'
import { fetchAllParts } from '#web/lib/later/later.tsx'
import { resetSession } from '#web/lib/session/session.ts'
import { useSignUpProgress } from '#web/lib/session/sign-up-progress.ts'
import { provideBackend } from '#web/lib/calls/supabase.ts'
import { PATIENCE } from '#web/testing/patience.ts'
import { testConfig } from '#web/testing/test-config.ts'

// What is found was drawn a moment ago: React does what follows from a drawing, such as moving the focus, a turn later.
const asItComes = getConfig()
configure({
  asyncUtilTimeout: PATIENCE,
  asyncWrapper: async (find) => {
    const found = await asItComes.asyncWrapper(find)
    await setImmediate()
    return found
  },
})

const timers: ReturnType<typeof setTimeout>[] = []
globalThis.setTimeout = new Proxy(setTimeout, {
  apply(start, self, told: Parameters<typeof setTimeout>) {
    const timer = Reflect.apply(start, self, told)
    timers.push(timer)
    return timer
  },
})

// A closed page runs no timers: what it fetches and works out ahead ends with the last test.
afterAll(() => {
  vi.useFakeTimers()
  for (const timer of timers) clearTimeout(timer)
})

// As if every file had been fetched ahead: tests of pages are about what is drawn, not about when files come.
beforeAll(fetchAllParts)

beforeEach(() => {
  provideConfig(testConfig())
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  window.localStorage.clear()
  window.sessionStorage.clear()
  provideConfig(null)
  provideBackend(null)
  resetSession()
  useSignUpProgress.setState({ active: false })
})

import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { provideConfig } from '#web/lib/config.ts'
import { resetSession } from '#web/lib/session.ts'
import { useSignUpProgress } from '#web/lib/sign-up-progress.ts'
import { provideBackend } from '#web/lib/supabase.ts'
import { testConfig } from '#web/testing/test-config.ts'

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

import { expect, test } from 'vitest'
import { TIMERS } from '#web/lib/timers.ts'

test('boot, sign-in, reset, delete, edit and hero take as long as written down [R-START-005]', () => {
  expect(TIMERS).toMatchObject({
    bootOverlay: 1_000,
    loadingText: 3_000,
    bootWatchdog: 15_000,
    authReady: 3_000,
    resetRedirect: 3_000,
    deleteConfirm: 3_000,
    editSuccess: 4_000,
    heroWord: 3_000,
  })
})

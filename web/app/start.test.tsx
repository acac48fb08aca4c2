import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppShell } from '#web/app/app-shell.tsx'
import { provideConfig } from '#web/lib/config.ts'
import { useSession } from '#web/lib/session/session.ts'
import { renderAt } from '#web/testing/render.tsx'
import { testConfig } from '#web/testing/test-config.ts'
import { Beacon } from '#web/ui/signs/spinner.tsx'

beforeEach(() => {
  provideConfig(testConfig({ supabase: null }))
  vi.useFakeTimers()
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = () =>
  renderAt(
    '/pets',
    <AppShell>
      <h1>A page</h1>
    </AppShell>,
  )

test('a start that hangs is noted after 15 seconds, and the page goes on [R-START-003] [R-START-005]', async () => {
  const noted = vi.spyOn(console, 'error').mockReturnValue(undefined)
  open()
  await act(() => vi.advanceTimersByTimeAsync(15_000 - 1))
  act(() => useSession.setState({ appReady: false }))
  expect(noted).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(noted).toHaveBeenCalledOnce()
  expect(screen.getByRole('heading', { name: 'A page' })).toBeTruthy()
})

test('a start that ends in time leaves no note', async () => {
  const noted = vi.spyOn(console, 'error').mockReturnValue(undefined)
  open()
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(noted).not.toHaveBeenCalled()
})

test('the connection is looked at first one second after the start [R-START-005]', async () => {
  provideConfig(testConfig())
  const asked = vi.fn<typeof fetch>(() => Promise.resolve(new Response()))
  vi.stubGlobal('fetch', asked)
  open()
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(asked).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['https://backend.test/auth/v1/health'])
})

test('what is seen while the app starts says "Loading..." after three seconds [R-START-002] [R-START-005]', () => {
  renderAt('/', <Beacon late />)
  const words = screen.getByText('Loading...')
  const style = readFileSync(join(import.meta.dirname, '../ui/signs/spinner.module.css'), 'utf8')
  const late = /\.late \{([^}]*)\}/.exec(style)?.[1] ?? ''
  expect(words.className).toContain('late')
  expect(late).toMatch(/opacity: 0;\s+animation: appear 1ms 3s forwards;/)
})

import { act, render } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { entryName, rememberScroll, scrollOf, useScrollMemory } from '#web/app/navigation/scroll-memory.ts'
import { SESSION, sessionStore } from '#web/lib/storage/storage.ts'

let tops: number[] = []

beforeEach(() => {
  tops = []
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', (options: ScrollToOptions) => tops.push(options.top ?? 0))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function Page() {
  useScrollMemory()
  return null
}

function open(entries: string[]) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: entries })
  render(<RouterProvider router={router} />)
  return router
}

test('only the latest twenty places are kept [R-SCROLL-001] [R-SCROLL-004]', () => {
  for (let page = 1; page <= 25; page += 1) rememberScroll(`page-${page}`, page)
  expect(scrollOf('page-5')).toBeNull()
  expect(scrollOf('page-6')).toBe(6)
  expect(scrollOf('page-25')).toBe(25)
  const stored: unknown = JSON.parse(sessionStore.read(SESSION.scroll) ?? '')
  expect(stored).toHaveLength(20)
})

test('a new page starts at the top, going back returns to the place [R-SCROLL-002]', async () => {
  const router = open(['/'])
  rememberScroll(entryName(router.state.location), 640)
  await act(() => router.navigate('/contact'))
  expect(tops.at(-1)).toBe(0)
  await act(() => router.navigate(-1))
  expect(tops.at(-1)).toBe(640)
})

test('a page that only takes another address stays where it is [R-ROUTE-008]', async () => {
  const router = open(['/pets'])
  tops = []
  vi.stubGlobal('scrollY', 320)
  await act(() => router.navigate('/history', { replace: true }))
  expect(tops).toEqual([])
  expect(scrollOf(entryName(router.state.location))).toBe(320)
  await act(() => router.navigate('/contact', { replace: true }))
  expect(tops).toEqual([0])
})

test.each([
  ['navigate', []],
  ['reload', [640]],
])('a document opened by %s is moved to %j [R-SCROLL-002]', (type, moved) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {
      entryType: 'navigation',
      name: '',
      startTime: 0,
      duration: 0,
      type,
      toJSON: () => ({}),
    } as PerformanceEntry,
  ])
  rememberScroll('default /contact', 640)
  open(['/contact'])
  expect(tops.slice(0, 1)).toEqual(moved)
})

test('whoever scrolled before the app ran comes back to that place [R-SCROLL-002]', () => {
  vi.stubGlobal('scrollY', 480)
  const router = open(['/contact'])
  expect(scrollOf(entryName(router.state.location))).toBe(480)
})

test.each([
  ['pressed something', { hasBeenActive: true }, 0],
  ['scrolled elsewhere', { hasBeenActive: false }, 120],
])('whoever has %s before the app ran stays there [R-SCROLL-002]', (_what, userActivation, scrollY) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object({ type: 'reload' })])
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000)
  vi.stubGlobal('scrollY', scrollY)
  vi.stubGlobal('navigator', { userActivation })
  rememberScroll('default /contact', 640)
  open(['/contact'])
  expect(tops).toEqual([])
})

test('a page too short for its place is still moved, wherever the browser put it [R-SCROLL-003]', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object({ type: 'reload' })])
  vi.stubGlobal('scrollY', 120)
  rememberScroll('default /contact', 640)
  open(['/contact'])
  expect(tops[0]).toBe(640)
})

test.each(['pointerdown', 'touchstart', 'wheel', 'keydown'])(
  'a place that is still looked for is given up at %s [R-SCROLL-003]',
  async (sign) => {
    const router = open(['/'])
    rememberScroll(entryName(router.state.location), 640)
    await act(() => router.navigate('/contact'))
    await act(() => router.navigate(-1))
    tops = []
    window.dispatchEvent(new Event(sign))
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(tops).toEqual([])
  },
)

test('the browser keeps the place between two documents, the app within one [R-SCROLL-002]', () => {
  open(['/contact'])
  expect(window.history.scrollRestoration).toBe('manual')
  window.dispatchEvent(new Event('pagehide'))
  expect(window.history.scrollRestoration).toBe('auto')
  window.dispatchEvent(new Event('pageshow'))
  expect(window.history.scrollRestoration).toBe('manual')
})

test('a document that comes back without a noted place stays where the browser put it [R-SCROLL-002]', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object({ type: 'back_forward' })])
  open(['/contact'])
  expect(tops).toEqual([])
})

test('a place that cannot be reached yet is tried five times more, 100 ms apart [R-SCROLL-003]', async () => {
  const router = open(['/'])
  rememberScroll(entryName(router.state.location), 640)
  await act(() => router.navigate('/contact'))
  tops = []
  await act(() => router.navigate(-1))
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(tops).toEqual([640, 640, 640, 640, 640, 640])
})

test('an anchor is scrolled to as soon as it exists [R-SCROLL-003]', async () => {
  const router = open(['/'])
  await act(() => router.navigate('/#pricing'))
  const target = document.createElement('section')
  target.id = 'pricing'
  const reached = vi.fn<() => void>()
  target.scrollIntoView = reached
  await act(() => vi.advanceTimersByTimeAsync(150))
  document.body.append(target)
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(reached).toHaveBeenCalledTimes(1)
  target.remove()
})

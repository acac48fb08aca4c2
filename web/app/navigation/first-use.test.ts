import { expect, test, vi } from 'vitest'
import { type FirstUse } from '#web/app/navigation/first-use.ts'
import { aPage, answerConfig, wait } from './first-use.fixture.ts'
import { LOCAL, SESSION } from '#web/lib/storage/storage.ts'

aPage()

test.each('pointermove pointerdown touchstart keydown focusin input wheel scroll click'.split(' '))(
  'a page that rests wakes once, at the first %s',
  (sign) => {
    const wake = wait()
    expect(wake).not.toHaveBeenCalled()
    expect(document.documentElement.dataset).toHaveProperty('resting')
    window.dispatchEvent(new Event(sign))
    window.dispatchEvent(new Event(sign))
    expect(wake).toHaveBeenCalledOnce()
    expect(document.documentElement.dataset).not.toHaveProperty('resting')
  },
)

test('a pointer that lies still where the page opens wakes nothing, one that moves does', () => {
  const wake = wait()
  window.dispatchEvent(new PointerEvent('pointermove', { movementX: 0, movementY: 0 }))
  expect(wake).not.toHaveBeenCalled()
  window.dispatchEvent(new PointerEvent('pointermove', { movementX: 1, movementY: 0 }))
  expect(wake).toHaveBeenCalledOnce()
})

test.each<[string, Partial<FirstUse>, () => void]>([
  ['does not rest', {}, () => {}],
  [
    'finds somebody who may be signed in',
    { rests: true },
    () => {
      localStorage.setItem(LOCAL.authToken, '{}')
    },
  ],
  [
    'finds a triage in progress',
    { rests: true },
    () => {
      sessionStorage.setItem(SESSION.triage, '{}')
    },
  ],
  [
    'has a query',
    { rests: true },
    () => {
      window.history.replaceState(null, '', '/?code=1')
    },
  ],
  [
    'has an anchor',
    { rests: true },
    () => {
      window.history.replaceState(null, '', '/#access_token=1')
    },
  ],
  [
    'was reloaded',
    { rests: true },
    () => {
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([Object({ type: 'reload' })])
    },
  ],
])('a page that %s wakes at once', (_, use, prepare) => {
  prepare()
  expect(wait({ rests: false, ...use })).toHaveBeenCalledOnce()
})

test.each([
  [LOCAL.authToken, 1],
  [LOCAL.cookiePreferences, 1],
  [null, 1],
  [LOCAL.lastPath, 0],
])('what another tab stores under %j wakes the page %i times', (key, times) => {
  const wake = wait()
  window.dispatchEvent(new StorageEvent('storage', { key }))
  expect(wake).toHaveBeenCalledTimes(times)
})

test('a page that rests notes the place, so that a mail link leads back to it', () => {
  window.history.replaceState(null, '', '/pricing')
  wait()
  expect(localStorage.getItem(LOCAL.lastPath)).toBe('/pricing')
})

test.each([
  [['/pets'], {}, 1],
  [[], null, 1],
  [[], {}, 0],
])(
  'where %j need approval and accounts are %j the app looks at the page by itself, a second after it is drawn',
  async (betaRoutes, supabase, times) => {
    vi.useFakeTimers()
    answerConfig(betaRoutes, supabase)
    const wake = wait()
    window.dispatchEvent(new Event('load'))
    await vi.advanceTimersByTimeAsync(999)
    expect(fetch).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(wake).toHaveBeenCalledTimes(times)
  },
)

test('a page that is no place to come back to is not noted', () => {
  localStorage.removeItem(LOCAL.lastPath)
  wait({ lastPath: null })
  expect(localStorage.getItem(LOCAL.lastPath)).toBeNull()
})

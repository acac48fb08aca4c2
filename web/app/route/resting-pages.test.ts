import { expect, test } from 'vitest'
import { restOf } from '#web/app/route/resting-pages.ts'
import { ROUTES } from '#web/app/route/route-table.ts'
import { LOCAL } from '#web/lib/storage/storage.ts'

test.each([
  '/',
  '/pricing',
  '/vet_clinics',
  '/about',
  '/privacy',
  '/evidence',
  '/legal',
  '/contact',
  '/waitlist',
  '/login',
  '/signup',
  '/forgot-password',
])('%s is whole as HTML and rests', (path) => {
  expect(restOf(path)).not.toBeNull()
})

test.each(['/cookies', '/reset-password', '/auth/callback', '/no-such-page'])(
  '%s lives by its scripts',
  (path) => {
    expect(restOf(path)).toBeNull()
  },
)

test('no page of an owner rests', () => {
  const personal = ROUTES.filter(({ guard }) => guard === 'user').map(({ path }) => path)
  expect(personal).not.toEqual([])
  expect(personal.filter((path) => restOf(path) !== null)).toEqual([])
})

test('somebody who may be signed in wakes every page, an answer about cookies only the page that counts', () => {
  const wokenBy = (key: string) =>
    ROUTES.map(({ path }) => path).filter((path) => restOf(path)?.wakes.includes(key) === true)
  expect(wokenBy(LOCAL.authToken)).toContain('/login')
  expect(wokenBy(LOCAL.cookiePreferences)).toEqual(['/waitlist'])
})

test('pages that lead to signing in are not remembered as the last place visited', () => {
  expect(restOf('/pricing')?.isRemembered).toBe(true)
  expect(restOf('/login')?.isRemembered).toBe(false)
})

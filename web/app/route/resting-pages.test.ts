import { expect, test } from 'vitest'
import { restsUntilUsed } from '#web/app/route/resting-pages.ts'
import { ROUTES } from '#web/app/route/route-table.ts'

test.each(['/', '/pricing', '/vet_clinics', '/about', '/privacy', '/evidence', '/legal', '/contact'])(
  '%s is whole as HTML and rests',
  (path) => {
    expect(restsUntilUsed(path)).toBe(true)
  },
)

test.each(['/waitlist', '/cookies', '/login', '/signup', '/auth/callback', '/no-such-page'])(
  '%s lives by its scripts',
  (path) => {
    expect(restsUntilUsed(path)).toBe(false)
  },
)

test('no page of an owner rests', () => {
  const personal = ROUTES.filter(({ guard }) => guard === 'user').map(({ path }) => path)
  expect(personal).not.toEqual([])
  expect(personal.filter(restsUntilUsed)).toEqual([])
})

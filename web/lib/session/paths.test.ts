import { expect, test } from 'vitest'
import {
  clearPendingRedirect,
  keepPendingRedirectForMail,
  lastPath,
  ownPath,
  pendingRedirect,
  rememberLastPath,
  rememberPendingRedirect,
} from '#web/lib/session/paths.ts'
import { SESSION, sessionStore } from '#web/lib/storage/storage.ts'

test.each(['/pets', '/history?tab=1', '/assessment?session=1#top'])(
  '%s stays on this site [R-SEC-009]',
  (path) => {
    expect(ownPath(path)).toBe(path)
  },
)

test.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test/pets',
  'javascript:alert(1)',
  'pets',
  '',
  null,
  '/\t/evil.test',
  '/.//evil.test',
  '/pets/..//evil.test',
])('%j is not a path of ours [R-SEC-009]', (path) => {
  expect(ownPath(path)).toBeNull()
})

test('the wanted path is kept until it is used [R-AUTH-078]', () => {
  rememberPendingRedirect('/symptoms')
  expect(pendingRedirect()).toBe('/symptoms')
  clearPendingRedirect()
  expect(pendingRedirect()).toBeNull()
})

test('the wanted path reaches the tab that a mail link opens', () => {
  rememberPendingRedirect('/symptoms')
  keepPendingRedirectForMail()
  sessionStore.remove(SESSION.pendingRedirect)
  expect(pendingRedirect()).toBe('/symptoms')
})

test('a stored path that leaves this site is not used [R-SEC-009]', () => {
  sessionStore.write(SESSION.pendingRedirect, '//evil.test')
  rememberLastPath('https://evil.test')
  expect([pendingRedirect(), lastPath()]).toEqual([null, null])
})

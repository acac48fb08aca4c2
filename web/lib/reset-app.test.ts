import { expect, test, vi } from 'vitest'
import { readSignal } from '#web/lib/reads.ts'
import { appVersion, resetApp } from '#web/lib/reset-app.ts'
import { useSession } from '#web/lib/session.ts'
import { onForgetTriage } from '#web/lib/triage-memory.ts'
import { aSession, aUser } from '#web/testing/accounts.ts'
import { installFakeBackend } from '#web/testing/fake-backend.ts'

test('beginning anew forgets what is half done and keeps who is signed in [R-START-006]', async () => {
  const { client } = await installFakeBackend({})
  useSession.setState({ user: aUser() })
  const unsubscribed = vi.spyOn(client, 'removeAllChannels')
  const scrolled = vi.spyOn(window, 'scrollTo')
  const heard: string[] = []
  const stop = onForgetTriage((scope) => heard.push(scope))
  window.history.replaceState(null, '', '/assessment?session=1#top')
  const signal = readSignal()
  const kept = {
    'pawlight-auth-token': JSON.stringify(aSession()),
    'pawlight-cookie-preferences': '{}',
    ab_test_waitlist_cta: 'B',
    'pawlight-last-path': '/pets',
    'assessment-job-storage': '{}',
  }
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
  for (const key of ['temp-a', 'my-draft-b', 'unsaved-c']) localStorage.setItem(key, 'x')
  for (const key of ['triage-store', 'pawlight-scroll']) sessionStorage.setItem(key, 'x')
  sessionStorage.setItem('pawlight-pending-redirect', '/history')

  resetApp()
  await vi.waitFor(() => expect(unsubscribed).toHaveBeenCalledOnce())

  stop()
  expect(signal.aborted).toBe(true)
  expect(heard).toEqual(['working'])
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/assessment#top')
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual({
    'pawlight-pending-redirect': '/history',
  })
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ ...kept, 'pawlight-app-version': '1' })
})

test('every beginning counts, and the count is kept in this browser [R-START-007]', () => {
  expect(appVersion()).toBe(0)
  resetApp()
  resetApp()
  expect(appVersion()).toBe(2)
  expect(localStorage.getItem('pawlight-app-version')).toBe('2')
})

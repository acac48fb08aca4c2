import { expect, test, vi } from 'vitest'
import { readSignal } from '#web/lib/calls/reads.ts'
import { appVersion, refreshApp, resetApp } from '#web/lib/session/reset-app.ts'
import { useSession } from '#web/lib/session/session.ts'
import { onForgetTriage } from '#web/lib/storage/triage-memory.ts'
import { aSession, aUser } from '#web/testing/accounts.ts'
import { installFakeBackend } from '#web/testing/fake-backend.ts'
import { PATIENCE } from '#web/testing/patience.ts'

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
  await vi.waitFor(() => expect(unsubscribed).toHaveBeenCalledOnce(), PATIENCE)

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

test('a page that could not be drawn begins anew with all that was told, at the same address', () => {
  const heard: string[] = []
  const stop = onForgetTriage((scope) => heard.push(scope))
  const signal = readSignal()
  const kept = {
    'triage-store': '{"state":{"additionalNotes":"Since last night."},"version":1}',
    'draft-pet': '{"step":"name"}',
    'pawlight-pending-redirect': '/history',
  }
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value)
  for (const key of ['pawlight-scroll', 'selectedPet']) sessionStorage.setItem(key, 'x')
  localStorage.setItem('triage-sessions', '[]')
  localStorage.setItem('temp-a', 'x')
  window.history.replaceState(null, '', '/assessment?session=1')
  const reload = vi.fn<() => void>()

  refreshApp(reload)

  stop()
  expect(heard).toEqual([])
  expect(signal.aborted).toBe(true)
  expect(window.location.search).toBe('?session=1')
  expect(Object.fromEntries(Object.entries(sessionStorage))).toEqual(kept)
  expect(Object.keys(localStorage).toSorted()).toEqual(['pawlight-app-version', 'triage-sessions'])
  expect(reload).toHaveBeenCalledOnce()
})

test('every beginning counts, and the count is kept in this browser [R-START-007]', () => {
  expect(appVersion()).toBe(0)
  resetApp()
  resetApp()
  expect(appVersion()).toBe(2)
  expect(localStorage.getItem('pawlight-app-version')).toBe('2')
})

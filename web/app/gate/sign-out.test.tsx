import { act, screen } from '@testing-library/react'
import { useLocation } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { AppShell } from '#web/app/app-shell.tsx'
import { Guard } from '#web/app/gate/guard.tsx'
import { routeFor } from '#web/app/route/route-table.ts'
import { provideConfig } from '#web/lib/config.ts'
import { pendingRedirect } from '#web/lib/session/paths.ts'
import { signOut, useSession } from '#web/lib/session/session.ts'
import { LOCAL, SESSION } from '#web/lib/storage/storage.ts'
import { aUser } from '#web/testing/accounts.ts'
import { installFakeBackend } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'
import { testConfig } from '#web/testing/test-config.ts'

const otherTabs: BroadcastChannel[] = []
afterEach(() => {
  for (const tab of otherTabs.splice(0)) tab.close()
})

/** As the router does it: personal pages stand behind the guard, others do not. */
function Page() {
  const { pathname } = useLocation()
  const page = <h1>{pathname}</h1>
  return routeFor(pathname).guard === 'user' ? <Guard>{page}</Guard> : page
}

async function openSignedIn(path: string) {
  provideConfig(testConfig({ supabase: null }))
  const rendered = renderAt(
    path,
    <AppShell>
      <Page />
    </AppShell>,
  )
  await expect.poll(() => useSession.getState().authReady).toBe(true)
  await act(async () => useSession.setState({ user: aUser(), authReady: true, loading: false }))
  return rendered
}

async function signOutInAnotherTab() {
  const tab = new BroadcastChannel('pawlight-sign-out')
  otherTabs.push(tab)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel between tabs knows none
  tab.postMessage('signed out')
  await expect.poll(() => useSession.getState().user).toBeNull()
}

test('a public page stays where it is when its reader signs out in another tab', async () => {
  const { at } = await openSignedIn('/contact')
  await act(signOutInAnotherTab)
  expect(at()).toBe('/contact')
})

test('signing out in one tab takes the others home, with no way back for whoever comes next', async () => {
  const { at, navigate } = await openSignedIn('/contact')
  await act(() => navigate('/history'))
  expect(screen.getByRole('heading', { name: '/history' })).toBeTruthy()
  await act(signOutInAnotherTab)
  await expect.poll(at).toBe('/')
  expect(pendingRedirect()).toBeNull()
})

test('signing out on a personal page leads home, although the guard sees it first', async () => {
  await installFakeBackend({ 'POST /auth/v1/logout': { status: 204 } })
  const { at, navigate } = await openSignedIn('/contact')
  await act(() => navigate('/history'))
  await act(() => signOut())
  await expect.poll(at).toBe('/')
  expect(pendingRedirect()).toBeNull()
  await act(() => navigate('/pets'))
  await expect.poll(at).toBe('/login')
  expect(pendingRedirect()).toBe('/pets')
})

test('signing out leaves nothing of a case or of a pet half told behind, on pages too that never asked for them', async () => {
  await openSignedIn('/contact')
  sessionStorage.setItem(SESSION.triage, '{"told":1}')
  sessionStorage.setItem(SESSION.petDraft, '{"form":{"name":"Rex"}}')
  localStorage.setItem(LOCAL.triageSessions, '[]')
  await act(signOutInAnotherTab)
  const left = [SESSION.triage, SESSION.petDraft].map((key) => sessionStorage.getItem(key))
  expect([...left, localStorage.getItem(LOCAL.triageSessions)]).toEqual([null, null, null])
})

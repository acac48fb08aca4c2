import { fireEvent, render, screen } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { DeletionRecord } from '#contract/deletion/account.ts'
import SignedInLayout from '#web/app/gate/signed-in-layout.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { LOCAL, localStore } from '#web/lib/storage/storage.ts'
import AccountDeletedPage from '#web/pages/account/account-deleted-page.tsx'
import ProfilePage from '#web/pages/owner/profile-page.tsx'
import { aSession, aUser } from '#web/testing/accounts.ts'
import { installFakeBackend } from '#web/testing/fake-backend.ts'

const RECORD: DeletionRecord = {
  reference: 'DEL-7F3K9Q',
  deletedAt: '2026-03-01T12:00:00+00:00',
  deleted: {
    accounts: 1,
    profiles: 1,
    pets: 0,
    assessments: 0,
    files: 0,
    signIns: 1,
    waitlistEntries: 0,
    inviteLinks: 1,
    messages: 0,
  },
  kept: [],
  backupsPurgeAt: '2026-05-30T12:00:00+00:00',
}

afterEach(() => vi.unstubAllGlobals())

test('whoever deletes the account reads the record, signed out, and is not sent elsewhere', async () => {
  localStore.write(LOCAL.authToken, JSON.stringify(aSession()))
  const fake = await installFakeBackend()
  useSession.setState({ user: aUser(), authReady: true, appReady: true, loading: false })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(RECORD)))
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Home</h1> },
      { path: '/account-deleted', element: <AccountDeletedPage /> },
      { element: <SignedInLayout />, children: [{ path: '/profile', element: <ProfilePage /> }] },
    ],
    { initialEntries: ['/profile'] },
  )
  render(<RouterProvider router={router} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }))
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'right password' } })
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account for good' }))
  await expect.poll(() => useSession.getState().user).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account is deleted')
  expect(router.state.location.pathname).toBe('/account-deleted')
  expect(localStore.read(LOCAL.authToken)).toBeNull()
  // there is nobody left whom the account service could sign out
  expect(fake.sentTo('POST /auth/v1/logout')).toEqual([])
})

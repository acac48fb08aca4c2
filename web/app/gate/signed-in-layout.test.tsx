import { focusManager, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { RouterProvider, createMemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import SignedInLayout from '#web/app/gate/signed-in-layout.tsx'
import { CallFailed } from '#web/lib/calls/call-failed.ts'
import { Reading } from '#web/lib/calls/reading.tsx'
import { cancelReads, readSignal } from '#web/lib/calls/reads.ts'
import { useSession } from '#web/lib/session/session.ts'
import { aUser } from '#web/testing/accounts.ts'
import { PATIENCE } from '#web/testing/patience.ts'

afterEach(() => {
  focusManager.setFocused(undefined)
})

/** A list that comes when it is released, and breaks off when reads are cancelled. */
function aList() {
  const waiting: (() => void)[] = []
  const ask = vi.fn<() => Promise<string>>(
    () =>
      new Promise((resolve, reject) => {
        waiting.push(() => resolve('Rex'))
        readSignal().addEventListener('abort', () => reject(new CallFailed('aborted')))
      }),
  )
  function List() {
    const { data, isError } = useQuery({ queryKey: ['list'], queryFn: ask })
    if (isError) return <p>Something went wrong</p>
    return <p>{data ?? 'Loading'}</p>
  }
  return { List, ask, release: () => waiting.at(-1)?.() }
}

test('a read that was cancelled shows no error, and is asked for again when the page is looked at [R-ERR-004]', async () => {
  useSession.setState({ user: aUser(), authReady: true, appReady: true })
  const { List, ask, release } = aList()
  const router = createMemoryRouter(
    [
      {
        element: <SignedInLayout />,
        children: [
          {
            path: '/pets',
            element: (
              <Reading>
                <List />
              </Reading>
            ),
          },
        ],
      },
    ],
    { initialEntries: ['/pets'] },
  )
  render(<RouterProvider router={router} />)
  expect(await screen.findByText('Loading')).toBeTruthy()
  await act(async () => {
    focusManager.setFocused(false)
    cancelReads()
    await Promise.resolve()
  })
  expect(screen.queryByText('Something went wrong')).toBeNull()
  expect(screen.getByText('Loading')).toBeTruthy()
  act(() => focusManager.setFocused(true))
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2), PATIENCE)
  release()
  expect(await screen.findByText('Rex')).toBeTruthy()
})

import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConnectionNotice } from '#web/app/layout/connection-notice.tsx'
import { useConnection } from '#web/lib/connection-monitor.ts'
import { renderAt } from '#web/testing/render.tsx'

test('trouble with the service is told in plain words, never as the error itself [R-NET-008]', () => {
  useConnection.setState({ isHealthy: true })
  renderAt('/pets', <ConnectionNotice />)
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => useConnection.setState({ isHealthy: false }))
  expect(screen.getByRole('status').textContent).toBe('We are having trouble reaching the service.')
  act(() => useConnection.setState({ isHealthy: true }))
})

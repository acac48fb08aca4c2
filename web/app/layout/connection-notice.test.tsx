import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ConnectionNotice } from '#web/app/layout/connection-notice.tsx'
import { useConnection } from '#web/lib/calls/connection-monitor.ts'
import { renderAt } from '#web/testing/render.tsx'

test('trouble with the service is told in plain words, never as the error itself [R-NET-008]', () => {
  useConnection.setState({ isHealthy: true })
  renderAt('/pets', <ConnectionNotice />)
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => useConnection.setState({ isHealthy: false }))
  expect(screen.getByRole('status').textContent).toBe('We are having trouble reaching the service.')
  act(() => useConnection.setState({ isHealthy: true }))
})

test('the browser’s own word that it is offline is told at once, and taken back as fast', () => {
  renderAt('/pets', <ConnectionNotice />)
  const onLine = vi.spyOn(navigator, 'onLine', 'get')
  const hear = (event: 'online' | 'offline') => {
    onLine.mockReturnValue(event === 'online')
    act(() => void window.dispatchEvent(new Event(event)))
  }
  hear('offline')
  expect(screen.getByRole('status').textContent).toBe('You are offline. Emergency help still works.')
  // One thing at a time: without a network there is no service to reach.
  act(() => useConnection.setState({ isHealthy: false }))
  expect(screen.getByRole('status').textContent).toBe('You are offline. Emergency help still works.')
  act(() => useConnection.setState({ isHealthy: true }))
  hear('online')
  expect(screen.getByRole('status').textContent).toBe('')
  onLine.mockRestore()
})

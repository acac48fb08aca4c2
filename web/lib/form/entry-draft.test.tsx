import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readEntryDraft, useEntryDraft } from '#web/lib/form/entry-draft.ts'

function Typed({ owner = 'robin', draft }: { owner?: string; draft: object | null | undefined }) {
  useEntryDraft('letter', owner, draft)
  return null
}

const leave = () => window.dispatchEvent(new Event('pagehide'))

beforeEach(() => {
  window.history.replaceState({ key: 'one', idx: 3 }, '')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('what was typed is kept with the page, and the page keeps what it had', () => {
  render(<Typed draft={{ text: 'my dog' }} />)
  leave()
  expect(readEntryDraft('letter', 'robin')).toEqual({ text: 'my dog' })
  expect(window.history.state).toMatchObject({ key: 'one', idx: 3 })
  expect(localStorage.length + sessionStorage.length).toBe(0)
})

test('it is kept at once, and then no oftener than a browser takes it', () => {
  vi.useFakeTimers()
  const change = vi.spyOn(window.history, 'replaceState')
  const { rerender } = render(<Typed draft={{ text: 'm' }} />)
  expect(change).toHaveBeenCalledTimes(1)
  for (const text of ['my', 'my d', 'my do', 'my dog']) {
    vi.advanceTimersByTime(50)
    rerender(<Typed draft={{ text }} />)
  }
  expect(change).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(400)
  expect(change).toHaveBeenCalledTimes(2)
  expect(readEntryDraft('letter', 'robin')).toEqual({ text: 'my dog' })
})

test('nobody else is shown it, and another form does not touch it', () => {
  render(<Typed draft={{ text: 'my dog' }} />)
  leave()
  expect(readEntryDraft('letter', 'alex')).toBeNull()
  expect(readEntryDraft('other', 'robin')).toBeNull()
})

test('what is blank again is forgotten', () => {
  const { rerender } = render(<Typed draft={{ text: 'my dog' }} />)
  leave()
  rerender(<Typed draft={null} />)
  leave()
  expect(readEntryDraft('letter', 'robin')).toBeNull()
  expect(window.history.state).toEqual({ key: 'one', idx: 3 })
})

test('a page that took the place meanwhile is left as it is', () => {
  render(<Typed draft={{ text: 'my dog' }} />)
  window.history.replaceState({ key: 'two', idx: 4 }, '')
  leave()
  expect(window.history.state).toEqual({ key: 'two', idx: 4 })
})

test('what was kept stays while it is not known yet what the form holds', () => {
  render(<Typed draft={{ text: 'my dog' }} />)
  leave()
  cleanup()
  const { rerender } = render(<Typed draft={undefined} />)
  leave()
  expect(readEntryDraft('letter', 'robin')).toEqual({ text: 'my dog' })
  rerender(<Typed draft={null} />)
  leave()
  expect(readEntryDraft('letter', 'robin')).toBeNull()
})

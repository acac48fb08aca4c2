import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'

type Answer = () => Promise<Response>

/** The service, as far as a form meets it. */
export function answerForms(answer: Answer) {
  const send = vi.fn<typeof fetch>(answer)
  vi.stubGlobal('fetch', send)
  const bodies = () => send.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown)
  const first = () => {
    const [path, init] = send.mock.calls[0] ?? []
    return { path, isSigned: new Headers(init?.headers).has('authorization') }
  }
  return { send, bodies, first }
}

/** The ways in which sending a form fails, each with the sentence that is shown: its own where nobody says why. */
export const failedSendings = (
  own: string,
): readonly (readonly [why: string, Answer, sentence: string])[] => [
  [
    'the service says why',
    async () => Response.json({ error: { code: 'rate_limited', message: 'Slow down.' } }, { status: 429 }),
    'Slow down.',
  ],
  ['the service says nothing', async () => new Response('<html>', { status: 502 }), own],
  ['nobody answers', () => Promise.reject(new TypeError('network')), own],
]

/** That the sentence is said in a banner with this title, which has the focus. */
export async function expectFailure(sentence: string, title: string): Promise<void> {
  const banner = (await screen.findByText(sentence)).closest('[role="alert"]')
  expect(banner?.textContent).toContain(title)
  await waitFor(() => expect(banner?.contains(document.activeElement)).toBe(true))
}

/** Fills, as a program would, the field that no person meets. */
export function fillTrap(): void {
  expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull()
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]')
  expect(trap).toMatchObject({ tabIndex: -1, autocomplete: 'off' })
  fireEvent.change(trap ?? document, { target: { value: 'https://spam.test' } })
}

/** What a reload is to the page: the browser keeps the entry of its history, and nothing else. */
export function reloadInto(open: () => unknown): void {
  window.dispatchEvent(new Event('pagehide'))
  cleanup()
  open()
}

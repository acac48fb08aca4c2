import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DeletionRecord } from '#contract/deletion/account.ts'
import { DeletionSection } from '#web/features/profile/deletion/deletion-section.tsx'
import { LOCAL, localStore } from '#web/lib/storage/storage.ts'
import AccountDeletedPage from '#web/pages/account/account-deleted-page.tsx'
import { aSession } from '#web/testing/accounts.ts'
import { installFakeBackend } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'

const RECORD: DeletionRecord = {
  reference: 'DEL-7F3K9Q',
  deletedAt: '2026-03-01T12:00:00.123+00:00',
  deleted: {
    accounts: 1,
    profiles: 1,
    pets: 2,
    assessments: 1,
    files: 0,
    signIns: 1,
    waitlistEntries: 0,
    inviteLinks: 1,
    messages: 0,
  },
  kept: [
    {
      kind: 'record',
      what: 'The record of the deletion',
      why: 'It proves it.',
      until: '2029-03-01T12:00:00.000Z',
    },
  ],
  backupsPurgeAt: '2026-05-30T12:00:00+00:00',
}

/** The service, answering one call after the other. */
const service = (...answers: (() => Promise<Response>)[]) => {
  const send = vi.fn<typeof fetch>(() => (answers.shift() ?? (() => Promise.reject(new TypeError('down'))))())
  vi.stubGlobal('fetch', send)
  return send
}
const json = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }))
const refusal = (status: number, code: string, message: string, fields?: Record<string, string>) =>
  json(status, { error: { code, message, ...(fields === undefined ? {} : { fields }) } })
const lost = () => Promise.reject(new TypeError('fetch failed'))

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const password = () => screen.getByLabelText('Your password')
const type = (value: string) => fireEvent.change(password(), { target: { value } })

const onDeleted = vi.fn<(record: DeletionRecord) => Promise<void>>(() => Promise.resolve())
const open = () => {
  renderAt('/profile', <DeletionSection onDeleted={onDeleted} />)
  press('Delete my account')
}

beforeEach(async () => {
  onDeleted.mockClear()
  localStore.write(LOCAL.authToken, JSON.stringify(aSession()))
  await installFakeBackend()
})
afterEach(() => vi.unstubAllGlobals())

describe('deleting the own account', () => {
  test('takes two steps, and says first what goes and what stays', async () => {
    const send = service()
    renderAt('/profile', <DeletionSection onDeleted={onDeleted} />)
    expect(screen.queryByLabelText('Your password')).toBeNull()
    press('Delete my account')
    expect(document.activeElement?.textContent).toBe('This cannot be undone')
    const section = screen.getByRole('region', { name: 'Delete your account' })
    for (const fact of [
      /Your pets and their photos/,
      /within 90 days/,
      /kept for 7 years/,
      /at most 24 months/,
    ])
      expect(within(section).getByText(fact)).toBeTruthy()
    press('Keep my account')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Delete my account'))
    expect(send).not.toHaveBeenCalled()
  })

  test('sends the password with the session, once, and hands the record on', async () => {
    const send = service(json(200, RECORD))
    open()
    type('right password')
    press('Delete my account for good')
    press('Deleting...')
    await waitFor(() => expect(onDeleted.mock.calls).toEqual([[RECORD]]))
    expect(send).toHaveBeenCalledTimes(1)
    const [address, init] = send.mock.calls[0] ?? []
    expect([address, init?.method, init?.body]).toEqual([
      '/v1/account/delete',
      'POST',
      '{"password":"right password"}',
    ])
    expect(new Headers(init?.headers).get('authorization')).toMatch(/^Bearer .+\..+\..+$/)
  })

  test('without a password nothing is sent, and the field says why', () => {
    const send = service()
    open()
    press('Delete my account for good')
    expect(screen.getByText('Please type your password.')).toBeTruthy()
    expect(document.activeElement).toBe(password())
    expect(send).not.toHaveBeenCalled()
  })

  test('a wrong password is said at its field, which keeps what was typed and the focus', async () => {
    const sentence = 'That is not the password of this account. Nothing was deleted.'
    service(refusal(400, 'validation_error', sentence, { password: sentence }))
    open()
    type('wrong')
    press('Delete my account for good')
    expect(await screen.findByText(sentence)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(password()))
    expect(password()).toHaveProperty('value', 'wrong')
    expect(password().getAttribute('aria-invalid')).toBe('true')
    type('other')
    expect(screen.queryByText(sentence)).toBeNull()
    expect(onDeleted).not.toHaveBeenCalled()
  })

  test.each([
    [
      refusal(429, 'rate_limited', 'Too many attempts. Nothing was deleted.'),
      'Your account was not deleted',
      'Too many attempts. Nothing was deleted.',
    ],
    [
      refusal(500, 'internal_error', 'Something went wrong. Please try again.'),
      'Your account was not deleted',
      /could not delete your account just now\. Please try again or email privacy@/,
    ],
    [
      refusal(401, 'session_expired', 'Your session has expired. Please sign in again.'),
      'Your account was not deleted',
      'Your session has expired. Please sign in again.',
    ],
    [lost, 'We do not know whether your account was deleted', /The answer did not reach this device/],
  ])('a failure is read out with what to do, and nothing typed is lost (%#)', async (answer, title, text) => {
    service(answer)
    open()
    type('right password')
    press('Delete my account for good')
    const alert = (await screen.findByText(title)).closest('[role="alert"]')
    expect(alert).not.toBeNull()
    expect(screen.getByText(text)).toBeTruthy()
    expect(password()).toHaveProperty('value', 'right password')
    expect(screen.getByRole('button', { name: 'Delete my account for good' })).toBeTruthy()
    expect(onDeleted).not.toHaveBeenCalled()
  })

  test('an answer that got lost is told apart from a deletion that failed', async () => {
    service(lost, refusal(401, 'session_expired', 'We could not verify that you are signed in.'))
    open()
    type('right password')
    press('Delete my account for good')
    await screen.findByText('We do not know whether your account was deleted')
    press('Delete my account for good')
    expect(await screen.findByText(/it was most likely deleted/)).toBeTruthy()
  })
})

describe('the page after it', () => {
  test('shows the record that came with the history, and what is kept until when', () => {
    renderAt('/account-deleted', <AccountDeletedPage />, {
      entries: [{ pathname: '/account-deleted', state: RECORD }],
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account is deleted')
    expect(screen.getByText('Reference').nextElementSibling?.textContent).toBe('DEL-7F3K9Q')
    expect(screen.getByText('Gone from backups by').nextElementSibling?.textContent).toBe('May 30, 2026')
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1 account',
      '1 profile',
      '2 pets',
      '1 saved assessment',
      '1 sign-in on a device',
      '1 link to an invite code',
    ])
    expect(screen.getByText(/Gone by March 1, 2029 at the latest/)).toBeTruthy()
  })

  test('claims nothing to somebody who only came by', () => {
    renderAt('/account-deleted', <AccountDeletedPage />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Account deletion')
    expect(screen.queryByText('Your record')).toBeNull()
  })
})

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { User } from '@supabase/supabase-js'
import { describe, expect, test, vi } from 'vitest'
import { AccountDetails } from '#web/features/profile/personal/account-details.tsx'
import { PersonalInformation } from '#web/features/profile/personal/personal-information.tsx'
import { LOCAL, localStore } from '#web/lib/storage/storage.ts'
import { aSession, aUser } from '#web/testing/accounts.ts'
import { installFakeBackend, type Reply } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'
import { PATIENCE } from '#web/testing/patience.ts'

const UPDATE = 'PUT /auth/v1/user'
const UPSERT = 'POST /rest/v1/user_profiles'

const signedIn = async (answers: Record<string, Reply> = {}) => {
  const user = aUser()
  localStore.write(LOCAL.authToken, JSON.stringify(aSession(user)))
  return installFakeBackend({ [UPDATE]: { body: user }, [UPSERT]: { status: 201 }, ...answers })
}

const draw = (user: User = aUser()) => renderAt('/profile', <PersonalInformation user={user} />)
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }))

describe('personal information', () => {
  test('what was typed outlives a reload until it is saved', async () => {
    await signedIn()
    const reload = () => {
      window.dispatchEvent(new Event('pagehide'))
      cleanup()
      draw()
    }
    draw()
    type(/Full name/, 'Robin New')
    reload()
    expect(screen.getByLabelText(/Full name/)).toHaveProperty('value', 'Robin New')
    save()
    expect(await screen.findByText('Profile updated successfully.')).toBeTruthy()
    reload()
    expect(screen.getByLabelText(/Full name/)).toHaveProperty('value', 'Robin Owner')
  })

  test('saving writes the account and then the profile beside it [R-PROF-006] [R-PROF-007]', async () => {
    const fake = await signedIn()
    draw()
    type(/Full name/, ' Robin New ')
    type(/Phone/, ' 555 0100 ')
    save()
    expect(await screen.findByText('Profile updated successfully.')).toBeTruthy()
    expect(fake.sentTo(UPDATE)[0]?.body).toMatchObject({
      data: { full_name: 'Robin New', phone: '555 0100' },
    })
    expect(fake.sentTo(UPSERT)[0]?.query.get('on_conflict')).toBe('id')
    expect(fake.sentTo(UPSERT)[0]?.body).toEqual({
      id: aUser().id,
      email: 'robin@pets.test',
      full_name: 'Robin New',
      phone: '555 0100',
      updated_at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/) as string,
    })
  })

  test('the good news leaves after three seconds [R-PROF-009]', async () => {
    await signedIn()
    draw()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    save()
    await vi.waitFor(
      () => expect(screen.queryByText('Profile updated successfully.')).not.toBeNull(),
      PATIENCE,
    )
    act(() => {
      vi.advanceTimersByTime(2500)
    })
    expect(screen.queryByText('Profile updated successfully.')).not.toBeNull()
    act(() => {
      vi.advanceTimersByTime(600)
    })
    expect(screen.queryByText('Profile updated successfully.')).toBeNull()
  })

  test.each([
    [
      'the account service says why',
      { [UPDATE]: { status: 422, body: { code: 'x', msg: 'New data is too long' } } },
      'New data is too long',
    ],
    [
      'the account service says nothing',
      { [UPDATE]: { status: 422, body: { code: 'x', msg: '' } } },
      'Failed to update profile',
    ],
    [
      'the table refuses',
      { [UPSERT]: { status: 403, body: { code: '42501', message: 'permission denied for table' } } },
      'Failed to update profile',
    ],
  ])('%s: the failure is shown and the draft stays [R-PROF-008]', async (_why, answers, sentence) => {
    await signedIn(answers)
    draw()
    type(/Full name/, 'Robin New')
    save()
    expect((await screen.findByText(sentence)).closest('[role="alert"]')).not.toBeNull()
    expect(screen.getByLabelText(/Full name/)).toHaveProperty('value', 'Robin New')
    type(/Full name/, 'Robin Newer')
    expect(screen.queryByText(sentence)).toBeNull()
  })

  test('two presses save once', async () => {
    const fake = await signedIn()
    draw()
    save()
    fireEvent.submit(screen.getByRole('form'))
    await waitFor(() => expect(fake.sentTo(UPSERT)).toHaveLength(1))
    expect(fake.sentTo(UPDATE)).toHaveLength(1)
  })
})

describe('account details', () => {
  test.each([
    ['2026-01-02T03:04:05Z', 'January 2, 2026', '2026-01-02T03:05:05Z', 'Yes'],
    ['2026-01-15 12:00:00.123+00', 'January 15, 2026', undefined, 'No'],
    ['rubbish', 'Not known', '', 'No'],
  ])('created %s reads as %s, confirmed %s as %s', (created, day, confirmed, verified) => {
    const { email_confirmed_at: _, ...user } = aUser({ created_at: created })
    const account: User = confirmed === undefined ? user : { ...user, email_confirmed_at: confirmed }
    renderAt('/profile', <AccountDetails user={account} />)
    expect(screen.getByText('Member since').nextElementSibling?.textContent).toBe(day)
    expect(screen.getByText('Email verified').nextElementSibling?.textContent).toBe(verified)
  })
})

import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { SignUpForm } from '#web/features/account/sign-up/sign-up-form.tsx'
import { pendingRedirect, rememberPendingRedirect } from '#web/lib/session/paths.ts'
import { useSignUpProgress } from '#web/lib/session/sign-up-progress.ts'
import { aSession } from '#web/testing/accounts.ts'
import type { Reply } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'
import {
  CLAIM,
  described,
  field,
  fill,
  newUser,
  PROFILE,
  SIGN_UP,
  submit,
  verdict,
  VERIFY,
  working,
} from '#web/testing/sign-up-form.ts'

describe('sending the form', () => {
  test('creates the account, claims the code and welcomes [R-AUTH-008] [R-AUTH-009] [R-AUTH-018] [R-AUTH-032] [R-AUTH-033]', async () => {
    const fake = await working()
    renderAt('/signup', <SignUpForm />)
    fill()
    submit()
    expect(await screen.findByRole('heading', { name: 'You are in!' })).toBeTruthy()
    expect(fake.sentTo(SIGN_UP)[0]?.body).toMatchObject({
      email: 'robin@pets.test',
      password: 'long-enough',
      data: { full_name: 'Robin Owner', phone: null, invite_code: '100001' },
    })
    expect(fake.sentTo(CLAIM)[0]?.body).toEqual({
      p_code: '100001',
      p_user_id: newUser.id,
      p_email: 'robin@pets.test',
    })
    expect(screen.getByText(/confirmation email/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
    expect(useSignUpProgress.getState().active).toBe(true)
  })

  test('a profile that cannot be written changes nothing for the person [R-AUTH-042]', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await working({ [PROFILE]: { status: 403, body: { code: '42501', message: 'denied' } } })
    renderAt('/signup', <SignUpForm />)
    fill()
    submit()
    expect(await screen.findByRole('heading', { name: 'You are in!' })).toBeTruthy()
    expect(warned).toHaveBeenCalled()
    warned.mockRestore()
  })

  test('a second submit while one is under way sends nothing [R-AUTH-043]', async () => {
    let answer: (reply: Reply) => void = () => undefined
    const fake = await working()
    fake.on(SIGN_UP, () => new Promise<Reply>((resolve) => (answer = resolve)))
    renderAt('/signup', <SignUpForm />)
    fill()
    submit()
    await waitFor(() => expect(fake.sentTo(SIGN_UP)).toHaveLength(1))
    const button = screen.getByRole('button', { name: 'Creating account...' })
    expect(button.getAttribute('aria-busy')).toBe('true')
    fireEvent.submit(button.closest('form') ?? button)
    expect(fake.sentTo(SIGN_UP)).toHaveLength(1)
    answer({ status: 422, body: { code: 'weak_password', message: 'Password is too weak.' } })
    expect(await screen.findByText('Password is too weak.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Create account' }).getAttribute('aria-busy')).toBeNull()
  })
})

describe('what the form refuses', () => {
  test.each([
    ['Full name', '   ', 'Please enter your full name.'],
    ['Email', 'robin@pets', 'Enter a valid email address.'],
    ['Password', 'seven77', 'Password must be at least 8 characters long.'],
    ['Confirm password', 'other-words', 'Passwords do not match.'],
    ['Invite code', '12345', 'A valid 6-digit invite code is required.'],
  ])(
    '%s "%s" is answered under the field, which takes the focus: %s [R-AUTH-010] [R-AUTH-011] [R-AUTH-012] [R-AUTH-013] [R-AUTH-014]',
    async (name, value, sentence) => {
      const fake = await working()
      renderAt('/signup', <SignUpForm />)
      fill({ [name]: value, ...(name === 'Password' ? { 'Confirm password': value } : {}) })
      submit()
      expect(described(name)).toBe(sentence)
      expect(field(name).getAttribute('aria-invalid')).toBe('true')
      await waitFor(() => expect(document.activeElement).toBe(field(name)))
      expect(fake.sentTo(SIGN_UP)).toEqual([])
    },
  )

  test('an incomplete code is also said above the form [R-AUTH-015]', async () => {
    await working()
    renderAt('/signup', <SignUpForm />)
    fill({ 'Invite code': '12' })
    submit()
    const sentence = 'A valid 6-digit invite code is required to create an account.'
    expect(screen.getByText(sentence).closest('[role="alert"]')).not.toBeNull()
  })

  test.each([
    [
      'already_used',
      'That invite code has already been used. Please request a new one or join the waitlist.',
    ],
    ['expired', 'That invite code has expired. Please request a new code.'],
    ['not_found', 'We could not find that invite code. Please double-check and try again.'],
  ])(
    'a code that is %s at submit creates no account: %s [R-AUTH-034] [R-AUTH-035] [R-AUTH-036]',
    async (state, sentence) => {
      const fake = await working({ [VERIFY]: verdict(state) })
      renderAt('/signup', <SignUpForm />)
      fill()
      submit()
      expect(await screen.findAllByText(sentence)).toHaveLength(2)
      expect(described('Invite code')).toBe(sentence)
      expect(fake.sentTo(SIGN_UP)).toEqual([])
    },
  )

  test('a check the service cannot do is not taken for a wrong code [R-AUTH-038]', async () => {
    await working({ [VERIFY]: { status: 500, body: { message: 'down' } } })
    renderAt('/signup', <SignUpForm />)
    fill()
    submit()
    expect(
      await screen.findAllByText('Unable to validate the code right now. Please try again.'),
    ).toHaveLength(2)
  })

  test('a code that cannot be claimed is said, also at the code [R-AUTH-037] [R-AUTH-041]', async () => {
    await working({ [CLAIM]: { body: false } })
    renderAt('/signup', <SignUpForm />)
    fill()
    submit()
    const sentence = 'We were unable to claim that invite code. Please contact support or request a new code.'
    expect(await screen.findAllByText(sentence)).toHaveLength(2)
  })

  test('sent again, the code is claimed for the account that is there already [R-AUTH-037]', async () => {
    const fake = await working({ [CLAIM]: { status: 503, body: { message: 'down' } } })
    renderAt('/signup', <SignUpForm />)
    fill()
    submit()
    expect(await screen.findAllByText(/^We were unable to claim that invite code\./)).toHaveLength(2)
    fake.on(CLAIM, { body: true })
    // The account has taken the code with it: asked about it now, the service would call it used.
    fake.on(VERIFY, verdict('already_used'))
    submit()
    expect(await screen.findByRole('heading', { name: 'You are in!' })).toBeTruthy()
    expect(fake.sentTo(SIGN_UP)).toHaveLength(1)
    expect(fake.sentTo(CLAIM).map(({ body }) => body)).toEqual(
      [0, 1].map(() => ({ p_code: '100001', p_user_id: newUser.id, p_email: 'robin@pets.test' })),
    )
  })

  test('with another address an account of its own is made [R-AUTH-037]', async () => {
    const fake = await working({ [CLAIM]: { body: false } })
    renderAt('/signup', <SignUpForm />)
    fill()
    submit()
    expect(await screen.findAllByText(/^We were unable to claim that invite code\./)).toHaveLength(2)
    fill({ Email: 'other@pets.test' })
    submit()
    await waitFor(() => expect(fake.sentTo(SIGN_UP)).toHaveLength(2))
    expect(fake.sentTo(SIGN_UP)[1]?.body).toMatchObject({ email: 'other@pets.test' })
  })

  test('a code that somebody else took between check and sign-up is called used [R-AUTH-034] [R-AUTH-041]', async () => {
    const fake = await working()
    fake.on(SIGN_UP, () => {
      fake.on(VERIFY, verdict('already_used'))
      return {
        status: 422,
        body: {
          code: 'validation_failed',
          message: 'A valid 6-digit invite code is required to create an account.',
        },
      }
    })
    renderAt('/signup', <SignUpForm />)
    fill()
    submit()
    const sentence = 'That invite code has already been used. Please request a new one or join the waitlist.'
    expect(await screen.findAllByText(sentence)).toHaveLength(2)
    expect(described('Invite code')).toBe(sentence)
  })

  test.each([
    [500, 'Database error saving new user', 'We could not create your account. Please try again.'],
    [500, 'Internal server error', 'We could not create your account. Please try again.'],
    [422, 'Signups not allowed here', 'Signups not allowed here'],
  ])('a refusal with %i "%s" is shown as "%s" [R-AUTH-040]', async (status, message, sentence) => {
    await working({ [SIGN_UP]: { status, body: { message } } })
    renderAt('/signup', <SignUpForm />)
    fill()
    submit()
    expect(await screen.findByText(sentence)).toBeTruthy()
  })

  test('an address that has an account already learns nothing and claims nothing [R-AUTH-040]', async () => {
    const fake = await working({ [SIGN_UP]: { body: { ...newUser, identities: [] } } })
    renderAt('/signup', <SignUpForm />)
    fill()
    submit()
    expect(await screen.findByText('We could not create your account. Please try again.')).toBeTruthy()
    expect(fake.sentTo(CLAIM)).toEqual([])
  })

  test('the welcome stays although a session opens at once [R-AUTH-044]', async () => {
    await working({ [SIGN_UP]: { body: { ...aSession(newUser) } } })
    renderAt('/signup', <SignUpForm />)
    fill()
    submit()
    expect(await screen.findByRole('heading', { name: 'You are in!' })).toBeTruthy()
    expect(useSignUpProgress.getState().active).toBe(true)
  })
})

describe('after the sign-up', () => {
  const RESEND = 'POST /auth/v1/resend'
  const RELEASE = 'POST /rest/v1/rpc/release_beta_invite_code'
  const again = () => screen.getByRole('button', { name: 'Send it again' })
  const isWaiting = () => again().getAttribute('aria-disabled') === 'true'

  async function signedUp(changes: Record<string, Reply> = {}) {
    const fake = await working({ [RESEND]: { body: {} }, [RELEASE]: { body: true }, ...changes })
    renderAt('/signup', <SignUpForm />)
    fill()
    submit()
    await screen.findByRole('heading', { name: 'You are in!' })
    return fake
  }

  test('what is still to do is said, and the pet comes next', async () => {
    await signedUp()
    expect(screen.getByRole('heading', { name: 'Still to do' })).toBeTruthy()
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(pendingRedirect()).toBe('/pet-profile')
  })

  test('a page that was wanted before stays wanted', async () => {
    rememberPendingRedirect('/history')
    await signedUp()
    expect(pendingRedirect()).toBe('/history')
  })

  test('the mail can be sent again half a minute later, and once more after that', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const fake = await signedUp()
    expect(isWaiting()).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(isWaiting()).toBe(true)
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(isWaiting()).toBe(false)
    fireEvent.click(again())
    expect(await screen.findByText(/^Sent once more\./)).toBeTruthy()
    expect(fake.sentTo(RESEND)[0]?.body).toMatchObject({ type: 'signup', email: 'robin@pets.test' })
    expect(isWaiting()).toBe(true)
    vi.useRealTimers()
  })

  test('a wrong address is corrected, with everything else still there', async () => {
    const fake = await signedUp()
    fireEvent.click(screen.getByRole('button', { name: 'Wrong address? Change it' }))
    expect(document.activeElement).toBe(field('Email'))
    expect(described('Email')).toBe('Correct your address here. Everything else is still filled in.')
    expect(field('Password')).toHaveProperty('value', 'long-enough')
    fill({ Email: 'right@pets.test' })
    submit()
    expect(await screen.findByText('right@pets.test')).toBeTruthy()
    expect(fake.sentTo(RELEASE)[0]?.body).toEqual({
      p_code: '100001',
      p_user_id: newUser.id,
      p_email: 'robin@pets.test',
    })
    expect(fake.sentTo(SIGN_UP)).toHaveLength(2)
  })

  test('an address that was right after all makes no second account', async () => {
    const fake = await signedUp()
    fireEvent.click(screen.getByRole('button', { name: 'Wrong address? Change it' }))
    submit()
    await screen.findByRole('heading', { name: 'You are in!' })
    expect(fake.sentTo(SIGN_UP)).toHaveLength(1)
  })
})

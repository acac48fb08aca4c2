import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SignUpForm } from '#web/features/account/sign-up-form.tsx'
import { useSignUpProgress } from '#web/lib/sign-up-progress.ts'
import { aSession, aUser } from '#web/testing/accounts.ts'
import { installFakeBackend, type Reply } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'

const VERIFY = 'POST /rest/v1/rpc/verify_beta_invite_code'
const CLAIM = 'POST /rest/v1/rpc/claim_beta_invite_code'
const SIGN_UP = 'POST /auth/v1/signup'
const PROFILE = 'POST /rest/v1/user_profiles'

const verdict = (state: string): Reply => ({ body: [{ is_valid: state === 'valid', state }] })
const newUser = aUser({ email: 'robin@pets.test' })

const working = (changes: Record<string, Reply> = {}) =>
  installFakeBackend({
    [VERIFY]: verdict('valid'),
    [SIGN_UP]: { body: newUser },
    [CLAIM]: { body: true },
    [PROFILE]: { status: 201 },
    ...changes,
  })

const field = (name: string) => screen.getByLabelText(name)

function fill(changes: Partial<Record<string, string>> = {}) {
  const values: Record<string, string | undefined> = {
    'Invite code': '100001',
    'Full name': 'Robin Owner',
    Email: '  Robin@Pets.test ',
    Password: 'long-enough',
    'Confirm password': 'long-enough',
    ...changes,
  }
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } })
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }))
const described = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent

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

describe('the invite code as it is typed', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const typeCode = (value: string) => fireEvent.change(field('Invite code'), { target: { value } })
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

  test('keeps digits only and six at most [R-AUTH-016] [R-AUTH-017]', async () => {
    await working()
    renderAt('/signup', <SignUpForm />)
    typeCode('12-34 ab5678')
    expect(field('Invite code')).toHaveProperty('value', '123456')
  })

  test('goes from empty over incomplete and checking to accepted [R-AUTH-019] [R-AUTH-020] [R-AUTH-021] [R-AUTH-022] [R-AUTH-026] [R-AUTH-027]', async () => {
    const fake = await working()
    vi.useFakeTimers()
    renderAt('/signup', <SignUpForm />)
    expect(described('Invite code')).toBe('Enter the 6-digit invite code from your contact at Pawlight.')
    typeCode('10000')
    expect(described('Invite code')).toBe('Invite codes are six digits. Complete the code to continue.')
    typeCode('100001')
    expect(described('Invite code')).toBe('Checking invite code...')
    await wait(349)
    expect(fake.sentTo(VERIFY)).toEqual([])
    await wait(1)
    await wait(0)
    expect(fake.sentTo(VERIFY).map(({ body }) => body)).toEqual([{ p_code: '100001' }])
    expect(described('Invite code')).toBe('Invite code accepted! You are ready to create your account.')
  })

  test.each([
    ['already_used', 'That invite code has already been used. Reach out for a new one or join the waitlist.'],
    ['expired', 'That invite code has expired. Request a new code to continue.'],
    ['revoked', 'We could not find that invite code. Double-check the digits and try again.'],
    ['rate_limited', 'Unable to validate the code right now. Please try again.'],
  ])(
    'answers a code that is %s with "%s" [R-AUTH-023] [R-AUTH-024] [R-AUTH-025] [R-AUTH-038]',
    async (state, sentence) => {
      await working({ [VERIFY]: verdict(state) })
      vi.useFakeTimers()
      renderAt('/signup', <SignUpForm />)
      typeCode('999999')
      await wait(400)
      expect(described('Invite code')).toBe(sentence)
    },
  )

  test('reads a single object like a list of one [R-AUTH-031]', async () => {
    await working({ [VERIFY]: { body: { is_valid: true, state: 'valid' } } })
    vi.useFakeTimers()
    renderAt('/signup', <SignUpForm />)
    typeCode('100001')
    await wait(400)
    expect(described('Invite code')).toBe('Invite code accepted! You are ready to create your account.')
  })

  test('does not ask twice about the code it knows [R-AUTH-028]', async () => {
    const fake = await working()
    vi.useFakeTimers()
    renderAt('/signup', <SignUpForm />)
    typeCode('100001')
    await wait(400)
    typeCode('10000')
    typeCode('100001')
    await wait(1000)
    expect(fake.sentTo(VERIFY)).toHaveLength(1)
  })

  test('asks again about a code whose check failed, once it is typed again', async () => {
    const fake = await working({ [VERIFY]: { status: 503, body: { message: 'down' } } })
    vi.useFakeTimers()
    renderAt('/signup', <SignUpForm />)
    typeCode('100001')
    await wait(5000)
    expect(fake.sentTo(VERIFY)).toHaveLength(1)
    expect(described('Invite code')).toBe('Unable to validate the code right now. Please try again.')
    fake.on(VERIFY, verdict('valid'))
    typeCode('10000')
    typeCode('100001')
    await wait(400)
    expect(fake.sentTo(VERIFY)).toHaveLength(2)
    expect(described('Invite code')).toBe('Invite code accepted! You are ready to create your account.')
  })

  test('never shows the answer for an earlier code [R-AUTH-029]', async () => {
    const fake = await working()
    let answerFirst: (reply: Reply) => void = () => undefined
    fake.on(VERIFY, () => new Promise<Reply>((resolve) => (answerFirst = resolve)))
    vi.useFakeTimers()
    renderAt('/signup', <SignUpForm />)
    typeCode('100001')
    await wait(400)
    typeCode('10000')
    answerFirst(verdict('valid'))
    await wait(0)
    expect(described('Invite code')).toBe('Invite codes are six digits. Complete the code to continue.')
  })

  test('says when the question itself went wrong [R-AUTH-039]', async () => {
    vi.useFakeTimers()
    // No backend can be had at all.
    const { provideConfig } = await import('#web/lib/config.ts')
    const { testConfig } = await import('#web/testing/test-config.ts')
    provideConfig(testConfig({ supabase: null }))
    renderAt('/signup', <SignUpForm />)
    typeCode('100001')
    await wait(400)
    expect(described('Invite code')).toBe('Something went wrong while validating the code. Please try again.')
  })
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { WaitlistForm } from '#web/features/waitlist/form/waitlist-form.tsx'
import { queuedEvents } from '#web/lib/analytics/analytics.ts'
import { acceptAll, clearChoice } from '#web/lib/analytics/consent.ts'
import { AB_KEYS, LOCAL, SESSION, localStore, sessionStore } from '#web/lib/storage/storage.ts'
import { installFakeBackend, type Reply } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'

const JOIN = 'POST /rest/v1/beta_waitlist'
const LOOKUP = 'GET /rest/v1/beta_waitlist'
const joined: Reply = { status: 201, body: { id: 'e1', referral_code: 'PAW123', position_in_queue: 42 } }

const field = (name: string | RegExp) => screen.getByLabelText(name)
const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
const fill = () => {
  type('Email', 'robin@pets.test')
  type('Name', 'Robin')
}
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Join the Waitlist' }))

test('email and name are enough, and the place is said [R-WAIT-009] [R-WAIT-013] [R-WAIT-016] [R-WAIT-021] [R-WAIT-022] [R-WAIT-025]', async () => {
  const fake = await installFakeBackend({ [JOIN]: joined })
  renderAt('/waitlist', <WaitlistForm />)
  type('Email', '  Robin@Pets.test ')
  type('Name', ' Robin ')
  submit()
  expect(await screen.findByRole('heading', { name: 'Welcome, Robin!' })).toBeTruthy()
  expect(screen.getByText('42')).toBeTruthy()
  expect(screen.getByText('PAW123')).toBeTruthy()
  expect(fake.sentTo(JOIN).map(({ body }) => body)).toEqual([
    { email: 'robin@pets.test', name: 'Robin', device_type: 'desktop' },
  ])
  expect(screen.queryByLabelText('Email')).toBeNull()
  expect(localStore.read(LOCAL.waitlistDraft)).toBeNull()
})

test('the rest is sent when it is given [R-WAIT-014] [R-WAIT-017] [R-WAIT-018] [R-WAIT-019] [R-WAIT-023] [R-WAIT-032]', async () => {
  const fake = await installFakeBackend({ [LOOKUP]: { body: { id: 'friend', name: 'Sam' } }, [JOIN]: joined })
  renderAt('/waitlist?ref=paw9&utm_source=news&utm_medium=mail&utm_campaign=may', <WaitlistForm />)
  expect(field(/Referral code/)).toHaveProperty('value', 'paw9')
  fill()
  fireEvent.click(screen.getByRole('radio', { name: 'Both' }))
  type(/Pet name/, 'Moose')
  submit()
  await screen.findByRole('heading', { name: 'Welcome, Robin!' })
  expect(fake.sentTo(LOOKUP)[0]?.query.get('referral_code')).toBe('eq.PAW9')
  expect(fake.sentTo(LOOKUP)[0]?.query.get('select')).toBe('id,name')
  expect(fake.sentTo(JOIN)[0]?.body).toEqual({
    email: 'robin@pets.test',
    name: 'Robin',
    pet_type: 'both',
    pet_name: 'Moose',
    referred_by: 'friend',
    utm_source: 'news',
    utm_medium: 'mail',
    utm_campaign: 'may',
    device_type: 'desktop',
  })
})

test.each([
  ['Email', '', 'Email is required'],
  ['Email', 'robin@pets', 'Please enter a valid email'],
  ['Name', ' R ', 'Name is required (at least 2 characters)'],
])(
  '%s "%s" is answered with "%s" [R-WAIT-010] [R-WAIT-011] [R-WAIT-012] [R-CONST-001]',
  async (name, value, sentence) => {
    const fake = await installFakeBackend({ [JOIN]: joined })
    renderAt('/waitlist', <WaitlistForm />)
    fill()
    type(name, value)
    submit()
    expect(screen.getByText(sentence)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field(name)))
    expect(fake.sent).toEqual([])
  },
)

test('a referral code nobody has stops the join [R-WAIT-015]', async () => {
  const fake = await installFakeBackend({
    [LOOKUP]: { status: 406, body: { code: 'PGRST116', message: 'none' } },
  })
  renderAt('/waitlist', <WaitlistForm />)
  fill()
  type(/Referral code/, 'nobody')
  submit()
  expect(await screen.findByText("We couldn't find a waitlist member with that referral code.")).toBeTruthy()
  expect(fake.sentTo(JOIN)).toEqual([])
})

test.each([
  [
    { status: 409, body: { code: '23505', message: 'This email is already on the waitlist.' } },
    'This email is already on the waitlist.',
  ],
  [
    { status: 429, body: { code: 'PGRST429', message: 'Too many requests. Please wait.' } },
    'Too many requests. Please wait.',
  ],
  [{ status: 500, body: { code: 'XX000', message: 'relation broke' } }, 'Failed to join waitlist'],
  [{ status: 409, body: { code: '23505', message: '' } }, 'Failed to join waitlist'],
  [{ status: 201, body: { id: 'e1' } }, 'Failed to join waitlist'],
])('a failed join is said in place, and the draft stays: %j [R-WAIT-027]', async (reply, sentence) => {
  await installFakeBackend({ [JOIN]: reply })
  renderAt('/waitlist', <WaitlistForm />)
  fill()
  submit()
  expect((await screen.findByText(sentence)).closest('[role="alert"]')).not.toBeNull()
  expect(field('Email')).toHaveProperty('value', 'robin@pets.test')
  expect(localStore.read(LOCAL.waitlistDraft)).toContain('robin@pets.test')
})

test('what is typed is there again after a reload [R-WAIT-026]', async () => {
  const first = renderAt('/waitlist', <WaitlistForm />)
  type('Email', 'robin@pets.test')
  type(/Pet name/, 'Moose')
  first.unmount()
  renderAt('/waitlist', <WaitlistForm />)
  expect(field('Email')).toHaveProperty('value', 'robin@pets.test')
  expect(field(/Pet name/)).toHaveProperty('value', 'Moose')
})

test('a referral code changed by hand stays changed after a reload', () => {
  const first = renderAt('/waitlist?ref=FRIEND22', <WaitlistForm />)
  type(/Referral code/, 'OTHER234')
  first.unmount()
  const again = renderAt('/waitlist?ref=FRIEND22', <WaitlistForm />)
  expect(field(/Referral code/)).toHaveProperty('value', 'OTHER234')
  again.unmount()
  renderAt('/waitlist?ref=NEWLINK2', <WaitlistForm />)
  expect(field(/Referral code/)).toHaveProperty('value', 'NEWLINK2')
})

test('a lookup that fails is not taken for an unknown code', async () => {
  const fake = await installFakeBackend({
    [LOOKUP]: { status: 500, body: { code: 'XX000', message: 'down' } },
  })
  renderAt('/waitlist?ref=FRIEND22', <WaitlistForm />)
  fill()
  submit()
  expect(await screen.findByText('Failed to join waitlist')).toBeTruthy()
  expect(fake.sentTo(JOIN)).toEqual([])
})

test('while it is sent the button is busy, and a second press sends nothing [R-WAIT-024]', async () => {
  let answer: (reply: Reply) => void = () => undefined
  const fake = await installFakeBackend({ [JOIN]: () => new Promise((resolve) => (answer = resolve)) })
  renderAt('/waitlist', <WaitlistForm />)
  fill()
  const form = screen.getByRole('form', { name: 'Join the waitlist' })
  fireEvent.submit(form)
  fireEvent.submit(form)
  const busy = await screen.findByRole('button', { name: 'Joining...' })
  expect(busy.getAttribute('aria-busy')).toBe('true')
  fireEvent.click(busy)
  await waitFor(() => expect(fake.sentTo(JOIN)).toHaveLength(1))
  answer(joined)
  await screen.findByRole('heading', { name: 'Welcome, Robin!' })
  expect(fake.sentTo(JOIN)).toHaveLength(1)
})

describe('the welcome message [R-WAIT-009]', () => {
  const join = async () => {
    await installFakeBackend({ [JOIN]: joined })
    renderAt('/waitlist', <WaitlistForm />)
    type('Email', 'robin@pets.test')
    type('Name', 'Robin Redbreast')
    submit()
    await screen.findByRole('heading', { name: 'Welcome, Robin!' })
  }
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('takes the focus and holds the share link', async () => {
    await join()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Welcome, Robin!'))
    expect(field('Your share link')).toHaveProperty('value', `${window.location.origin}/waitlist?ref=PAW123`)
  })

  test('copies code and link, or says how to do it by hand', async () => {
    await join()
    const writeText = vi.spyOn(navigator.clipboard, 'writeText')
    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }))
    expect(await screen.findByText('Code copied.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied.')).toBeTruthy()
    expect(writeText.mock.calls).toEqual([['PAW123'], [`${window.location.origin}/waitlist?ref=PAW123`]])
    writeText.mockRejectedValue(new Error('no'))
    fireEvent.click(screen.getByRole('button', { name: 'Copy code' }))
    expect(await screen.findByText(/Select the text and copy it yourself/)).toBeTruthy()
  })
})

describe('analytics', () => {
  afterEach(clearChoice)
  const told = () =>
    queuedEvents().map(({ id: _id, at: _at, session: _session, size: _size, ...event }) => event)

  test('with consent every step is told, by field name and sentence only [R-WAIT-029] [R-WAIT-030] [R-ANALYT-007]', async () => {
    acceptAll()
    await installFakeBackend({ [LOOKUP]: { body: { id: 'friend', name: 'Sam' } }, [JOIN]: joined })
    const { user } = renderAt('/waitlist?ref=FRIEND22', <WaitlistForm />)
    await user.click(field('Email'))
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Join the Waitlist' }))
    await user.type(field('Email'), 'robin@pets.test')
    await user.type(field('Name'), 'Robin')
    await user.click(screen.getByRole('button', { name: 'Join the Waitlist' }))
    await screen.findByRole('heading', { name: 'Welcome, Robin!' })
    const events = told()
    expect(events[0]).toEqual({ name: 'waitlist_referral_click', source: 'link' })
    expect(events).toContainEqual({ name: 'waitlist_field_focus', field: 'email' })
    expect(events).toContainEqual({ name: 'waitlist_field_complete', field: 'email' })
    expect(events.filter(({ name }) => name === 'waitlist_submit_attempt')).toEqual([
      {
        name: 'waitlist_submit_attempt',
        errors: ['Email is required', 'Name is required (at least 2 characters)'],
      },
      { name: 'waitlist_submit_attempt', errors: [] },
    ])
    expect(events.slice(-2)).toEqual([
      { name: 'waitlist_success' },
      { name: 'conversion', conversion: 'waitlist_signup' },
    ])
    expect(localStore.read(LOCAL.analyticsQueue)).not.toMatch(/robin|FRIEND22|pets\.test/i)
  })

  test('a failed join is told as a form error [R-WAIT-027] [R-WAIT-030]', async () => {
    acceptAll()
    await installFakeBackend({ [JOIN]: { status: 500, body: { code: 'XX000', message: 'x' } } })
    renderAt('/waitlist', <WaitlistForm />)
    fill()
    submit()
    await screen.findByText('Failed to join waitlist')
    expect(told()).toContainEqual({ name: 'form_error', form: 'waitlist', error: 'Failed to join waitlist' })
  })

  test('a pet type counts as answered only when it is chosen [R-WAIT-029]', async () => {
    acceptAll()
    renderAt('/waitlist', <WaitlistForm />)
    const cat = screen.getByRole('radio', { name: 'Cat' })
    fireEvent.focus(cat)
    fireEvent.blur(cat)
    expect(told()).toEqual([{ name: 'waitlist_field_focus', field: 'petType' }])
    fireEvent.click(cat)
    fireEvent.blur(cat)
    expect(told().at(-1)).toEqual({ name: 'waitlist_field_complete', field: 'petType' })
  })

  test('without consent nothing is told', async () => {
    await installFakeBackend({ [JOIN]: joined })
    renderAt('/waitlist?ref=', <WaitlistForm />)
    fireEvent.focus(field('Email'))
    submit()
    expect(queuedEvents()).toEqual([])
  })
})

test('the assignments go with the entry, and so does the first campaign of the visit [R-WAIT-019] [R-WAIT-020] [R-ANALYT-006]', async () => {
  sessionStore.write(SESSION.utm, '{"utm_source":"news"}')
  sessionStore.write(AB_KEYS.headline, 'A')
  sessionStore.write(AB_KEYS.cta, 'B')
  const fake = await installFakeBackend({ [JOIN]: joined })
  renderAt('/waitlist?utm_source=later', <WaitlistForm />)
  fill()
  submit()
  await screen.findByRole('heading', { name: 'Welcome, Robin!' })
  expect(fake.sentTo(JOIN)[0]?.body).toMatchObject({
    utm_source: 'news',
    variant: '{"headline":"A","cta":"B"}',
  })
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WaitlistForm } from '#web/features/waitlist/waitlist-form.tsx'
import { LOCAL, localStore } from '#web/lib/storage.ts'
import { installFakeBackend, type Reply } from '#web/testing/fake-backend.ts'
import { renderAt } from '#web/testing/render.tsx'

const JOIN = 'POST /rest/v1/beta_waitlist'
const LOOKUP = 'GET /rest/v1/beta_waitlist'
const joined: Reply = { status: 201, body: { id: 'e1', referral_code: 'PAW123', position_in_queue: 42 } }

const field = (name: string | RegExp) => screen.getByLabelText(name)
const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } })
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
  type('Email', 'robin@pets.test')
  type('Name', 'Robin')
  type(/Pet type/, 'both')
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
])('%s "%s" is answered with "%s" [R-WAIT-010] [R-WAIT-011] [R-WAIT-012]', async (name, value, sentence) => {
  const fake = await installFakeBackend({ [JOIN]: joined })
  renderAt('/waitlist', <WaitlistForm />)
  type('Email', 'robin@pets.test')
  type('Name', 'Robin')
  type(name, value)
  submit()
  expect(screen.getByText(sentence)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(field(name)))
  expect(fake.sent).toEqual([])
})

test('a referral code nobody has stops the join [R-WAIT-015]', async () => {
  const fake = await installFakeBackend({
    [LOOKUP]: { status: 406, body: { code: 'PGRST116', message: 'none' } },
  })
  renderAt('/waitlist', <WaitlistForm />)
  type('Email', 'robin@pets.test')
  type('Name', 'Robin')
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
  [{ status: 500, body: { code: 'XX000', message: 'relation broke' } }, 'Failed to join waitlist'],
])('a failed join is said in place: %j', async (reply, sentence) => {
  await installFakeBackend({ [JOIN]: reply })
  renderAt('/waitlist', <WaitlistForm />)
  type('Email', 'robin@pets.test')
  type('Name', 'Robin')
  submit()
  expect((await screen.findByText(sentence)).closest('[role="alert"]')).not.toBeNull()
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

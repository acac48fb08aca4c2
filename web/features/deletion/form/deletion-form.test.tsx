import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { DeletionForm } from '#web/features/deletion/form/deletion-form.tsx'
import { signOut, useSession } from '#web/lib/session/session.ts'
import { aUser } from '#web/testing/accounts.ts'
import {
  answerForms,
  expectFailure,
  failedSendings,
  fillTrap,
  reloadInto,
} from '#web/testing/form-service.ts'
import { renderAt } from '#web/testing/render.tsx'

const AGENT_SENTENCE =
  'Authorized agents must describe the documentation granting permission to act on behalf of the account holder.'

const taken = () =>
  Promise.resolve(
    Response.json(
      {
        reference: 'DEL-7F3K9Q',
        receivedAt: '2026-03-01T12:00:00.000Z',
        dueAt: '2026-03-31T12:00:00.000Z',
        answerWithin: '45 days',
      },
      { status: 202 },
    ),
  )

const open = () => renderAt('/privacy/delete', <DeletionForm mailbox="privacy@pets.test" />)
const field = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const write = (name: RegExp | string, value: string) => fireEvent.change(field(name), { target: { value } })
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const confirm = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /cannot be reversed/ })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Request deletion' }))
const fill = () => {
  write('Your email', ' robin@pets.test ')
  write('Account email', 'robin@pets.test')
  write('Recent triage ID or a pet’s name', ' Rex ')
  fireEvent.click(confirm())
}
const summary = () => screen.findByRole('region', { name: 'We have your request' })

const reload = () => reloadInto(open)

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '')
})

describe('the deletion form', () => {
  test('wants both emails, what to check it by, and the tick [R-FORM-014] [R-FORM-016]', async () => {
    const { send: sent } = answerForms(taken)
    open()
    send()
    expect(screen.getAllByText('Enter a valid email address.')).toHaveLength(2)
    expect(screen.getByText('Please enter a recent triage ID or the name of a pet.')).toBeTruthy()
    const sentence = screen.getByText('Please confirm that you understand deletion cannot be reversed.')
    expect(confirm().getAttribute('aria-describedby')).toBe(sentence.closest('p')?.id)
    expect(screen.queryByText(AGENT_SENTENCE)).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(field('Your email')))
    for (const name of ['Your email', 'Account email', 'Recent triage ID or a pet’s name'])
      expect(field(name)).toHaveProperty('required', true)
    expect(sent).not.toHaveBeenCalled()
    fireEvent.click(confirm())
    write('Your email', 'r')
    expect(screen.getAllByText('Enter a valid email address.')).toHaveLength(1)
    expect(screen.queryByText(/Please confirm that/)).toBeNull()
  })

  test('is sent trimmed and without the tick, and answered by a summary with the focus [R-FORM-006] [R-FORM-013] [R-FORM-017] [R-FORM-020] [R-FORM-024]', async () => {
    const { bodies, first } = answerForms(taken)
    open()
    fill()
    write('Additional notes (optional)', ' Thank you ')
    send()
    expect(screen.getByRole('button', { name: 'Sending...' }).getAttribute('aria-busy')).toBe('true')
    const card = await summary()
    await waitFor(() => expect(document.activeElement).toBe(card))
    expect(within(card).getByText('DEL-7F3K9Q')).toBeTruthy()
    expect(within(card).getByText(/by March 31, 2026/)).toBeTruthy()
    expect(bodies()).toEqual([
      {
        requesterName: '',
        requesterEmail: 'robin@pets.test',
        accountEmail: 'robin@pets.test',
        relationship: 'self',
        phone: '',
        verificationDetails: 'Rex',
        authorizationNote: '',
        additionalNotes: 'Thank you',
      },
    ])
    expect(first()).toEqual({ path: '/v1/privacy/delete', isSigned: false })
  })

  test('an agent says by what right, and nobody else is asked [R-FORM-015] [R-FORM-018] [R-FORM-023]', async () => {
    const { bodies } = answerForms(taken)
    open()
    fill()
    choose('For somebody else, as an authorized agent')
    send()
    expect(screen.getByText(AGENT_SENTENCE)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Your authorization')))
    write('Your authorization', ' Power of attorney ')
    choose('For myself')
    expect(screen.queryByRole('textbox', { name: 'Your authorization' })).toBeNull()
    choose('For somebody else, as an authorized agent')
    expect(field('Your authorization')).toHaveProperty('value', '')
    write('Your authorization', ' Power of attorney ')
    send()
    const card = await summary()
    expect(within(card).getByText('Power of attorney')).toBeTruthy()
    expect(bodies()).toMatchObject([{ relationship: 'agent', authorizationNote: 'Power of attorney' }])
  })

  test('a request that was taken is never called a failure for what its answer says', async () => {
    answerForms(() => Promise.resolve(new Response('thanks', { status: 202 })))
    open()
    fill()
    send()
    expect(within(await summary()).getByText(/within 30 days/)).toBeTruthy()
  })

  test.each(
    failedSendings('We could not submit your deletion request. Please try again or email privacy@pets.test.'),
  )(
    '%s: the failure is titled, what was written stays, and typing takes it away [R-FORM-006] [R-FORM-007] [R-FORM-020] [R-FORM-021]',
    async (_why, answer, sentence) => {
      answerForms(answer)
      open()
      fill()
      send()
      await expectFailure(sentence, 'We could not submit your request')
      expect(field('Recent triage ID or a pet’s name')).toHaveProperty('value', ' Rex ')
      expect(confirm().checked).toBe(true)
      write('Phone (optional)', '555')
      expect(screen.queryByText(sentence)).toBeNull()
    },
  )

  test('a failure that is no error at all has a sentence too [R-FORM-022]', async () => {
    answerForms(() => Promise.reject('gone'))
    open()
    fill()
    send()
    expect(
      await screen.findByText('We could not submit your deletion request. Please try again.'),
    ).toBeTruthy()
  })

  test('a program that fills the hidden field gives itself away; a person never meets it', async () => {
    const { bodies } = answerForms(taken)
    open()
    fill()
    fillTrap()
    send()
    await summary()
    expect(bodies()).toMatchObject([{ website: 'https://spam.test' }])
  })
})

describe('for somebody who is signed in', () => {
  const signIn = () => act(async () => useSession.setState({ user: aUser() }))

  test('name and email are filled in, and what was typed stays [R-FORM-019] [R-PAGE-009]', async () => {
    open()
    write('Your name (optional)', 'R. Owner')
    await signIn()
    expect(field('Your name (optional)')).toHaveProperty('value', 'R. Owner')
    expect(field('Your email')).toHaveProperty('value', 'robin@pets.test')
    expect(field('Account email')).toHaveProperty('value', 'robin@pets.test')
    choose('For somebody else, as an authorized agent')
    expect(field('Your email')).toHaveProperty('value', 'robin@pets.test')
    expect(field('Account email')).toHaveProperty('value', '')
  })

  test('after a success the form is filled in from the account again, and nothing else is in it [R-FORM-008] [R-FORM-010]', async () => {
    answerForms(taken)
    open()
    await signIn()
    fill()
    write('Your name (optional)', 'Somebody')
    send()
    const card = await summary()
    await waitFor(() => expect(document.activeElement).toBe(card))
    fireEvent.click(within(card).getByRole('button', { name: 'Submit another request' }))
    expect(field('Your name (optional)')).toHaveProperty('value', 'Robin Owner')
    expect(field('Your email')).toHaveProperty('value', 'robin@pets.test')
    expect(field('Recent triage ID or a pet’s name')).toHaveProperty('value', '')
    expect(confirm().checked).toBe(false)
  })

  test('what was typed outlives a reload for them alone, and the tick does not', async () => {
    open()
    await signIn()
    fill()
    reload()
    expect(field('Recent triage ID or a pet’s name')).toHaveProperty('value', ' Rex ')
    expect(confirm().checked).toBe(false)
    window.dispatchEvent(new Event('pagehide'))
    cleanup()
    useSession.setState({
      user: aUser({ id: '22222222-2222-4222-8222-222222222222', email: 'alex@pets.test' }),
    })
    open()
    expect(field('Recent triage ID or a pet’s name')).toHaveProperty('value', '')
  })

  test('a page left open when they sign out in another tab shows nothing of theirs', async () => {
    open()
    await signIn()
    fill()
    await act(signOut)
    for (const name of ['Your name (optional)', 'Your email', 'Recent triage ID or a pet’s name'])
      expect(field(name)).toHaveProperty('value', '')
  })
})

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { RouterProvider, createMemoryRouter } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ContactForm } from '#web/features/contact/form/contact-form.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { aUser } from '#web/testing/accounts.ts'
import {
  answerForms,
  expectFailure,
  failedSendings,
  fillTrap,
  reloadInto,
} from '#web/testing/form-service.ts'
import { renderAt } from '#web/testing/render.tsx'

const taken = () => Promise.resolve(Response.json({ id: 'x' }, { status: 201 }))

const open = (path = '/contact') => renderAt(path, <ContactForm />)
const field = (label: RegExp | string) =>
  screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(label)
const write = (label: RegExp | string, value: string) => fireEvent.change(field(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send message' }))
const fill = () => {
  write('Your name', ' Robin Owner ')
  write('Email', 'robin@pets.test ')
  write('Message', ' Hello there ')
}

const reload = (path?: string) => reloadInto(() => open(path))

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '')
})

describe('the contact form', () => {
  test('wants a name, an email and a message, in its own words [R-FORM-001]', async () => {
    const { send: sent } = answerForms(taken)
    open()
    expect(screen.getByRole('form', { name: 'Send us a message' })).toHaveProperty('noValidate', true)
    write('Email', 'nobody')
    send()
    for (const sentence of [
      'Please enter your name.',
      'Enter a valid email address.',
      'Please enter a message.',
    ])
      expect(screen.getByText(sentence)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(field('Your name')))
    for (const label of ['Your name', 'Email', 'Topic', 'Message'])
      expect(field(label)).toHaveProperty('required', true)
    expect(sent).not.toHaveBeenCalled()
  })

  test('offers five topics and begins with a general question [R-FORM-003] [R-FORM-004]', () => {
    open()
    const topic = screen.getByRole('combobox', { name: 'Topic' })
    expect(topic).toHaveProperty('value', 'general')
    expect(
      within(topic)
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value, text }) => [value, text]),
    ).toEqual([
      ['general', 'General question'],
      ['clinic-pricing', 'Clinic pricing'],
      ['partnership', 'Partnership'],
      ['technical', 'Technical problem'],
      ['feedback', 'Feedback'],
    ])
  })

  test('is sent without a clinic or a phone, and answered by a summary with the focus [R-FORM-002] [R-FORM-006] [R-FORM-011]', async () => {
    const { bodies, first } = answerForms(taken)
    open()
    for (const label of ['Clinic name (optional)', 'Phone (optional)'])
      expect(field(label)).toHaveProperty('required', false)
    fill()
    send()
    const busy = screen.getByRole('button', { name: 'Sending...' })
    expect(busy.getAttribute('aria-busy')).toBe('true')
    fireEvent.click(busy)
    const summary = await screen.findByRole('region', { name: 'We have your message' })
    await waitFor(() => expect(document.activeElement).toBe(summary))
    expect(within(summary).getByText('Hello there')).toBeTruthy()
    expect(within(summary).getByText('General question')).toBeTruthy()
    expect(within(summary).queryByText('Phone')).toBeNull()
    expect(screen.queryByRole('form')).toBeNull()
    expect(bodies()).toEqual([
      {
        name: 'Robin Owner',
        email: 'robin@pets.test',
        clinicName: '',
        phone: '',
        subject: 'general',
        message: 'Hello there',
      },
    ])
    expect(first()).toEqual({ path: '/v1/contact', isSigned: false })
  })

  test('"Send another message" brings back a blank form, even under a link that fills it [R-FORM-008] [R-FORM-009]', async () => {
    answerForms(taken)
    open('/contact?subject=clinic-pricing&plan=pawlight-core')
    fill()
    send()
    fireEvent.click(await screen.findByRole('button', { name: 'Send another message' }))
    for (const label of ['Your name', 'Email', 'Clinic name (optional)', 'Phone (optional)', 'Message'])
      expect(field(label)).toHaveProperty('value', '')
    expect(field('Topic')).toHaveProperty('value', 'general')
  })

  test.each(failedSendings('We could not send your message. Please try again.'))(
    '%s: the failure is titled, what was written stays, and typing takes it away [R-FORM-006] [R-FORM-007] [R-FORM-011] [R-FORM-012] [R-ERR-002]',
    async (_why, answer, sentence) => {
      answerForms(answer)
      open()
      fill()
      send()
      await expectFailure(sentence, "We couldn't send your message")
      expect(field('Message')).toHaveProperty('value', ' Hello there ')
      write('Phone (optional)', '555')
      expect(screen.queryByText(sentence)).toBeNull()
    },
  )

  test('typing in a field takes away what was said of it, and of no other [R-FORM-007]', () => {
    open()
    send()
    write('Your name', 'R')
    expect(screen.queryByText('Please enter your name.')).toBeNull()
    expect(screen.getByText('Please enter a message.')).toBeTruthy()
  })

  test('says nothing about lengths until a message is too long, and then loses none of it [R-FORM-005]', () => {
    const { send: sent } = answerForms(taken)
    open()
    expect(screen.getByRole('form').textContent).not.toMatch(/characters|\d/)
    fill()
    write('Message', 'x'.repeat(10_001))
    send()
    expect(screen.getByText('Please use at most 10,000 characters.')).toBeTruthy()
    expect(field('Message').value).toHaveLength(10_001)
    expect(sent).not.toHaveBeenCalled()
  })

  test('a program that fills the hidden field gives itself away; a person never meets it', async () => {
    const { bodies } = answerForms(taken)
    open()
    fill()
    fillTrap()
    send()
    await screen.findByRole('region', { name: 'We have your message' })
    expect(bodies()).toMatchObject([{ website: 'https://spam.test' }])
  })
})

describe('a link to the contact form', () => {
  test.each([
    ['subject=clinic-pricing', 'clinic-pricing', ''],
    ['subject=partnership', 'partnership', ''],
    [
      'subject=general&plan=pawlight-core',
      'general',
      'I would like to know more about the Pawlight Core plan.\n',
    ],
    [
      'subject=clinic-pricing&plan=clinic-professional',
      'clinic-pricing',
      'I would like to know more about the Clinic Professional plan.\n',
    ],
    ['subject=gossip&plan=<b>free</b>', 'general', ''],
  ])('fills in what %s names, and nothing else [R-PRICE-013] [R-CLIN-002]', (query, topic, message) => {
    open(`/contact?${query}`)
    expect(field('Topic')).toHaveProperty('value', topic)
    expect(field('Message')).toHaveProperty('value', message)
  })

  test('never writes over what somebody typed', () => {
    open('/contact?plan=pawlight-plus')
    write('Message', 'My own words')
    write('Topic', 'general')
    reload('/contact?subject=technical&plan=pawlight-core')
    expect(field('Message')).toHaveProperty('value', 'My own words')
    expect(field('Topic')).toHaveProperty('value', 'general')
  })
})

describe('what was typed', () => {
  test('outlives a reload, and is gone once it is sent', async () => {
    answerForms(taken)
    open()
    fill()
    reload()
    expect(field('Message')).toHaveProperty('value', ' Hello there ')
    send()
    await screen.findByRole('region', { name: 'We have your message' })
    reload()
    expect(field('Message')).toHaveProperty('value', '')
  })

  test('stays when it becomes known who writes, and is for nobody else', async () => {
    open()
    write('Message', 'Before')
    await act(async () => useSession.setState({ user: aUser() }))
    expect(field('Message')).toHaveProperty('value', 'Before')
    window.dispatchEvent(new Event('pagehide'))
    cleanup()
    useSession.setState({ user: null })
    open()
    expect(field('Message')).toHaveProperty('value', '')
  })

  test('before the scripts had come is taken over, and the link’s topic with it', async () => {
    const page = () => (
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: <ContactForm /> }], {
          initialEntries: ['/contact?subject=feedback'],
        })}
      />
    )
    const box = document.createElement('div')
    document.body.append(box)
    box.innerHTML = renderToString(page())
    const early = box.querySelector('textarea')
    if (early !== null) early.value = 'Typed early'
    expect(field('Topic')).toHaveProperty('value', 'general')
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let root: Root | undefined
    await act(async () => (root = hydrateRoot(box, page())))
    expect(field('Message')).toHaveProperty('value', 'Typed early')
    expect(field('Topic')).toHaveProperty('value', 'feedback')
    expect(complain).not.toHaveBeenCalled()
    await act(async () => root?.unmount())
    box.remove()
  })
})

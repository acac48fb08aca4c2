import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CancellationSection } from '#web/features/profile/cancellation/cancellation-section.tsx'
import { LOCAL, localStore } from '#web/lib/storage/storage.ts'
import { aSession, aUser } from '#web/testing/accounts.ts'
import { installFakeBackend } from '#web/testing/fake-backend.ts'
import { answerForms, failedSendings, reloadInto } from '#web/testing/form-service.ts'
import { renderAt } from '#web/testing/render.tsx'

const user = aUser()

const taken = () => Promise.resolve(new Response(null, { status: 202 }))

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pick = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })
const confirm = () => screen.getByRole('checkbox', { name: /will stop future renewals/ })

const open = () => {
  const drawn = renderAt('/profile', <CancellationSection user={user} />)
  press('Request cancellation')
  return drawn
}

const reload = () => reloadInto(() => renderAt('/profile', <CancellationSection user={user} />))

const fill = () => {
  pick('Plan', 'pawlight-core')
  pick('Reason', 'cost')
  fireEvent.click(confirm())
}

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '')
})

describe('the cancellation form', () => {
  test('what was typed outlives a reload, except for the tick', () => {
    open()
    fill()
    fireEvent.change(screen.getByLabelText(/^Details/), { target: { value: 'I moved.' } })
    reload()
    expect(screen.getByRole('combobox', { name: 'Plan' })).toHaveProperty('value', 'pawlight-core')
    expect(screen.getByRole('combobox', { name: 'Reason' })).toHaveProperty('value', 'cost')
    expect(screen.getByLabelText(/^Details/)).toHaveProperty('value', 'I moved.')
    expect(confirm()).toHaveProperty('checked', false)
    expect(document.activeElement).toBe(document.body)
    press('Keep membership')
    reload()
    press('Request cancellation')
    expect(screen.getByLabelText(/^Details/)).toHaveProperty('value', 'I moved.')
  })

  test('what was sent is not in the form after a reload', async () => {
    answerForms(taken)
    open()
    fill()
    press('Submit cancellation request')
    expect(await screen.findByRole('heading', { name: 'We have your request' })).toBeTruthy()
    reload()
    press('Request cancellation')
    expect(screen.getByRole('combobox', { name: 'Plan' })).toHaveProperty('value', '')
  })

  test('offers every plan and every reason [R-FORM-026] [R-FORM-027]', () => {
    open()
    const options = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole<HTMLOptionElement>('option')
        .map(({ value, text }) => [value, text])
    expect(options('Plan').slice(1)).toEqual([
      ['pawlight-core', 'Pawlight Core'],
      ['pawlight-plus', 'Pawlight Plus'],
      ['pay-per-screen', 'Pay Per Screen'],
      ['clinic-essential', 'Clinic Essential'],
      ['clinic-professional', 'Clinic Professional'],
      ['clinic-enterprise', 'Clinic Enterprise'],
      ['not-sure', 'Not sure'],
    ])
    expect(options('Reason').slice(1)).toEqual([
      ['not-using', 'Not using it enough'],
      ['cost', 'Too expensive'],
      ['technical-issues', 'Technical issues'],
      ['clinical-overlap', 'Overlaps with my clinic'],
      ['switching', 'Switching to another service'],
      ['other', 'Other'],
    ])
  })

  test('goes from the button over the form to what was sent, and back to the form [R-FORM-028] [R-FORM-025]', async () => {
    const { send, bodies } = answerForms(taken)
    const session = aSession(user)
    localStore.write(LOCAL.authToken, JSON.stringify(session))
    await installFakeBackend()
    open()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Plan' })))
    fill()
    fireEvent.change(screen.getByLabelText(/Details/), { target: { value: ' Bye. ' } })
    press('Submit cancellation request')
    expect(screen.getByRole('button', { name: 'Sending...' }).getAttribute('aria-busy')).toBe('true')
    const title = await screen.findByRole('heading', { name: 'We have your request' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(screen.getByText('Too expensive')).toBeTruthy()
    expect(screen.getByText(/takes effect at the end of the billing cycle/)).toBeTruthy()
    expect(bodies()).toEqual([
      {
        accountEmail: 'robin@pets.test',
        accountId: user.id,
        plan: 'Pawlight Core',
        reason: 'Too expensive',
        details: 'Bye.',
        phone: '',
        requesterName: 'Robin Owner',
      },
    ])
    expect(send.mock.calls[0]?.[0]).toBe('/v1/subscription/cancel')
    expect(new Headers(send.mock.calls[0]?.[1]?.headers).get('authorization')).toBe(
      `Bearer ${session.access_token}`,
    )
    press('Submit another request')
    expect(screen.getByRole('combobox', { name: 'Plan' })).toHaveProperty('value', '')
    expect(confirm()).toHaveProperty('checked', false)
  })

  test('says when it takes effect before and after it is sent, and where the refund rules are [R-PAGE-029]', async () => {
    const effect = /Cancellation takes effect at the end of the billing cycle/
    answerForms(taken)
    open()
    expect(screen.getByText(effect)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'When you get money back' }).getAttribute('href')).toBe(
      '/refunds',
    )
    fill()
    press('Submit cancellation request')
    await screen.findByRole('heading', { name: 'We have your request' })
    expect(screen.getByText(effect)).toBeTruthy()
  })

  test('wants a plan and a reason, not details or a phone [R-FORM-031]', async () => {
    const { send } = answerForms(taken)
    open()
    fireEvent.click(confirm())
    press('Submit cancellation request')
    expect(screen.getByText('Please choose a plan.')).toBeTruthy()
    expect(screen.getByText('Please choose a reason.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Plan' })))
    expect(send).not.toHaveBeenCalled()
  })

  test('wants the confirmation, in its own words and with the focus [R-FORM-030]', async () => {
    const { send } = answerForms(taken)
    open()
    pick('Plan', 'not-sure')
    pick('Reason', 'other')
    press('Submit cancellation request')
    const sentence = screen.getByText(
      'Please confirm that you understand cancellation will stop future renewals.',
    )
    expect(confirm().getAttribute('aria-describedby')).toBe(sentence.closest('p')?.id)
    await waitFor(() => expect(document.activeElement).toBe(confirm()))
    expect(send).not.toHaveBeenCalled()
    fireEvent.click(confirm())
    expect(screen.queryByText(/Please confirm that/)).toBeNull()
  })

  test('"Keep membership" closes it and takes the tick away [R-FORM-029]', async () => {
    open()
    fill()
    press('Keep membership')
    expect(screen.queryByRole('combobox', { name: 'Plan' })).toBeNull()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Request cancellation' })),
    )
    press('Request cancellation')
    expect(confirm()).toHaveProperty('checked', false)
    expect(screen.getByRole('combobox', { name: 'Plan' })).toHaveProperty('value', 'pawlight-core')
  })

  test.each(
    failedSendings(
      'We could not submit your cancellation request. Please try again or email support@pets.test',
    ),
  )(
    '%s: the failure is titled and the form stays [R-FORM-032] [R-FORM-033]',
    async (_why, answer, sentence) => {
      answerForms(answer)
      open()
      fill()
      press('Submit cancellation request')
      const said = await screen.findByText(sentence)
      expect(said.closest('[role="alert"]')?.textContent).toContain('We couldn’t send your request')
      expect(screen.getByRole('combobox', { name: 'Plan' })).toHaveProperty('value', 'pawlight-core')
      expect(screen.getByRole('button', { name: 'Submit cancellation request' })).toBeTruthy()
    },
  )

  test('a failure that is no error at all has a sentence too [R-FORM-034]', async () => {
    answerForms(() => Promise.reject('gone'))
    open()
    fill()
    press('Submit cancellation request')
    expect(await screen.findByText('Unable to submit cancellation request.')).toBeTruthy()
  })
})

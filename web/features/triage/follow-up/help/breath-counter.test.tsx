import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openFollowUp } from '../../testing/open-follow-up.tsx'

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^If you can, count breaths/ })
const open = () =>
  openFollowUp({
    symptoms: ['coughing'],
    answers: { danger_signs: ['none'], breathing_at_rest: 'normal_quiet' },
    questionId: 'resp_rate',
  })

describe('counting breaths by taps', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  test('doubles what was tapped in half a minute and fills it in', () => {
    const { answers } = open()
    press('Count with taps')
    for (let breath = 0; breath < 11; breath += 1) {
      pass(2_500)
      press(/Tap at each breath/)
    }
    expect(answers()['resp_rate']).toBeUndefined()
    pass(2_500)
    expect(answers()['resp_rate']).toBe('22')
    expect(field().value).toBe('22')
    expect(screen.getByRole('status').textContent).toBe('22 breaths per minute. We filled it in above.')
    expect(screen.getByRole('button', { name: 'Count again' })).toBeTruthy()
  })

  test('never takes no tap for a number', () => {
    const { answers } = open()
    press('Count with taps')
    pass(31_000)
    expect(answers()['resp_rate']).toBeUndefined()
    expect(screen.getByRole('status').textContent).toContain('call an emergency vet now')
  })

  test('gives up when the page is hidden, for then nobody can tap', () => {
    const { answers } = open()
    press('Count with taps')
    press(/Tap at each breath/)
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    hidden.mockRestore()
    pass(31_000)
    expect(answers()['resp_rate']).toBeUndefined()
    expect(screen.getByRole('status').textContent).toContain('Please count again')
  })

  test('can be stopped', () => {
    const { answers } = open()
    press('Count with taps')
    press('Stop')
    pass(31_000)
    expect(answers()['resp_rate']).toBeUndefined()
    expect(screen.getByRole('button', { name: 'Count with taps' })).toBeTruthy()
  })
})

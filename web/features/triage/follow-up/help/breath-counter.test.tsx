import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openFollowUp } from '../../testing/open-follow-up.tsx'

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^If you can, count breaths/ })
const start = () => {
  const opened = openFollowUp({
    symptoms: ['coughing'],
    answers: { danger_signs: ['none'], breathing_at_rest: 'normal_quiet' },
    questionId: 'resp_rate',
  })
  press('Count with taps')
  press('Start')
  return opened
}

describe('counting breaths by taps', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  test('doubles what was tapped in half a minute, fills it in and says what it means for this pet', () => {
    const { answers } = start()
    for (let breath = 0; breath < 11; breath += 1) {
      pass(2_500)
      press(/Tap at each breath/)
    }
    expect(answers()['resp_rate']).toBeUndefined()
    pass(2_500)
    expect(answers()['resp_rate']).toBe('22')
    expect(screen.getByRole('status').textContent).toContain('normal range for a dog at rest: 15 to 30')
    press('Use 22')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(field().value).toBe('22')
  })

  test('counts once more, and the second number counts', () => {
    const { answers } = start()
    press(/Tap at each breath/)
    pass(31_000)
    expect(answers()['resp_rate']).toBe('2')
    press('Count again')
    expect(document.activeElement?.textContent).toBe('Start')
    press('Start')
    for (let breath = 0; breath < 9; breath += 1) press(/Tap at each breath/)
    pass(31_000)
    expect(answers()['resp_rate']).toBe('18')
  })

  test('leads to help where the rate is an emergency', () => {
    start()
    for (let breath = 0; breath < 22; breath += 1) {
      pass(1_200)
      press(/Tap at each breath/)
    }
    pass(10_000)
    expect(screen.getByRole('status').textContent).toContain('go to an emergency vet now')
    expect(screen.getByRole('button', { name: 'Show emergency help' })).toBeTruthy()
  })

  test('never takes no tap for a number', () => {
    const { answers } = start()
    pass(31_000)
    expect(answers()['resp_rate']).toBeUndefined()
    expect(screen.getByRole('status').textContent).toContain('call an emergency vet now')
  })

  test('gives up when the page is hidden, for then nobody can tap', () => {
    const { answers } = start()
    press(/Tap at each breath/)
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    hidden.mockRestore()
    pass(31_000)
    expect(answers()['resp_rate']).toBeUndefined()
    expect(screen.getByRole('status').textContent).toContain('Please count again')
  })

  test('can be stopped and left', () => {
    const { answers } = start()
    press('Stop')
    pass(31_000)
    expect(answers()['resp_rate']).toBeUndefined()
    press('Close')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Count with taps' })).toBeTruthy()
  })
})

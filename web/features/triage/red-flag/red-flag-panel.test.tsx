import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openFollowUp } from '../testing/open-follow-up.tsx'

const panel = () => screen.queryByRole('alertdialog')
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const title = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent

describe('an answer that means an emergency', () => {
  test('fills the screen at once with what to do and whom to call', async () => {
    const { user } = openFollowUp()
    await user.click(box(/^Struggling to breathe/))
    const shown = screen.getByRole('alertdialog', { name: 'Stop. Go to an emergency vet now.' })
    expect(within(shown).getByText(/You told us: “Struggling to breathe/)).toBeTruthy()
    expect(within(shown).getByRole('heading', { name: 'The closest emergency vet' })).toBeTruthy()
    expect(within(shown).getByRole('link', { name: /^Emergency vets on your map/ })).toBeTruthy()
    expect(within(shown).queryByRole('link', { name: /888.*426-4435/ })).toBeNull()
    expect(within(shown).getByText(/Keep Rex calm and let Rex choose how to sit or lie/)).toBeTruthy()
  })

  test.each([
    [/^Unconscious/, 'Look at the chest', true],
    [/^Struggling to breathe/, 'Keep Rex calm', false],
  ])('begins with what comes before any drive, and else with the way: %s', async (sign, first, isAhead) => {
    const { user } = openFollowUp()
    await user.click(box(sign))
    const shown = screen.getByRole('alertdialog').textContent
    expect(shown.indexOf(first) < shown.indexOf('The closest emergency vet')).toBe(isAhead)
  })

  test('is read out with its title and its reason, and takes the focus', async () => {
    const { user } = openFollowUp()
    await user.click(box(/^Struggling to breathe/))
    const shown = screen.getByRole('alertdialog')
    expect(document.activeElement?.textContent).toBe('Stop. Go to an emergency vet now.')
    const reason = document.getElementById(shown.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toContain('You do not need to finish these questions.')
  })

  test('names the poison lines where nothing explains a collapse', async () => {
    const { user } = openFollowUp()
    await user.click(box(/^Collapsed/))
    const shown = within(screen.getByRole('alertdialog'))
    expect(shown.getByRole('link', { name: '(888) 426-4435' })).toBeTruthy()
  })

  test('can be a poison, whose lines are called with one tap', async () => {
    const { user } = openFollowUp({
      answers: { danger_signs: ['none'], exposure: ['insect_sting'] },
      questionId: 'exposure',
    })
    await user.click(box(/^Rat or mouse poison/))
    const calls = within(screen.getByRole('alertdialog')).getAllByRole('link', { name: /^Call / })
    expect(calls.map((link) => link.getAttribute('href'))).toEqual(['tel:+18884264435', 'tel:+18557647661'])
  })

  test('leaves everything answered where it was when the owner goes on', async () => {
    const { user, answers, seen } = openFollowUp()
    await user.click(box(/^Collapsed/))
    expect(screen.queryByText('This can be an emergency')).toBeNull()
    await user.click(press('Keep answering'))
    expect(panel()).toBeNull()
    expect(answers()).toEqual({ danger_signs: ['collapse'] })
    expect(seen()).toContain('danger_signs:collapse')
    expect(screen.getByText('This can be an emergency')).toBeTruthy()
    await user.click(press('Next'))
    expect(title()).toBe('When did this start?')
    expect(screen.getByText('One of your answers can be an emergency. You can go now.')).toBeTruthy()
  })

  test('is put away by Escape without losing anything', async () => {
    const { user, answers } = openFollowUp()
    await user.click(box(/^Collapsed/))
    screen.getByRole('alertdialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    expect(await screen.findByText('This can be an emergency')).toBeTruthy()
    expect(panel()).toBeNull()
    expect(answers()).toEqual({ danger_signs: ['collapse'] })
  })

  test('does not stop the owner at every further sign of the same list', async () => {
    const { user } = openFollowUp()
    await user.click(box(/^Collapsed/))
    await user.click(press('Keep answering'))
    await user.click(box(/^Belly suddenly big/))
    expect(panel()).toBeNull()
  })

  test('interrupts once more when a poison comes after it', async () => {
    const { user } = openFollowUp({
      answers: { danger_signs: ['eye_emergency'], exposure: ['insect_sting'] },
      seen: ['danger_signs:eye_emergency'],
      questionId: 'exposure',
    })
    await user.click(box(/^Antifreeze/))
    expect(panel()).toBeTruthy()
    await user.click(press('Keep answering'))
    await user.click(box(/^Grapes/))
    expect(panel()).toBeNull()
  })

  test('can be taken back as a mistake, and interrupts again when given again', async () => {
    const { user, answers } = openFollowUp()
    await user.click(box(/^Collapsed/))
    await user.click(press('I chose this by mistake'))
    expect(panel()).toBeNull()
    expect(answers()).toEqual({})
    expect(box(/^Collapsed/).checked).toBe(false)
    await user.click(box(/^Collapsed/))
    expect(panel()).toBeTruthy()
  })

  test('lets the owner leave the other questions out, then and later', async () => {
    const { user, left } = openFollowUp()
    await user.click(box(/^Collapsed/))
    await user.click(press('Skip to the assessment'))
    expect(left()).toEqual(['finish'])
    await user.click(press('Next'))
    await user.click(press('Skip to the assessment'))
    expect(left()).toEqual(['finish', 'finish'])
  })

  test('is found again after a reload until the owner has seen it', () => {
    openFollowUp({ answers: { danger_signs: ['collapse'] } })
    expect(panel()).toBeTruthy()
  })

  test('is no interruption where the rules know better, but still says that it can be one', async () => {
    const { user } = openFollowUp({ judge: () => ({ isEmergency: false, certain: null }) })
    await user.click(box(/^Collapsed/))
    expect(panel()).toBeNull()
    expect(screen.getByText('This can be an emergency')).toBeTruthy()
  })

  test('that an arrow key passes over interrupts only on the way on', async () => {
    const { user } = openFollowUp({
      symptoms: ['coughing'],
      answers: { danger_signs: ['none'], breathing_at_rest: 'faster_but_easy' },
      questionId: 'breathing_at_rest',
    })
    screen.getByRole('radio', { name: /^Faster than usual/ }).focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Hard work/ }).checked).toBe(true)
    expect(panel()).toBeNull()
    await user.click(press('Next'))
    expect(panel()).toBeTruthy()
    await user.click(press('Keep answering'))
    expect(title()).not.toContain('How is the breathing?')
  })
})

describe('answers that mean an emergency only together', () => {
  const certain = {
    id: 'spine.wobbly',
    because: 'Back legs that fail need a vet now.',
    family: 'spine' as const,
    steps: null,
  }

  test('interrupt on the way to the next question, with the reason', async () => {
    const { user, seen } = openFollowUp({ judge: () => ({ isEmergency: true, certain }) })
    await user.click(box(/^None of these/))
    expect(panel()).toBeNull()
    await user.click(press('Next'))
    expect(
      within(screen.getByRole('alertdialog')).getByText(/Back legs that fail need a vet now\./),
    ).toBeTruthy()
    await user.click(press('Let me check my answers'))
    expect(panel()).toBeNull()
    expect(title()).toContain('showing any of these')
    await user.click(press('Next'))
    await user.click(press('Keep answering'))
    expect(seen()).toEqual(['rule:spine.wobbly'])
    expect(title()).toBe('When did this start?')
  })

  test('wait while a question to come can still change them', async () => {
    const { user } = openFollowUp({ judge: () => ({ isEmergency: true, certain: null }) })
    await user.click(box(/^None of these/))
    await user.click(press('Next'))
    expect(panel()).toBeNull()
    expect(title()).toBe('When did this start?')
  })
})

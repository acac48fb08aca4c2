import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openFollowUp } from '../../testing/open-follow-up.tsx'

const start = { danger_signs: ['none'], exposure: ['chocolate'] }
const open = (answers: Record<string, string | string[]> = start) =>
  openFollowUp({ answers, questionId: 'exposure_details' })
const field = () => screen.findByRole('combobox', { name: 'Find it by name' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

describe('the picker of things', () => {
  test('stands beside the details once something was met', async () => {
    open()
    expect(await field()).toBeDefined()
    expect(screen.getByRole('textbox', { name: 'What exactly was it, and when?' })).toBeDefined()
    expect(screen.getByText(/If you have the package, type its name/)).toBeDefined()
  })

  test('finds by name and keeps what was chosen as chips that can be taken away', async () => {
    const { user, answers } = open()
    await user.type(await field(), 'milk choc')
    expect(options()[0]).toBe('Milk chocolate')
    await user.click(screen.getByRole('option', { name: 'Milk chocolate' }))
    expect(answers()['exposure_things']).toEqual(['milk-chocolate'])
    expect(options()).toEqual([])
    expect((await field()).getAttribute('aria-expanded')).toBe('false')
    await user.click(screen.getByRole('button', { name: 'Remove Milk chocolate' }))
    expect(answers()['exposure_things']).toBeUndefined()
  })

  test('is worked by the keyboard alone, and Enter does not leave the page', async () => {
    const { user, answers, left } = open()
    const input = await field()
    await user.type(input, 'milk choc')
    await user.keyboard('{Enter}')
    expect(answers()['exposure_things']).toBeUndefined()
    await user.keyboard('{ArrowDown}')
    const first = screen.getByRole('option', { name: 'Milk chocolate' })
    expect(input.getAttribute('aria-activedescendant')).toBe(first.id)
    expect(first.getAttribute('aria-selected')).toBe('true')
    await user.keyboard('{Enter}')
    expect(answers()['exposure_things']).toEqual(['milk-chocolate'])
    expect(document.activeElement).toBe(input)
    await user.type(input, 'rais')
    await user.keyboard('{Escape}')
    expect(options()).toEqual([])
    expect(left()).toEqual([])
  })

  test('always offers that it is not in the list, and then asks for words', async () => {
    const { user, answers } = open()
    await user.type(await field(), 'zzqqxx')
    expect(options()).toEqual(['It is not in the list'])
    await user.click(screen.getByRole('option', { name: 'It is not in the list' }))
    expect(screen.getByText('That is fine. Tell us below what it was, as well as you can.')).toBeDefined()
    expect(answers()['exposure_things']).toBeUndefined()
  })

  test('says how many were found', async () => {
    const { user } = open()
    await user.type(await field(), 'zzqqxx')
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Nothing found')
  })

  test('forgets what was chosen when nothing was met after all', async () => {
    const { user, answers } = openFollowUp({
      answers: { ...start, exposure_things: ['milk-chocolate'] },
      questionId: 'exposure',
    })
    await user.click(screen.getByRole('checkbox', { name: 'No, none that I know of' }))
    expect(answers()['exposure_things']).toBeUndefined()
  })
})

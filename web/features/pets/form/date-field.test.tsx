import { useState } from 'react'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderAt } from '#web/testing/render.tsx'
import { weeksOf, yearsUntil } from './calendar-month.ts'
import { DateField } from './date-field.tsx'

function open(initial: string | null = null) {
  const seen: { value: string | null } = { value: initial }
  function Page() {
    const [value, setValue] = useState(initial)
    seen.value = value
    return <DateField label="Birthday" petName="Rex" value={value} onChange={setValue} />
  }
  return { ...renderAt('/pet-profile', <Page />), seen }
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Birthday' })
const day = (name: string) => screen.getByRole('button', { name })

describe('a date', () => {
  beforeEach(() => vi.setSystemTime(new Date(2026, 10, 21, 12)))
  afterEach(() => void vi.useRealTimers())

  test('that was typed is shown in the calendar [R-PET-031]', async () => {
    const { user } = open()
    await user.type(field(), '04142019')
    await user.click(screen.getByRole('button', { name: 'Choose from a calendar' }))
    expect(day('Sunday, April 14, 2019').getAttribute('aria-pressed')).toBe('true')
  })

  test('that was chosen is shown in the field [R-PET-031]', async () => {
    const { user, seen } = open('2019-04-14')
    await user.click(screen.getByRole('button', { name: 'Choose from a calendar' }))
    await user.click(day('Tuesday, April 30, 2019'))
    expect(field().value).toBe('04/30/2019')
    expect(seen.value).toBe('2019-04-30')
  })

  test('is walked to with the arrow keys', async () => {
    const { user } = open('2019-04-30')
    await user.click(screen.getByRole('button', { name: 'Choose from a calendar' }))
    day('Tuesday, April 30, 2019').focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Wednesday, May 1, 2019')
  })

  test('is never in the future', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Choose from a calendar' }))
    expect(day('Sunday, November 22, 2026').hasAttribute('disabled')).toBe(true)
  })

  test('is counted back from an age, and says what it comes to', async () => {
    const { user, seen } = open()
    await user.click(screen.getByRole('button', { name: 'I only know the age' }))
    await user.type(screen.getByRole('textbox', { name: 'About how old?' }), '3')
    expect(seen.value).toBe('2023-11-21')
    expect(field().value).toBe('11/21/2023')
    expect(screen.getByText('That makes Rex 3 years old.')).toBeTruthy()
    await user.selectOptions(screen.getByLabelText('Unit'), 'months')
    expect(seen.value).toBe('2026-08-21')
    await user.clear(screen.getByRole('textbox', { name: 'About how old?' }))
    expect(seen.value).toBeNull()
  })

  test('that was cleared is stored no longer [R-PET-029]', async () => {
    const { user, seen } = open('2019-04-14')
    await user.type(field(), '{Backspace}')
    expect(seen.value).toBeNull()
    await user.clear(field())
    expect(seen.value).toBeNull()
  })
})

test('the calendar offers the last thirty years [R-PET-030] [R-CONST-003]', () => {
  const years = yearsUntil(new Date(2026, 10, 21))
  expect([years[0], years.at(-1)]).toEqual([2026, 1996])
})

test('a month has its days in their weeks', () => {
  const weeks = weeksOf({ year: 2019, month: 3 })
  expect(weeks[0]).toEqual([null, 1, 2, 3, 4, 5, 6])
  expect(weeks.at(-1)).toEqual([28, 29, 30, null, null, null, null])
})

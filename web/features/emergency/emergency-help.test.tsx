import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmergencyHelpButton, EmergencyHelpPanel } from '#web/features/emergency/emergency-help.tsx'
import { EMERGENCY_HELP_ID } from '#web/lib/emergency-help.ts'
import { renderAt } from '#web/testing/render.tsx'

const open = () =>
  renderAt(
    '/',
    <>
      <EmergencyHelpButton />
      <EmergencyHelpPanel />
    </>,
  )

test('one press opens danger signs, steps and telephone numbers', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Emergency help' }))
  const panel = screen.getByRole('dialog', { name: 'Is it an emergency?' })
  const numbers = within(panel)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(numbers).toContain('tel:+18884264435')
  expect(numbers).toContain('tel:+18557647661')
  expect(within(panel).getByRole('heading', { name: 'Go now if you see' })).toBeTruthy()
  expect(within(panel).getByText('Call the nearest emergency vet and say you are coming.')).toBeTruthy()
  expect(within(panel).getAllByText(/fee/)).toHaveLength(3)
  await user.click(within(panel).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the button works before any script runs, because it names its panel', () => {
  open()
  const button = screen.getByRole('button', { name: 'Emergency help' })
  expect(button.getAttribute('popovertarget')).toBe(EMERGENCY_HELP_ID)
  expect(document.getElementById(EMERGENCY_HELP_ID)?.getAttribute('popover')).toBe('auto')
})

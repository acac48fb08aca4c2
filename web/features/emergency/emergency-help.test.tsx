import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { EmergencyHelpButton, EmergencyHelpPanel } from '#web/features/emergency/emergency-help.tsx'
import { EMERGENCY_HELP_ID } from '#web/lib/emergency-help.ts'
import { useSession } from '#web/lib/session/session.ts'
import { aUser } from '#web/testing/accounts.ts'
import { renderAt } from '#web/testing/render.tsx'

const open = () =>
  renderAt(
    '/',
    <>
      <EmergencyHelpButton />
      <EmergencyHelpPanel />
    </>,
  )
const panel = () => within(screen.getByRole('dialog', { name: 'Is it an emergency?' }))
const press = () => screen.getByRole('button', { name: 'Emergency help' })

beforeEach(() => useSession.setState({ user: null, authReady: true }))

test('one press opens danger signs, steps and telephone numbers', async () => {
  const { user } = open()
  await user.click(press())
  const numbers = panel()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(numbers.filter((href) => href === 'tel:+18884264435')).toHaveLength(1)
  expect(numbers.filter((href) => href === 'tel:+18557647661')).toHaveLength(1)
  expect(panel().getByRole('heading', { name: 'Go now if you see' })).toBeTruthy()
  expect(panel().getByText('Call the nearest emergency vet and say you are coming.')).toBeTruthy()
  expect(panel().getAllByText(/fee/)).toHaveLength(2)
  expect(panel().queryByText(/warm/)).toBeNull()
  await user.click(panel().getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['a visitor', null],
  ['an owner', aUser()],
])('%s has the card for the closest vet in it', async (_, somebody) => {
  useSession.setState({ user: somebody })
  const { user } = open()
  expect(document.querySelector('a[href*="emergency+vet"]')).toBeTruthy()
  await user.click(press())
  expect(await screen.findByRole('heading', { name: 'The closest emergency vet' })).toBeTruthy()
  expect(panel().getByRole('button', { name: 'Use my location' })).toBeTruthy()
  expect(panel().getByLabelText('Or your ZIP code')).toBeTruthy()
  expect(panel().queryByRole('link', { name: /Log in/ })).toBeNull()
  expect(panel().getByRole('link', { name: /^Emergency vets on your map/ })).toBeTruthy()
})

test('the button works before any script runs, because it names its panel', () => {
  open()
  expect(press().getAttribute('popovertarget')).toBe(EMERGENCY_HELP_ID)
  expect(document.getElementById(EMERGENCY_HELP_ID)?.getAttribute('popover')).toBe('auto')
})

import { useState } from 'react'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderAt } from '#web/testing/render.tsx'
import { BreedPicker } from './breed-picker.tsx'

function open(species: 'dog' | 'cat' = 'cat') {
  const seen: { value: string | null } = { value: null }
  function Page() {
    const [value, setValue] = useState<string | null>(null)
    seen.value = value
    return <BreedPicker species={species} value={value} onChange={setValue} />
  }
  return { ...renderAt('/pet-profile', <Page />), seen }
}
const search = () => screen.getByLabelText('Search breeds')
const labels = () => [...document.querySelectorAll('li')].map((row) => row.textContent)

describe('the breed picker', () => {
  test('finds a breed by a part of its name in any case [R-BREED-001]', async () => {
    const { user, seen } = open()
    await user.type(search(), 'maINE')
    expect(labels()).toEqual(['Maine Coon'])
    await user.click(screen.getByLabelText('Maine Coon'))
    expect(seen.value).toBe('Maine Coon')
  })

  test('shows popular, common and other breeds before a search [R-BREED-002]', () => {
    open()
    const groups = [...document.querySelectorAll('fieldset legend')].map((legend) => legend.textContent)
    expect(groups).toEqual(['Popular', 'Common', 'Other'])
  })

  test('names a text nothing matches and offers the two ways on [R-BREED-003]', async () => {
    const { user, seen } = open()
    await user.type(search(), 'zzebra')
    expect(screen.getByText('No breeds found for "zzebra".').parentElement?.textContent).toBe(
      'No breeds found for "zzebra". Choose Mixed Breed or Unknown/Other.',
    )
    await user.click(screen.getByRole('button', { name: 'Mixed Breed' }))
    expect(seen.value).toBe('Mixed Breed')
    await user.click(screen.getByRole('button', { name: 'Unknown/Other' }))
    expect(seen.value).toBe('Unknown/Other')
  })

  test('keeps the chosen breed in sight while another is looked for', async () => {
    const { user } = open()
    await user.type(search(), 'siamese')
    await user.click(screen.getByLabelText('Siamese'))
    await user.clear(search())
    await user.type(search(), 'bengal')
    const pinned = screen.getByRole('group', { name: 'Your choice' })
    expect(within(pinned).getByLabelText<HTMLInputElement>('Siamese').checked).toBe(true)
  })

  test('offers the breeds of the species alone [R-BREED-008]', () => {
    const first = open('cat')
    expect(labels()).not.toContain('Beagle')
    first.unmount()
    open('dog')
    expect(labels()).toContain('Beagle')
    expect(labels()).not.toContain('Siamese')
  })
})

import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { renderAt } from '#web/testing/render.tsx'
import type { PetRow } from '../pet-row.ts'
import { aPetRow } from '../testing/a-pet-row.ts'
import { PetsPanel } from './pets-panel.tsx'

const aPet = (name: string, change: Partial<PetRow> = {}): PetRow => ({
  ...aPetRow(name, name, 'dog'),
  breed: 'Beagle',
  birthday: null,
  weight_value: 25.4,
  ...change,
})

function open(pets: PetRow[], remove: (id: string) => Promise<void> = () => Promise.resolve()) {
  const onStart = vi.fn<(id: string) => void>()
  const rendered = renderAt(
    '/pets',
    <PetsPanel
      pets={pets}
      isKnown
      onTimeline={() => undefined}
      search=""
      onSearch={() => undefined}
      species="all"
      onSpecies={() => undefined}
      onStart={onStart}
      onAdd={() => undefined}
      remove={remove}
    />,
  )
  return { ...rendered, onStart }
}
const button = (name: string) => screen.getByRole('button', { name })

describe('a pet card', () => {
  test('shows three conditions and how many more [R-HIST-006]', () => {
    open([aPet('Rex', { medical_conditions: ['A', 'B', 'C', 'D', 'E'] })])
    const conditions = within(screen.getByRole('list', { name: 'Medical conditions' })).getAllByRole(
      'listitem',
    )
    expect(conditions.map((item) => item.textContent)).toEqual(['A', 'B', 'C', '+2 more'])
    expect(screen.getByText('Male · 25 lb')).toBeTruthy()
  })

  test('starts an assessment for this pet', async () => {
    const { user, onStart } = open([aPet('Rex'), aPet('Max')])
    await user.click(button('Something is wrong with Max'))
    expect(onStart).toHaveBeenCalledExactlyOnceWith('Max')
  })

  test('asks once more before removing, for this pet only [R-PET-053] [R-PET-054]', async () => {
    const remove = vi.fn<(id: string) => Promise<void>>(() => Promise.resolve())
    const { user } = open([aPet('Rex'), aPet('Max')], remove)
    await user.click(button('Remove Rex'))
    expect(button('Remove Max')).toBeTruthy()
    await user.click(button('Cancel'))
    expect(screen.queryByRole('button', { name: 'Confirm delete' })).toBeNull()
    await user.click(button('Remove Rex'))
    await user.click(button('Confirm delete'))
    expect(remove).toHaveBeenCalledExactlyOnceWith('Rex')
  })

  test('stops asking after three seconds [R-PET-053] [R-HIST-016] [R-START-005]', () => {
    vi.useFakeTimers()
    open([aPet('Rex')])
    fireEvent.click(button('Remove Rex'))
    // The clock stands still while the keyboard's focus is on the buttons.
    act(() => void vi.advanceTimersByTime(10_000))
    act(() => button('Confirm delete').blur())
    act(() => void vi.advanceTimersByTime(2_999))
    expect(button('Confirm delete')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByRole('button', { name: 'Confirm delete' })).toBeNull()
  })

  test('stays when it could not be removed [R-HIST-015]', async () => {
    const { user } = open([aPet('Rex')], () => Promise.reject(new Error('down')))
    await user.click(button('Remove Rex'))
    await user.click(button('Confirm delete'))
    expect(screen.getByRole('alert').textContent).toBe('Failed to delete pet. Please try again.')
    expect(screen.getByRole('article', { name: 'Rex' })).toBeTruthy()
  })
})

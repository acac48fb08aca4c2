import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CallFailed } from '#web/lib/call-failed.ts'
import { renderAt } from '#web/testing/render.tsx'
import { PetRow, type PetColumns } from '../pet-row.ts'
import { EditPet } from './edit-pet.tsx'

const REX = PetRow.parse({
  id: 'p1',
  name: 'Rex',
  species: 'dog',
  breed: 'Beagle',
  birthday: '2020-02-01',
  gender: 'male',
  is_neutered: true,
  weight_value: 25.4,
  weight_unit: 'lbs',
  medical_conditions: ['arthritis'],
  allergies: [],
  current_medications: [],
})

type Save = (columns: PetColumns) => Promise<unknown>
function open(save: Save = () => Promise.resolve()) {
  const saved = vi.fn<Save>(save)
  return { ...renderAt('/pet-profile/edit/p1', <EditPet pet={REX} save={saved} />), saved }
}
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const submit = () => screen.getByRole('button', { name: 'Save changes' })

describe('the edit screen', () => {
  afterEach(() => vi.restoreAllMocks())

  test('has three parts and two buttons [R-PET-035]', () => {
    open()
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Identity',
      'Vitals',
      'Health notes',
    ])
    expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/pets')
    expect(submit()).toBeTruthy()
  })

  test('says what is missing or wrong [R-PET-042] [R-PET-043] [R-PET-044]', async () => {
    const { user, saved } = open()
    await user.clear(field('Name'))
    await user.selectOptions(field('Species'), 'Choose')
    await user.clear(field(/^Weight/))
    await user.type(field(/^Weight/), '-3')
    await user.click(submit())
    for (const fault of [
      "Please add your pet's name.",
      'Select a species.',
      'Enter a valid weight greater than zero.',
    ]) {
      expect(screen.getByText(fault)).toBeTruthy()
    }
    expect(saved).not.toHaveBeenCalled()
  })

  test('sends trimmed texts, lists, and nothing for what is empty [R-PET-045] [R-PET-046] [R-PET-047]', async () => {
    const { user, saved } = open()
    await user.clear(field('Name'))
    await user.type(field('Name'), '  Rexie ')
    await user.clear(field(/^Weight/))
    await user.selectOptions(field(/^Gender/), 'Not known')
    await user.clear(field(/^Allergies/))
    await user.type(field(/^Allergies/), ' chicken, , beef ')
    await user.click(submit())
    expect(saved).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        name: 'Rexie',
        gender: null,
        weight_value: null,
        allergies: ['chicken', 'beef'],
        medical_conditions: ['arthritis'],
      }),
    )
  })

  test('forgets the breed with the species [R-PET-048]', async () => {
    const { user } = open()
    expect(field(/^Breed/).value).toBe('Beagle')
    await user.selectOptions(field('Species'), 'Cat')
    expect(field(/^Breed/).value).toBe('')
  })

  test('weighs in steps of 0.1, in lbs or kg [R-PET-049]', () => {
    open()
    expect(field(/^Weight/).step).toBe('0.1')
    expect([...screen.getByLabelText<HTMLSelectElement>('Unit').options].map(({ value }) => value)).toEqual([
      'lbs',
      'kg',
    ])
  })

  test('says that it worked, for four seconds [R-PET-041]', async () => {
    vi.useFakeTimers()
    open()
    await act(async () => fireEvent.click(submit()))
    expect(screen.getByText('Profile updated successfully.')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(3_999))
    expect(screen.queryByText('Profile updated successfully.')).not.toBeNull()
    act(() => void vi.advanceTimersByTime(1))
    expect(screen.queryByText('Profile updated successfully.')).toBeNull()
  })

  test.each([
    [
      'any failure [R-PET-040]',
      new CallFailed('unavailable'),
      "We couldn't save your changes just now. Please try again.",
    ],
    ['a taken name [R-PET-050]', new CallFailed('conflict'), 'You already have a pet with this name'],
  ])('keeps what was typed after %s', async (_name, failure, sentence) => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { user } = open(() => Promise.reject(failure))
    await user.type(field('Name'), 'ie')
    await user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(field('Name').value).toBe('Rexie')
  })
})

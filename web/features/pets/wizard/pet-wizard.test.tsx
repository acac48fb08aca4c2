import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { IntakePet } from '#domain/triage/intake.ts'
import { CallFailed } from '#web/lib/call-failed.ts'
import { renderAt, type Rendered } from '#web/testing/render.tsx'
import { PetRow, type PetColumns } from '../pet-row.ts'
import { PetWizard } from './pet-wizard.tsx'

const SAVED = PetRow.parse({
  id: 'p1',
  name: 'Miso',
  species: 'cat',
  breed: null,
  birthday: null,
  gender: 'female',
  is_neutered: true,
  weight_value: 9,
  weight_unit: 'lbs',
  medical_conditions: [],
  allergies: [],
  current_medications: [],
})

type Start = Partial<Parameters<typeof PetWizard>[0]>

function open(start: Start = {}) {
  const onDone = vi.fn<(pet: IntakePet) => void>()
  const onBack = vi.fn<() => void>()
  const createPet = vi.fn<(columns: PetColumns) => Promise<PetRow>>((columns) =>
    Promise.resolve({ ...columns, id: 'new-id' }),
  )
  const rendered = renderAt(
    '/pet-profile',
    <PetWizard
      pets={[]}
      isSignedIn
      loadFailed={false}
      selectedPet={null}
      createNewPet={false}
      createPet={createPet}
      onDone={onDone}
      onBack={onBack}
      {...start}
    />,
  )
  return { ...rendered, onDone, onBack, createPet }
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const next = (user: Rendered['user']) => user.click(screen.getByRole('button', { name: /Continue/ }))

async function walkToSave(user: Rendered['user']): Promise<void> {
  await next(user)
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rex')
  await next(user)
  await next(user)
  await user.type(screen.getByRole('textbox', { name: 'Birthday' }), '02012020')
  for (let step = 0; step < 7; step += 1) await next(user)
}

describe('the pet wizard', () => {
  test('begins at species, as question 2 of 12 [R-PET-001] [R-PET-009]', () => {
    open()
    expect(title()).toBe('Is your pet a dog or a cat?')
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Question 2 of 12')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dog' }).checked).toBe(true)
  })

  test('counts its progress as position divided by eleven [R-PET-003]', async () => {
    const { user } = open()
    const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')
    expect(progress()).toBe(String(Math.round(100 / 11)))
    await walkToSave(user)
    expect(progress()).toBe('100')
  })

  test('says what is missing and stays [R-PET-022] [R-PET-023]', async () => {
    const { user } = open()
    await next(user)
    await next(user)
    expect(screen.getByText("Please enter your pet's name")).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rex')
    await next(user)
    await next(user)
    await next(user)
    expect(screen.getByText("Please select your pet's birthday")).toBeTruthy()
    expect(title()).toBe('When is Rex’s birthday?')
  })

  test('advances by Enter and goes back by Back [R-PET-001]', async () => {
    const { user } = open()
    await next(user)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rex{Enter}')
    expect(title()).toBe('Is Rex male or female?')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Rex')
  })

  test('saves the pet and moves on with it [R-PET-014]', async () => {
    const { user, createPet, onDone } = open()
    await walkToSave(user)
    await user.click(screen.getByRole('button', { name: 'Save & Continue' }))
    expect(createPet).toHaveBeenCalledExactlyOnceWith({
      name: 'Rex',
      species: 'dog',
      breed: null,
      birthday: '2020-02-01',
      gender: 'male',
      is_neutered: false,
      weight_value: null,
      weight_unit: 'lbs',
      medical_conditions: [],
      allergies: [],
      current_medications: [],
    })
    expect(onDone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'new-id', name: 'Rex' }))
  })

  test('goes on without saving when asked to [R-PET-015]', async () => {
    const { user, createPet, onDone } = open()
    await walkToSave(user)
    await user.click(screen.getByRole('radio', { name: 'Continue without saving' }))
    await next(user)
    expect(createPet).not.toHaveBeenCalled()
    expect(onDone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: null, name: 'Rex' }))
  })

  test('can be walked without an account, and nothing is saved [R-PET-016] [R-PET-017]', async () => {
    const { user, createPet, onDone } = open({ isSignedIn: false })
    await walkToSave(user)
    await next(user)
    expect(createPet).not.toHaveBeenCalled()
    expect(onDone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: null, name: 'Rex' }))
  })

  test.each([
    ['a taken name [R-PET-032]', new CallFailed('conflict'), 'You already have a pet with this name'],
    [
      'any other failure [R-PET-033]',
      new CallFailed('unavailable'),
      'Failed to save pet profile. Please try again.',
    ],
  ])('stays with the data after %s [R-PET-067]', async (_name, failure, sentence) => {
    const { user, onDone } = open({ createPet: () => Promise.reject(failure) })
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    await walkToSave(user)
    await user.click(screen.getByRole('button', { name: 'Save & Continue' }))
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    await user.click(screen.getByRole('button', { name: 'Change the name' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Rex')
    expect(onDone).not.toHaveBeenCalled()
  })

  test('asks whether a female is spayed [R-PET-008]', async () => {
    const { user } = open()
    await next(user)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Miso')
    await next(user)
    await user.click(screen.getByRole('radio', { name: 'Female' }))
    await next(user)
    await user.type(screen.getByRole('textbox', { name: 'Birthday' }), '02012020')
    for (let step = 0; step < 3; step += 1) await next(user)
    expect(title()).toBe('Is Miso spayed?')
  })

  test('has quick answers for the three lists [R-PET-007]', async () => {
    const { user } = open()
    await next(user)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rex')
    await next(user)
    await next(user)
    await user.type(screen.getByRole('textbox', { name: 'Birthday' }), '02012020')
    for (let step = 0; step < 4; step += 1) await next(user)
    for (const label of ['Medications', 'Medical conditions', 'Allergies']) {
      await user.click(screen.getByRole('button', { name: 'Prefer to skip now and add later' }))
      await user.click(screen.getByRole('button', { name: 'None' }))
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: label }).value).toBe('None')
      await next(user)
    }
    expect(title()).toBe('Save Rex’s profile?')
  })
})

describe('the choice among saved pets', () => {
  test('shows who they are and goes on with one [R-PET-004] [R-PET-006] [R-PET-018]', async () => {
    const { user, onDone } = open({ pets: [SAVED] })
    const card = screen.getByRole('radio', { name: 'Miso' })
    expect(screen.getByText('Cat · Female · Fixed')).toBeTruthy()
    await user.click(card)
    await user.click(screen.getByRole('button', { name: 'Continue with Miso' }))
    expect(onDone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'p1', species: 'cat' }))
  })

  test('starts a new pet with an empty form [R-PET-005] [R-PET-013]', async () => {
    const { user } = open({ pets: [SAVED] })
    await user.click(screen.getByRole('radio', { name: 'Add New Pet' }))
    await next(user)
    expect(title()).toBe('Is your pet a dog or a cat?')
  })

  test('is preset or skipped as the workspace asked [R-PET-019] [R-PET-020]', () => {
    const preset = open({ pets: [SAVED], selectedPet: 'p1' })
    expect(screen.getByRole('button', { name: 'Continue with Miso' })).toBeTruthy()
    preset.unmount()
    open({ pets: [SAVED], createNewPet: true })
    expect(title()).toBe('Is your pet a dog or a cat?')
  })

  test('that could not be read is said, and the wizard can be walked [R-PET-034]', () => {
    open({ loadFailed: true })
    expect(screen.getByText('An error occurred while loading. Please try again.')).toBeTruthy()
    expect(title()).toBe('Is your pet a dog or a cat?')
  })
})

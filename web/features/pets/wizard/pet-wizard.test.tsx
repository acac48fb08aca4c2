import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { IntakePet } from '#domain/logic/intake.ts'
import { CallFailed } from '#web/lib/calls/call-failed.ts'
import { forgetTriage } from '#web/lib/storage/triage-memory.ts'
import { PAUSE_MS } from '#web/ui/use-going-on.ts'
import { renderAt, type Rendered } from '#web/testing/render.tsx'
import { emptyForm, type PetForm } from '../form/pet-form.ts'
import { PetRow, type PetColumns } from '../pet-row.ts'
import { aPetRow } from '../testing/a-pet-row.ts'
import { APetWizard, type Start } from '../testing/a-pet-wizard.tsx'
import { keepDraft } from './draft.ts'
import type { WizardStep } from './steps.ts'

const SAVED: PetRow = {
  ...aPetRow('p1', 'Miso', 'cat'),
  birthday: null,
  gender: 'female',
  weight_value: 9,
}

function open(start: Start = {}) {
  const onDone = vi.fn<(pet: IntakePet) => void>()
  const onBack = vi.fn<() => void>()
  const createPet = vi.fn<(columns: PetColumns) => Promise<PetRow>>((columns) =>
    Promise.resolve(PetRow.parse({ ...columns, id: 'new-id' })),
  )
  const rendered = renderAt(
    '/pet-profile',
    <APetWizard createPet={createPet} onDone={onDone} onBack={onBack} {...start} />,
  )
  return { ...rendered, onDone, onBack, createPet }
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const next = (user: Rendered['user']) => user.click(screen.getByRole('button', { name: /Continue/ }))

/** Chooses an answer and goes on, as with the keyboard. */
async function tell(user: Rendered['user'], name: string): Promise<void> {
  await user.click(screen.getByRole('radio', { name }))
  await next(user)
}

async function walkToSave(user: Rendered['user']): Promise<void> {
  await tell(user, 'Dog')
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rex')
  await next(user)
  await next(user)
  await user.type(screen.getByRole('textbox', { name: 'Birthday' }), '02012020')
  for (let step = 0; step < 7; step += 1) await next(user)
}

/** Leaves the wizard at a question, as a reload would find it. */
function standAt(step: WizardStep, said: Partial<PetForm> = {}, ownerId: string | null = 'owner-1'): void {
  const chosen = ['species', 'gender'] as const
  const form = { ...emptyForm(), chosen, name: 'Rex', birthday: '2020-02-01', ...said }
  keepDraft({ ownerId, step, choice: null, save: true, form })
}

afterEach(() => void vi.useRealTimers())

describe('the pet wizard', () => {
  test('begins at species, as question 2 of 12 [R-PET-001] [R-PET-009]', () => {
    open()
    expect(title()).toBe('Is your pet a dog or a cat?')
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Question 2 of 12')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dog' }).checked).toBe(false)
  })

  test('goes on by itself from an answer given by hand, once it was seen', () => {
    vi.useFakeTimers()
    open()
    const dog = screen.getByRole<HTMLInputElement>('radio', { name: 'Dog' })
    fireEvent.pointerDown(dog, { pointerType: 'touch', width: 30, height: 30 })
    fireEvent.click(dog, { detail: 1 })
    expect([dog.checked, title()]).toEqual([true, 'Is your pet a dog or a cat?'])
    act(() => void vi.advanceTimersByTime(PAUSE_MS))
    expect(title()).toBe("What is your pet's name?")
  })

  test('stays where the keyboard walks over the answers', () => {
    vi.useFakeTimers()
    open()
    const dog = screen.getByRole<HTMLInputElement>('radio', { name: 'Dog' })
    fireEvent.keyDown(dog, { key: 'ArrowRight' })
    fireEvent.click(dog)
    act(() => void vi.advanceTimersByTime(PAUSE_MS))
    expect([dog.checked, title()]).toEqual([true, 'Is your pet a dog or a cat?'])
  })

  test('asks again for a species that was passed over, and goes on where it stood', async () => {
    const { user } = open()
    await next(user)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rex')
    await next(user)
    await next(user)
    await user.type(screen.getByRole('textbox', { name: 'Birthday' }), '02012020')
    await next(user)
    expect(title()).toBe('Is your pet a dog or a cat?')
    expect(screen.getByText('Select a species.')).toBeTruthy()
    await next(user)
    expect(title()).toBe('Is your pet a dog or a cat?')
    await tell(user, 'Cat')
    expect(title()).toBe('When is Rex’s birthday?')
    await next(user)
    expect(title()).toBe('What breed is Rex?')
    expect(screen.getByLabelText('Maine Coon')).toBeTruthy()
  })

  test('starts after the birthday, with the pet saved as far as it is known', async () => {
    const { user, createPet, onDone } = open()
    const start = () => screen.queryByRole('button', { name: 'Start now, finish Rex later' })
    await tell(user, 'Dog')
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rex{Enter}')
    expect(start()).toBeNull()
    await tell(user, 'Female')
    expect(start()).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'Birthday' }), '02012020')
    await user.click(start() ?? document.body)
    expect(createPet).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        name: 'Rex',
        gender: 'female',
        birthday: '2020-02-01',
        breed: null,
        is_neutered: null,
        weight_value: null,
        medical_conditions: [],
      }),
    )
    expect(onDone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'new-id' }))
  })

  test('does not start with a weight that cannot be, and offers what was meant', async () => {
    standAt('weight', { weight: { value: '660', unit: 'lbs' } })
    const { user, createPet } = open()
    await user.click(screen.getByRole('button', { name: 'Start now, finish Rex later' }))
    expect(screen.getByText(/^That is 660 lb\. No dog has weighed that much\./)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '66 lb' }))
    await user.click(screen.getByRole('button', { name: 'Start now, finish Rex later' }))
    expect(createPet).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ weight_value: 66 }))
  })

  test('keeps what was typed and not added among the entries', async () => {
    standAt('conditions')
    const { user, createPet } = open()
    const box = screen.getByRole('textbox', { name: 'Medical conditions' })
    await user.type(box, 'arthritis{Enter}hip dysplasia, asthma')
    await user.click(screen.getByRole('button', { name: 'Remove arthritis' }))
    expect(document.activeElement?.getAttribute('aria-label') ?? '').toBe('Remove hip dysplasia')
    await user.click(box)
    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', { name: 'Remove asthma' })).toBeTruthy()
    await user.type(box, 'gout')
    await user.click(screen.getByRole('button', { name: 'Start now, finish Rex later' }))
    expect(createPet).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ medical_conditions: ['hip dysplasia', 'asthma', 'gout'] }),
    )
  })

  test('counts its progress as position divided by eleven [R-PET-003]', () => {
    const first = open()
    const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow')
    expect(progress()).toBe(String(Math.round(100 / 11)))
    first.unmount()
    standAt('save')
    open()
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
      gender: null,
      is_neutered: null,
      weight_value: null,
      weight_unit: 'lbs',
      medical_conditions: [],
      allergies: [],
      current_medications: [],
    })
    expect(onDone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'new-id', name: 'Rex' }))
  })

  test('goes on without saving when asked to [R-PET-015]', async () => {
    standAt('save')
    const { user, createPet, onDone } = open()
    await user.click(screen.getByRole('radio', { name: 'Continue without saving' }))
    await next(user)
    expect(createPet).not.toHaveBeenCalled()
    expect(onDone).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: null, name: 'Rex' }))
  })

  test('can be walked without an account, and nothing is saved [R-PET-015] [R-PET-016] [R-PET-017]', async () => {
    standAt('save', {}, null)
    const { user, createPet, onDone } = open({ ownerId: null })
    const save = screen.getByRole<HTMLInputElement>('radio', { name: 'Save this pet to my account' })
    expect([save.disabled, save.checked]).toEqual([true, false])
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
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
    standAt('save')
    const { user, onDone } = open({ createPet: () => Promise.reject(failure) })
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    await user.click(screen.getByRole('button', { name: 'Save & Continue' }))
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    await user.click(screen.getByRole('button', { name: 'Change the name' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Rex')
    expect(onDone).not.toHaveBeenCalled()
  })

  test('asks whether a female is spayed and a male neutered [R-PET-008]', () => {
    standAt('neutered', { name: 'Miso', gender: 'female' })
    const first = open()
    expect(title()).toBe('Is Miso spayed?')
    first.unmount()
    standAt('neutered')
    open()
    expect(title()).toBe('Is Rex neutered?')
  })

  test('has quick answers for the three lists [R-PET-007]', async () => {
    standAt('medications')
    const { user, createPet } = open()
    for (const label of ['Medications', 'Medical conditions', 'Allergies']) {
      await user.click(screen.getByRole('button', { name: 'Prefer to skip now and add later' }))
      await user.click(screen.getByRole('button', { name: 'None' }))
      expect(screen.getByRole('button', { name: 'None', pressed: true })).toBeTruthy()
      expect(screen.getByRole('textbox', { name: label })).toBeTruthy()
      await next(user)
    }
    expect(title()).toBe('Save Rex’s profile?')
    await user.click(screen.getByRole('button', { name: 'Save & Continue' }))
    expect(createPet).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ medical_conditions: ['None'], allergies: ['None'] }),
    )
  })

  test('has a save chosen beforehand for who is signed in [R-PET-015]', () => {
    standAt('save')
    open()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Save this pet to my account' }).checked).toBe(
      true,
    )
  })

  test('stands where it stood when the page is opened again', async () => {
    const first = open()
    await next(first.user)
    await first.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rex')
    await next(first.user)
    await first.user.click(screen.getByRole('radio', { name: 'Female' }))
    first.unmount()
    const { user } = open()
    expect(title()).toBe('Is Rex male or female?')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Female' }).checked).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Rex')
  })

  test('shows nobody the words of another owner', async () => {
    const first = open()
    await next(first.user)
    first.unmount()
    open({ ownerId: 'owner-2' })
    expect(title()).toBe('Is your pet a dog or a cat?')
  })

  test('keeps what a visitor said for when they have logged in', async () => {
    const first = open({ ownerId: null })
    await next(first.user)
    await first.user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rex')
    first.unmount()
    open()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Rex')
  })

  test('goes one question back with the Back of the browser', async () => {
    const { user, navigate } = open()
    await next(user)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Rex')
    await next(user)
    await act(() => navigate(-1))
    expect(title()).toBe("What is your pet's name?")
    await act(() => navigate(-1))
    expect(title()).toBe('Is your pet a dog or a cat?')
    await act(() => navigate(2))
    expect(title()).toBe('Is Rex male or female?')
  })

  test('forgets what was said once the pet is saved, or the flow is left', async () => {
    standAt('save')
    const { user, unmount } = open()
    await user.click(screen.getByRole('button', { name: 'Save & Continue' }))
    expect(sessionStorage.getItem('draft-pet')).toBeNull()
    unmount()
    const second = open()
    await next(second.user)
    second.unmount()
    forgetTriage()
    expect(sessionStorage.getItem('draft-pet')).toBeNull()
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

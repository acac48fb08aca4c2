import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CallFailed } from '#web/lib/calls/call-failed.ts'
import { renderAt } from '#web/testing/render.tsx'
import { installFakeBackend } from '#web/testing/fake-backend.ts'
import type { PreparedPhoto } from '../api/pet-photo.ts'
import { PetRow } from '../pet-row.ts'
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

type Save = Parameters<typeof EditPet>[0]['save']
type Start = { readonly save?: Save; readonly pet?: PetRow; readonly prepare?: () => Promise<PreparedPhoto> }
const PHOTO = new Blob(['drawn anew'], { type: 'image/jpeg' })

function open({ save = () => Promise.resolve(), pet = REX, prepare }: Start = {}) {
  const saved = vi.fn<Save>(save)
  const prepared = prepare ?? (() => Promise.resolve({ ok: true as const, photo: PHOTO }))
  const page = (
    <QueryClientProvider client={new QueryClient()}>
      <EditPet pet={pet} preparePhoto={prepared} save={saved} />
    </QueryClientProvider>
  )
  return { ...renderAt('/pet-profile/edit/p1', page), saved }
}
const aFile = () => new File(['raw'], 'rex.heic', { type: 'image/heic' })
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const fill = (control: HTMLInputElement, value: string) => fireEvent.change(control, { target: { value } })
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
    fill(field('Name'), '')
    await user.selectOptions(field('Species'), 'Choose')
    fill(field(/^Weight/), '-3')
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
    fill(field('Name'), '  Rexie ')
    fill(field(/^Weight/), '')
    await user.selectOptions(field(/^Gender/), 'Not known')
    fill(field(/^Allergies/), ' chicken, , beef ')
    await user.click(submit())
    expect(saved).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        name: 'Rexie',
        gender: null,
        weight_value: null,
        allergies: ['chicken', 'beef'],
        medical_conditions: ['arthritis'],
      }),
      { kind: 'keep' },
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

  test('says that it worked, for four seconds [R-PET-041] [R-START-005]', async () => {
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
    const { user } = open({ save: () => Promise.reject(failure) })
    await user.type(field('Name'), 'ie')
    await user.click(submit())
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(field('Name').value).toBe('Rexie')
  })

  test('asks for everything a pet profile holds [R-PET-035]', () => {
    open()
    for (const name of [
      'Name',
      'Species',
      /^Breed/,
      /^Gender/,
      'Birthday',
      /^Microchip ID/,
      /^Weight/,
      'Unit',
      'Neutered',
      /^Medical conditions/,
      /^Allergies/,
      /^Current medications/,
    ])
      expect(field(name)).toBeTruthy()
  })

  test('sends the microchip trimmed, and none as nothing [R-PET-045]', async () => {
    const { user, saved } = open()
    fill(field(/^Microchip/), ' 985112345678903 ')
    await user.click(submit())
    fill(field(/^Microchip/), '')
    await user.click(submit())
    expect(saved.mock.calls.map(([columns]) => columns.microchip_id)).toEqual(['985112345678903', null])
  })

  test('keeps a chosen photo for when the pet is saved', async () => {
    const { user, saved } = open()
    await user.upload(screen.getByLabelText('Photo file'), aFile())
    expect(saved).not.toHaveBeenCalled()
    expect(screen.getByText('New photo chosen. Save your changes to keep it.')).toBeTruthy()
    await user.click(submit())
    expect(saved).toHaveBeenCalledExactlyOnceWith(expect.anything(), { kind: 'replace', photo: PHOTO })
  })

  test('keeps a chosen photo when saving failed', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    const { user, saved } = open({ save: () => Promise.reject(new CallFailed('offline')) })
    await user.upload(screen.getByLabelText('Photo file'), aFile())
    await user.click(submit())
    await screen.findByRole('alert')
    await user.click(submit())
    expect(saved).toHaveBeenLastCalledWith(expect.anything(), { kind: 'replace', photo: PHOTO })
  })

  test('says why a file cannot be the photo', async () => {
    const message = 'This browser cannot open HEIC photos. Please choose a JPEG, or use your phone.'
    const { user, saved } = open({ prepare: () => Promise.resolve({ ok: false, message }) })
    await user.upload(screen.getByLabelText('Photo file'), aFile())
    expect((await screen.findByRole('alert')).textContent).toBe(message)
    await user.click(submit())
    expect(saved).toHaveBeenCalledExactlyOnceWith(expect.anything(), { kind: 'keep' })
  })

  test('takes the photo away when asked to', async () => {
    await installFakeBackend()
    const { user, saved } = open({ pet: { ...REX, photo_url: 'owner/p1/old.jpg' } })
    await user.click(screen.getByRole('button', { name: 'Remove photo' }))
    expect(screen.getByRole('button', { name: 'Choose a photo' })).toBeTruthy()
    await user.click(submit())
    expect(saved).toHaveBeenCalledExactlyOnceWith(expect.anything(), { kind: 'remove' })
  })
})

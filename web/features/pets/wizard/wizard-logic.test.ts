import { describe, expect, test } from 'vitest'
import { petOf } from '../form/convert-pet.ts'
import { dateFault, dateText, storedDate, typedDate } from '../form/date-text.ts'
import { weightFault } from '../form/faults.ts'
import { emptyForm, listOf, withChoice, withSpecies } from '../form/pet-form.ts'
import { faultsAt, stepBefore, WIZARD_STEPS } from './steps.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const typing = (keys: string): string => keys.split('').reduce((text, key) => typedDate(text, text + key), '')

describe('the wizard', () => {
  test('asks twelve questions in order [R-PET-002]', () => {
    expect(WIZARD_STEPS).toEqual([
      'select',
      'species',
      'name',
      'gender',
      'birthday',
      'breed',
      'weight',
      'neutered',
      'medications',
      'conditions',
      'allergies',
      'save',
    ])
  })

  test('begins at species without saved pets [R-PET-009]', () => {
    expect(stepBefore('species', false)).toBeNull()
    expect(stepBefore('species', true)).toBe('select')
  })

  test('starts with the documented defaults [R-PET-010]', () => {
    expect(emptyForm()).toMatchObject({
      species: 'dog',
      gender: 'male',
      isNeutered: false,
      weight: { value: '', unit: 'lbs' },
      conditions: '',
      allergies: '',
      medications: '',
    })
    expect(petOf(emptyForm())).toMatchObject({ conditions: [], allergies: [], medications: [] })
  })

  test('takes what it starts with for nobody’s answer', () => {
    expect(petOf(emptyForm())).toMatchObject({ gender: null, isNeutered: null })
    const told = withChoice(withChoice(emptyForm(), 'gender', { gender: 'male' }), 'neutered', {
      isNeutered: false,
    })
    expect(petOf(told)).toMatchObject({ gender: 'male', isNeutered: false })
  })

  test('names an age and a weight that no dog and no cat can have', () => {
    const dog = { ...withSpecies(emptyForm(), 'dog'), birthday: '1990-01-01' }
    expect(faultsAt('birthday', dog, NOW)).toEqual({
      birthday: 'No dog has lived that long. Please check the year.',
    })
    expect(faultsAt('birthday', withSpecies(dog, 'cat'), NOW)).toEqual({})
    const heavy = { ...dog, weight: { value: '660', unit: 'lbs' as const } }
    expect(faultsAt('weight', heavy, NOW)).toEqual({
      weight: 'That is 660 lb. No dog has weighed that much. Did you mean 66 lb?',
    })
    expect(weightFault('cat', { value: '30', unit: 'kg' })?.message).toBe(
      'That is 30 kg. No cat has weighed that much. Did you mean 30 lb or 3 kg?',
    )
    expect(weightFault('cat', { value: '9', unit: 'kg' })).toBeNull()
  })

  test('asks for the name and the birthday, and for nothing else [R-PET-022] [R-PET-023] [R-PET-024]', () => {
    const faults = WIZARD_STEPS.flatMap((step) => Object.values(faultsAt(step, emptyForm())))
    expect(faults).toEqual(["Please enter your pet's name", "Please select your pet's birthday"])
    expect(faultsAt('name', { ...emptyForm(), name: '   ' })).toEqual({
      name: "Please enter your pet's name",
    })
  })

  test('forgets the breed when the species changes [R-PET-048]', () => {
    const beagle = { ...emptyForm(), breed: 'Beagle' }
    expect(withSpecies(beagle, 'dog').breed).toBe('Beagle')
    expect(withSpecies(beagle, 'cat').breed).toBeNull()
  })

  test('reads lists between commas, none as an answer and a skip as nothing [R-PET-047] [R-PET-007]', () => {
    expect(listOf(' arthritis, , hip dysplasia ,')).toEqual(['arthritis', 'hip dysplasia'])
    expect(listOf('None')).toEqual(['None'])
    expect(listOf(' none ')).toEqual(['None'])
    expect(listOf('Prefer to skip now and add later')).toEqual([])
  })
})

describe('a typed date', () => {
  test('gets its slashes by itself [R-PET-026]', () => {
    expect(typing('04')).toBe('04/')
    expect(typing('0428')).toBe('04/28/')
    expect(typing('04282019')).toBe('04/28/2019')
    expect(typing('04/28/2019')).toBe('04/28/2019')
    expect(typing('4/8/2019')).toBe('04/08/2019')
  })

  test('takes digits and slashes only, ten at most [R-PET-025]', () => {
    expect(typing('a0b4c')).toBe('04/')
    expect(typedDate('', '04/28/20199')).toBe('04/28/2019')
  })

  test('can be deleted again', () => {
    expect(typedDate('04/', '04')).toBe('04')
    expect(typedDate('04', '0')).toBe('0')
  })

  test.each([
    ['13/01/2020', null],
    ['00/10/2020', null],
    ['02/32/2020', null],
    ['02/30/2020', null],
    ['02/10/1899', null],
    ['02/10/2027', null],
    ['01/01/1900', '1900-01-01'],
    ['02/29/2020', '2020-02-29'],
    ['04/28/20', null],
  ])('%s is stored as %s [R-PET-027] [R-PET-028]', (text, stored) => {
    expect(storedDate(text, NOW)).toBe(stored)
  })

  test.each([
    ['13/01/2020', 'There are 12 months. The month comes first: MM/DD/YYYY.'],
    ['02/30/2020', 'That month does not have this day. Please check the day.'],
    ['02/10/1899', 'Please check the year.'],
    ['02/10/2027', 'This day is still to come. Please check the year.'],
    ['02/10/202', null],
    ['02/10/2020', null],
  ])('that cannot be, such as %s, is told why', (text, why) => {
    expect(dateFault(text, NOW)).toBe(why)
  })

  test('is shown as it was typed', () => {
    expect(dateText('2019-04-28')).toBe('04/28/2019')
    expect(dateText(null)).toBe('')
  })
})

import { describe, expect, test } from 'vitest'
import { LIMITS } from '#domain/constants.ts'
import { dateText, storedDate, typedDate } from './date-text.ts'
import { emptyForm, faultOf, listOf, petOf, withSpecies } from './form.ts'
import { stepBefore, WIZARD_STEPS } from './steps.ts'

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
    expect(WIZARD_STEPS).toHaveLength(LIMITS.pets.wizardQuestions)
  })

  test('begins at species without saved pets [R-PET-009]', () => {
    expect(stepBefore('species', false)).toBeNull()
    expect(stepBefore('species', true)).toBe('select')
  })

  test('starts with the documented defaults [R-PET-010]', () => {
    expect(petOf(emptyForm())).toMatchObject({
      species: 'dog',
      gender: 'male',
      isNeutered: false,
      weight: { value: null, unit: 'lbs' },
      conditions: [],
      allergies: [],
      medications: [],
    })
  })

  test('asks for the name and the birthday, and for nothing else [R-PET-022] [R-PET-023] [R-PET-024]', () => {
    const faults = WIZARD_STEPS.map((step) => faultOf(step, emptyForm())).filter((fault) => fault !== null)
    expect(faults).toEqual(["Please enter your pet's name", "Please select your pet's birthday"])
    expect(faultOf('name', { ...emptyForm(), name: '   ' })).toBe("Please enter your pet's name")
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

  test('is shown as it was typed', () => {
    expect(dateText('2019-04-28')).toBe('04/28/2019')
    expect(dateText(null)).toBe('')
  })
})

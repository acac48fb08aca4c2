import { describe, expect, test } from 'vitest'
import { changesOf, columnsOf, formOf, intakePetOf, petOf } from './convert-pet.ts'
import { emptyForm, withChoice, withSpecies } from './pet-form.ts'
import { PetRow } from '../pet-row.ts'

const KNOWN = PetRow.parse({
  id: 'p1',
  name: 'Miso',
  species: 'cat',
  breed: 'Maine Coon',
  birthday: '2020-02-01',
  gender: 'female',
  is_neutered: false,
  weight_value: 9.5,
  weight_unit: 'kg',
  medical_conditions: ['asthma', 'old age'],
  allergies: ['None'],
  current_medications: [],
  microchip_id: '985112345678903',
  photo_url: 'me/p1/photo.jpg',
})
const UNKNOWN = PetRow.parse({
  ...KNOWN,
  breed: null,
  birthday: null,
  gender: null,
  is_neutered: null,
  weight_value: null,
  microchip_id: null,
})

describe('a pet in another shape', () => {
  test.each([
    ['everything is known', KNOWN],
    ['little is known', UNKNOWN],
  ])('comes back from the form as it was, where %s', (_where, row) => {
    const { id: _, photo_url: __, ...columns } = row
    expect(changesOf(formOf(row))).toEqual(columns)
    expect(petOf(formOf(row))).toEqual({ ...intakePetOf(row), id: null })
  })

  test('is written as new without a microchip, whatever the form holds [R-PET-059]', () => {
    expect(Object.keys(columnsOf(formOf(KNOWN)))).not.toContain('microchip_id')
  })

  test('is trimmed, and what is blank is nothing [R-PET-045]', () => {
    const form = { ...emptyForm(), name: ' Rex ', breed: ' ', microchip: ' ' }
    expect(changesOf(form)).toMatchObject({ name: 'Rex', breed: null, microchip_id: null })
  })

  test('is "not sure" only by its owner’s choice, and unknown either way', () => {
    const unsure = withChoice(withSpecies(emptyForm(), 'dog'), 'neutered', { isNeutered: null })
    expect(petOf(unsure).isNeutered).toBeNull()
    expect(formOf(UNKNOWN).chosen).toEqual(['species'])
  })
})

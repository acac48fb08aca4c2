import { inDatabase } from './database.ts'
import type { Instance } from './instance.ts'

export type Pet = {
  readonly species: 'Dog' | 'Cat'
  readonly name: string
  readonly gender: 'Male' | 'Female'
  /** MM/DD/YYYY */
  readonly birthday: string
  readonly breed: string
  readonly pounds: string
  readonly fixed: 'Yes' | 'No' | 'Not sure'
}

export const DOG: Pet = {
  species: 'Dog',
  name: 'Moose',
  gender: 'Male',
  birthday: '03/02/2020',
  breed: 'Beagle',
  pounds: '26',
  fixed: 'Yes',
}
export const CAT: Pet = { ...DOG, species: 'Cat', name: 'Fig', breed: 'Domestic Shorthair', pounds: '10' }
export const BISCUIT: Pet = { ...DOG, name: 'Biscuit', birthday: '04/28/2021' }

const IS_NEUTERED = { Yes: true, No: false, 'Not sure': null } as const

export const keepPet = (instance: Instance, email: string, pet: Pet): Promise<string> =>
  inDatabase(instance, async (sql) => {
    const [row] = await sql<{ id: string }[]>`
      insert into public.pet_profiles (user_id, name, species, breed, birthday, gender, is_neutered, weight_value)
      select id, ${pet.name}, ${pet.species.toLowerCase()}, ${pet.breed}, to_date(${pet.birthday}, 'MM/DD/YYYY'),
             ${pet.gender.toLowerCase()}, ${IS_NEUTERED[pet.fixed]}::boolean, ${Number(pet.pounds)}::float8
        from auth.users where email = ${email}
      returning id`
    if (row === undefined) throw new Error(`Nobody has the address ${email}.`)
    return row.id
  })

import { z } from 'zod'
import type { ByColumn } from '#contract/clients.ts'
import type { IntakePet } from '#domain/logic/intake.ts'

const list = z.array(z.string()).catch([])
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null)

/** A living pet as table pet_profiles holds it. */
export const PetRow = z.object({
  id: z.string(),
  name: z.string(),
  species: z.enum(['dog', 'cat']),
  breed: z.string().nullable(),
  birthday: z.string().nullable(),
  gender: z.enum(['male', 'female']).nullable().catch(null),
  is_neutered: z.boolean().nullable(),
  weight_value: z.coerce.number().nullable().catch(null),
  weight_unit: z
    .string()
    .nullable()
    .transform((unit): 'lbs' | 'kg' => (unit === 'kg' ? 'kg' : 'lbs')),
  medical_conditions: list,
  allergies: list,
  current_medications: list,
  microchip_id: text,
  /** Where the picture lies in the bucket of pet photos. */
  photo_url: text,
} satisfies ByColumn<'pet_profiles', z.ZodType>)
export type PetRow = z.infer<typeof PetRow>

/** A saved pet as the flow carries it. */
export const intakePetOf = (row: PetRow): IntakePet => ({
  id: row.id,
  name: row.name,
  species: row.species,
  breed: row.breed,
  birthday: row.birthday,
  gender: row.gender,
  isNeutered: row.is_neutered,
  weight: { value: row.weight_value, unit: row.weight_unit },
  conditions: row.medical_conditions,
  allergies: row.allergies,
  medications: row.current_medications,
})

/** The columns the wizard writes. */
export type PetColumns = Omit<PetRow, 'id' | 'microchip_id' | 'photo_url'>
/** The columns the edit screen writes. */
export type PetChanges = Omit<PetRow, 'id'>

/** What a pet of the flow looks like as a row. */
export const columnsOf = (pet: IntakePet): PetColumns => ({
  name: pet.name.trim(),
  species: pet.species,
  breed: pet.breed,
  birthday: pet.birthday,
  gender: pet.gender,
  is_neutered: pet.isNeutered,
  weight_value: pet.weight.value,
  weight_unit: pet.weight.unit,
  medical_conditions: [...pet.conditions],
  allergies: [...pet.allergies],
  current_medications: [...pet.medications],
})

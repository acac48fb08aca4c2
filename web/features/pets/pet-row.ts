import { z } from 'zod'
import type { ByColumn } from '#contract/database/clients.ts'

const list = z.array(z.string()).catch([])
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null)

/** A saved pet: a living row of table pet_profiles as it is read, damaged values as unknown. */
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

/** The columns a new pet is written with; made by `columnsOf`. */
export type PetColumns = Omit<PetRow, 'id' | 'microchip_id' | 'photo_url'>

/** The columns a saved pet is changed in: those, and what only a saved pet has; made by `changesOf` and `saveEditedPet`. */
export type PetChanges = Omit<PetRow, 'id'>

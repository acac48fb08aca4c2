import { z } from 'zod/mini'
import { orElse } from '#domain/logic/schema.ts'
import type { ByColumn } from '#contract/database/clients.ts'

const list = orElse(z.array(z.string()), [])
const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? null),
)

/** Damaged values are read as unknown. */
export const PetRow = z.object({
  id: z.string(),
  name: z.string(),
  species: z.enum(['dog', 'cat']),
  breed: z.nullable(z.string()),
  birthday: z.nullable(z.string()),
  gender: orElse(z.nullable(z.enum(['male', 'female'])), null),
  is_neutered: z.nullable(z.boolean()),
  weight_value: orElse(z.nullable(z.coerce.number()), null),
  weight_unit: z.pipe(
    z.nullable(z.string()),
    z.transform((unit): 'lbs' | 'kg' => (unit === 'kg' ? 'kg' : 'lbs')),
  ),
  medical_conditions: list,
  allergies: list,
  current_medications: list,
  microchip_id: text,
  photo_url: text,
} satisfies ByColumn<'pet_profiles', z.ZodMiniType>)
export type PetRow = z.infer<typeof PetRow>

export type PetColumns = Omit<PetRow, 'id' | 'microchip_id' | 'photo_url'>

export type PetChanges = Omit<PetRow, 'id'>

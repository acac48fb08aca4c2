import { isOlderThanAny } from '#domain/pets/age.ts'
import { isHeavierThanAny, weightsMeant, type ToldWeight } from '#domain/pets/weight.ts'
import { MESSAGES } from '../messages.ts'
import { speciesOf, weightOf, type PetForm } from './pet-form.ts'

type Checked = 'name' | 'species' | 'birthday' | 'weight'
export type PetFaults = { readonly [Field in Checked]?: string }

export type Needs = PetFaults

export const NEEDS_OF_NEW = { name: MESSAGES.nameMissing, birthday: MESSAGES.birthdayMissing } as const
export const NEEDS_OF_SAVED = {
  name: MESSAGES.edit.nameMissing,
  species: MESSAGES.edit.speciesMissing,
} as const

export function faultsOf(form: PetForm, needs: Needs, now: Date = new Date()): PetFaults {
  const species = speciesOf(form)
  const found: Record<Checked, string | undefined> = {
    name: form.name.trim() === '' ? needs.name : undefined,
    species: species === null ? needs.species : undefined,
    birthday:
      form.birthday === null
        ? needs.birthday
        : // Where the species is not known yet, the longer life counts.
          isOlderThanAny(species ?? 'cat', form.birthday, now)
          ? MESSAGES.neverThatOld(species)
          : undefined,
    weight: weightFault(species, form.weight)?.message,
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined))
}

export function weightFault(
  species: 'dog' | 'cat' | null,
  { value: text, unit }: PetForm['weight'],
): { readonly message: string; readonly meant: readonly ToldWeight[] } | null {
  if (text.trim() === '') return null
  const value = weightOf(text)
  if (value === null) return { message: MESSAGES.edit.weightInvalid, meant: [] }
  const told = { value, unit }
  if (!isHeavierThanAny(species ?? 'dog', told)) return null
  const meant = weightsMeant(species ?? 'dog', told)
  return { message: MESSAGES.neverThatHeavy(species, toldLabel(told), meant.map(toldLabel)), meant }
}

export const toldLabel = ({ value, unit }: ToldWeight): string =>
  `${Number(value.toFixed(2))} ${unit === 'kg' ? 'kg' : 'lb'}`

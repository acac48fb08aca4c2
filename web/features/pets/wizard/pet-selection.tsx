import { useState } from 'react'
import { Plus } from 'lucide-react'
import { ChoiceCard, ChoiceGroup } from '#web/ui/form/choice.tsx'
import { breedOrSpecies, shortAge } from '../labels.ts'
import { PetPhoto } from '../photo/pet-photo.tsx'
import type { PetRow } from '../pet-row.ts'
import { NEW_PET } from './steps.ts'
import styles from './pet-selection.module.css'

export type PetSelectionProps = {
  readonly pets: readonly PetRow[]
  readonly selected: string | null
  readonly onSelect: (id: string) => void
}

const GENDERS = { male: 'Male', female: 'Female' } as const

const factsOf = (pet: PetRow, now: Date): string =>
  [
    breedOrSpecies(pet),
    pet.gender === null ? null : GENDERS[pet.gender],
    pet.is_neutered === true ? 'Fixed' : null,
    shortAge(pet.birthday, now),
  ]
    .filter((fact) => fact !== null)
    .join(' · ')

export function PetSelection({ pets, selected, onSelect }: PetSelectionProps) {
  const [now] = useState(() => new Date())
  return (
    <ChoiceGroup legend="Your pets" legendHidden>
      {pets.map((pet) => (
        <ChoiceCard
          key={pet.id}
          type="radio"
          name="pet"
          value={pet.id}
          label={pet.name}
          hint={factsOf(pet, now)}
          icon={
            <span className={styles.avatar}>
              <PetPhoto pet={pet} />
            </span>
          }
          checked={selected === pet.id}
          onChange={() => onSelect(pet.id)}
        />
      ))}
      <ChoiceCard
        type="radio"
        name="pet"
        value={NEW_PET}
        label="Add New Pet"
        icon={
          <span className={styles.avatar}>
            <Plus aria-hidden="true" />
          </span>
        }
        checked={selected === NEW_PET}
        onChange={() => onSelect(NEW_PET)}
      />
    </ChoiceGroup>
  )
}

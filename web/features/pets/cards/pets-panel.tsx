import { useCallback, useState } from 'react'
import { Plus, Search } from 'lucide-react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { TextField } from '#web/ui/form/field.tsx'
import { SpeciesFilterControl } from './species-filter.tsx'
import { MESSAGES } from '../messages.ts'
import { PetCard } from './pet-card.tsx'
import { filterPets, type SpeciesFilter } from './filter-pets.ts'
import type { PetRow } from '../pet-row.ts'
import styles from './pets-panel.module.css'

type Props = {
  readonly pets: readonly PetRow[]
  readonly isKnown: boolean
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly species: SpeciesFilter
  readonly onSpecies: (species: SpeciesFilter) => void
  readonly onStart: (petId: string) => void
  readonly onTimeline: (petId: string) => void
  readonly onAdd: () => void
  readonly remove: (petId: string) => Promise<void>
}

export function PetsPanel(props: Props) {
  const { pets, isKnown, search, onSearch, species, onSpecies, onStart, onTimeline, onAdd, remove } = props
  const [now] = useState(() => new Date())
  const [armed, setArmed] = useState<string | null>(null)
  const [removing, setRemoving] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const disarm = useCallback(() => setArmed(null), [])
  const shown = filterPets(pets, search, species)

  const removeNow = async (id: string): Promise<void> => {
    setRemoving(id)
    setError(null)
    try {
      await remove(id)
    } catch {
      setError(MESSAGES.deleteFailed)
    } finally {
      setRemoving(null)
      setArmed(null)
    }
  }
  if (pets.length === 0) {
    return (
      <EmptyState
        species="dog"
        title={isKnown ? 'No pets yet' : 'Your pets cannot be shown right now'}
        action={
          <Button onClick={onAdd}>
            <Plus aria-hidden="true" />
            Add a pet
          </Button>
        }
      >
        {isKnown
          ? 'Add your dog or cat once, and start any later assessment right away.'
          : 'You can still start an assessment.'}
      </EmptyState>
    )
  }
  return (
    <>
      <div className={styles.tools}>
        <TextField
          label="Search pets"
          type="search"
          placeholder="Name, species or breed"
          autoComplete="off"
          start={<Search aria-hidden="true" />}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
        <SpeciesFilterControl value={species} onChange={onSpecies} />
        <Button variant="secondary" onClick={onAdd}>
          <Plus aria-hidden="true" />
          Add a pet
        </Button>
      </div>
      {error === null ? null : (
        <Callout tone="error" role="alert">
          {error}
        </Callout>
      )}
      {shown.length === 0 ? <p className="muted">No pets match your search.</p> : null}
      <ul className={styles.cards}>
        {shown.map((pet) => (
          <li key={pet.id}>
            <PetCard
              pet={pet}
              now={now}
              isArmed={armed === pet.id}
              isRemoving={removing === pet.id}
              onStart={() => onStart(pet.id)}
              onTimeline={() => onTimeline(pet.id)}
              onArm={() => setArmed(pet.id)}
              onDisarm={disarm}
              onRemove={() => void removeNow(pet.id)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

import { useId, useState } from 'react'
import { Check, Search } from 'lucide-react'
import { PetHead } from '#web/ui/drawings/pet-head.tsx'
import { Chip } from '#web/ui/form/choice.tsx'
import { TextField } from '#web/ui/form/field.tsx'
import { MESSAGES } from '../messages.ts'
import { breedsOf, NO_BREED, type Breed } from './breeds.ts'
import { useBreedsFound } from './use-breeds-found.ts'
import styles from './breed-picker.module.css'

const NOT_SURE = NO_BREED[1]

type Props = {
  readonly species: 'dog' | 'cat'
  readonly value: string | null
  readonly onChange: (label: string) => void
}

export function BreedPicker({ species, value, onChange }: Props) {
  const id = useId()
  const [search, setSearch] = useState('')
  const groups = useBreedsFound(species, search)
  const found = groups.reduce((sum, group) => sum + group.breeds.length, 0)
  const isSearching = search.trim() !== ''
  const pinned =
    isSearching && value !== null && !groups.some(({ breeds }) => breeds.some(({ label }) => label === value))
      ? breedsOf(species).find(({ label }) => label === value)
      : undefined
  const row = (breed: Breed) => (
    <li key={breed.value}>
      <label className={styles.row}>
        <input
          type="radio"
          name="breed"
          aria-labelledby={`${id}-${breed.value}`}
          value={breed.value}
          checked={breed.label === value}
          onChange={() => onChange(breed.label)}
        />
        <span>
          <span id={`${id}-${breed.value}`}>
            {breed.label === NOT_SURE ? `Not sure (${breed.label})` : breed.label}
          </span>
          {isSearching && breed.aliases.length > 0 ? (
            <span className={styles.aliases}>{breed.aliases.join(', ')}</span>
          ) : null}
        </span>
        <Check aria-hidden="true" />
      </label>
    </li>
  )
  return (
    <>
      <TextField
        label={<span className="vh">Search breeds</span>}
        type="search"
        placeholder="Search breeds"
        autoComplete="off"
        value={search}
        start={<Search aria-hidden="true" />}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && isSearching) event.preventDefault()
        }}
      />
      <p className="vh" role="status">
        {isSearching ? (found === 1 ? '1 breed found' : `${found} breeds found`) : ''}
      </p>
      {found > 0 ? null : (
        <div className={styles.none}>
          <PetHead species={species} />
          <p>
            <strong>{MESSAGES.noBreeds(search.trim())}</strong> {MESSAGES.noBreedsWays}
          </p>
          <div className={styles.ways}>
            {NO_BREED.map((label) => (
              <Chip key={label} pressed={value === label} onClick={() => onChange(label)}>
                {label}
              </Chip>
            ))}
          </div>
        </div>
      )}
      {found === 0 && (pinned === undefined || NO_BREED.some((label) => label === value)) ? null : (
        <div className={styles.list} tabIndex={-1}>
          {pinned === undefined ? null : (
            <fieldset>
              <legend>Your choice</legend>
              <ul>{row(pinned)}</ul>
            </fieldset>
          )}
          {groups.map((group) => (
            <fieldset key={group.title}>
              <legend>{group.title}</legend>
              <ul>{group.breeds.map(row)}</ul>
            </fieldset>
          ))}
        </div>
      )}
    </>
  )
}

import { useMemo, useState } from 'react'
import { Check, Search } from 'lucide-react'
import { PetHead } from '#web/ui/brand.tsx'
import { Chip } from '#web/ui/choice.tsx'
import { TextField } from '#web/ui/field.tsx'
import { MESSAGES } from '../messages.ts'
import { breedGroups, breedsOf, NO_BREED, type Breed } from './breeds.ts'
import styles from './breed-picker.module.css'

type Props = {
  readonly species: 'dog' | 'cat'
  /** The label of the chosen breed. */
  readonly value: string | null
  readonly onChange: (label: string) => void
}

/** Every breed of the species, to be searched or scrolled; the chosen one stays on top while searching. */
export function BreedPicker({ species, value, onChange }: Props) {
  const [search, setSearch] = useState('')
  const groups = useMemo(() => breedGroups(breedsOf(species), search), [species, search])
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
          value={breed.value}
          checked={breed.label === value}
          onChange={() => onChange(breed.label)}
        />
        <span>{breed.label}</span>
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

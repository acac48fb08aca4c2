import type { SpeciesFilter } from './filter-pets.ts'
import styles from './pets-panel.module.css'

const OPTIONS: readonly (readonly [SpeciesFilter, string])[] = [
  ['all', 'All'],
  ['dog', 'Dogs'],
  ['cat', 'Cats'],
]

type Props = { readonly value: SpeciesFilter; readonly onChange: (value: SpeciesFilter) => void }

export function SpeciesFilterControl({ value, onChange }: Props) {
  return (
    <fieldset className={styles.segments}>
      <legend className="vh">Species</legend>
      {OPTIONS.map(([key, label]) => (
        <label key={key}>
          <input type="radio" name="species-filter" checked={value === key} onChange={() => onChange(key)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

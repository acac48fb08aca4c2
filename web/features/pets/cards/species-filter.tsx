import { cx } from '#web/ui/class-names.ts'
import segments from '#web/ui/form/segments.module.css'
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
    <fieldset className={cx(segments.segments, styles.segments)}>
      <legend className="vh">Species</legend>
      {OPTIONS.map(([key, label]) => (
        <label key={key}>
          <input
            type="radio"
            className={segments.cover}
            name="species-filter"
            checked={value === key}
            onChange={() => onChange(key)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

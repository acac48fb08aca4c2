import { Search } from 'lucide-react'
import { TextField } from '#web/ui/form/field.tsx'
import styles from './symptom-search-field.module.css'

type FieldProps = { readonly query: string; readonly onQuery: (query: string) => void }

export function SymptomSearchField({ query, onQuery }: FieldProps) {
  return (
    <TextField
      type="search"
      label="Search in your own words"
      placeholder="throwing up, limping"
      autoComplete="off"
      start={<Search aria-hidden="true" />}
      value={query}
      className={styles.field}
      onChange={(event) => onQuery(event.target.value)}
      onKeyDown={(event) => {
        // Someone who presses Enter after typing a word looks for it; the step is not finished with that.
        if (event.key === 'Enter' && query.trim() !== '') event.preventDefault()
      }}
    />
  )
}

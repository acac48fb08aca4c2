import { Search } from 'lucide-react'
import { openEmergencyHelp } from '#web/lib/emergency-help.ts'
import { Callout } from '#web/ui/callout.tsx'
import { ChoiceCard, ChoiceGroup } from '#web/ui/choice.tsx'
import { TextField } from '#web/ui/field.tsx'
import { NotListedForm } from './not-listed-form.tsx'
import { searchSymptoms, type Found } from './search-symptoms.ts'
import styles from './symptom-search.module.css'

type FieldProps = { readonly query: string; readonly onQuery: (query: string) => void }

/** The search over all symptoms. */
export function SymptomSearchField({ query, onQuery }: FieldProps) {
  return (
    <TextField
      type="search"
      label="Search symptoms in your own words"
      placeholder="throwing up, can’t pee, limping"
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

type ResultProps = {
  readonly query: string
  readonly selected: readonly string[]
  readonly onToggle: (value: string) => void
  readonly onNotListed: (words: string) => void
}

/** What the search finds, to be ticked at once; what everyone is asked next anyway; and always a way on. */
export function SymptomResults({ query, selected, onToggle, onNotListed }: ResultProps) {
  const found = searchSymptoms(query)
  const { symptoms, askedNext } = found
  return (
    <div className={styles.results}>
      <p className="vh" role="status">
        {countOf(found)}
      </p>
      {askedNext.length > 0 ? (
        <Callout tone="note" title={askedNext.map(({ label }) => label).join('. ')}>
          <p>We ask about this on the next page. If it is happening now, do not wait.</p>
          <button type="button" className={styles.help} onClick={() => openEmergencyHelp()}>
            Show emergency help
          </button>
        </Callout>
      ) : null}
      {symptoms.length > 0 ? (
        <ChoiceGroup legend="Symptoms found">
          {symptoms.map(({ value, label, description }) => (
            <ChoiceCard
              key={value}
              type="checkbox"
              label={label}
              hint={description}
              checked={selected.includes(value)}
              onChange={() => onToggle(value)}
            />
          ))}
        </ChoiceGroup>
      ) : (
        <h2 className={styles.none}>
          {askedNext.length > 0 ? 'Go on with this' : `No symptom found for “${query.trim()}”`}
        </h2>
      )}
      {symptoms.length > 0 && askedNext.length === 0 ? null : (
        <NotListedForm
          key={query}
          initialWords={query.trim()}
          hasSymptoms={selected.length > 0}
          onGoOn={onNotListed}
        />
      )}
    </div>
  )
}

function countOf({ symptoms, askedNext }: Found): string {
  if (symptoms.length === 0 && askedNext.length === 0) return 'No symptom found'
  return symptoms.length === 1 ? '1 symptom found' : `${symptoms.length} symptoms found`
}

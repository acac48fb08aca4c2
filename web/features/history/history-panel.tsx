import { Search } from 'lucide-react'
import { Button, LinkButton } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { SelectField, TextField } from '#web/ui/form/field.tsx'
import { SessionCard } from './session-card.tsx'
import { ALL_PETS, type SessionFilter } from './api/session-filter.ts'
import type { Sessions } from './use-sessions.ts'
import styles from './history-panel.module.css'

type Props = {
  readonly sessions: Sessions
  readonly pets: readonly { readonly id: string; readonly name: string }[]
  readonly filter: SessionFilter
  readonly onFilter: (change: Partial<SessionFilter>) => void
  readonly onOpen: (id: string) => void
}

export function HistoryPanel({ sessions, pets, filter, onFilter, onOpen }: Props) {
  const { entries, hasMore, showMore, count, isError } = sessions
  const { search, petId, order } = filter
  const isFiltered = search.trim() !== '' || petId !== ALL_PETS

  if (entries.length === 0 && !isFiltered) {
    // Nobody is told to have no assessments while the list could not be read.
    const isKnown = count === 0 && !isError
    return (
      <EmptyState
        title={isKnown ? 'No assessments yet' : 'Your assessments cannot be shown right now'}
        action={<LinkButton to="/pet-profile">Start a health assessment</LinkButton>}
      >
        {isKnown
          ? 'When you finish one, you will find it here.'
          : 'They are still saved. Please try again in a moment.'}
      </EmptyState>
    )
  }
  return (
    <>
      <div className={styles.tools}>
        <TextField
          label="Search assessments"
          type="search"
          placeholder="Pet name or symptom"
          autoComplete="off"
          start={<Search aria-hidden="true" />}
          value={search}
          onChange={(event) => onFilter({ search: event.target.value })}
        />
        <SelectField label="Pet" value={petId} onChange={(event) => onFilter({ petId: event.target.value })}>
          <option value={ALL_PETS}>All pets</option>
          {pets.map((pet) => (
            <option key={pet.id} value={pet.id}>
              {pet.name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Sort by"
          value={order}
          onChange={(event) => onFilter({ order: event.target.value === 'oldest' ? 'oldest' : 'newest' })}
        >
          <option value="newest">Newest first</option>
          <option value="oldest">Oldest first</option>
        </SelectField>
      </div>
      <p className={`muted ${styles.none}`} role="status">
        {entries.length === 0 ? 'No assessments match your search.' : ''}
      </p>
      <ul className={styles.cards}>
        {entries.map((session) => (
          <li key={session.id}>
            <SessionCard session={session} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {hasMore ? (
        <div className={styles.more}>
          <Button variant="secondary" onClick={showMore}>
            Show more
          </Button>
        </div>
      ) : null}
    </>
  )
}

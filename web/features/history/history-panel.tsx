import { useMemo, useState } from 'react'
import { Search } from 'lucide-react'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SelectField, TextField } from '#web/ui/field.tsx'
import type { SessionEntry } from './api/list-sessions.ts'
import { ALL_PETS, filterSessions, PAGE_SIZE, type SortOrder } from './filter-sessions.ts'
import { SessionCard } from './session-card.tsx'
import styles from './history-panel.module.css'

type Props = {
  readonly sessions: readonly SessionEntry[]
  /** False while the list could not be read, so that nobody is told to have no assessments. */
  readonly isKnown: boolean
  readonly pets: readonly { readonly id: string; readonly name: string }[]
  readonly petFilter: string
  readonly onPetFilter: (petId: string) => void
}

/** The finished assessments: find one and open it; ten at a time. */
export function HistoryPanel({ sessions, isKnown, pets, petFilter, onPetFilter }: Props) {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<SortOrder>('newest')
  const petId = pets.some(({ id }) => id === petFilter) ? petFilter : ALL_PETS
  const matching = useMemo(
    () => filterSessions(sessions, search, petId, order),
    [sessions, search, petId, order],
  )
  const view = JSON.stringify([search, petId, order, sessions.length])
  const [page, setPage] = useState({ view, count: PAGE_SIZE })
  const count = page.view === view ? page.count : PAGE_SIZE

  if (sessions.length === 0) {
    return (
      <EmptyState
        title={isKnown ? 'No assessments yet' : 'Your assessments cannot be shown right now'}
        action={<LinkButton to="/pet-profile">Start a health assessment</LinkButton>}
      >
        {isKnown
          ? 'When you finish one, you find it here.'
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
          onChange={(event) => setSearch(event.target.value)}
        />
        <SelectField label="Pet" value={petId} onChange={(event) => onPetFilter(event.target.value)}>
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
          onChange={(event) => setOrder(event.target.value === 'oldest' ? 'oldest' : 'newest')}
        >
          <option value="newest">Newest first</option>
          <option value="oldest">Oldest first</option>
        </SelectField>
      </div>
      <p className={styles.none} role="status">
        {matching.length === 0 ? 'No assessments match your search.' : ''}
      </p>
      <ul className={styles.cards}>
        {matching.slice(0, count).map((session) => (
          <li key={session.id}>
            <SessionCard session={session} />
          </li>
        ))}
      </ul>
      {matching.length > count ? (
        <div className={styles.more}>
          <Button variant="secondary" onClick={() => setPage({ view, count: count + PAGE_SIZE })}>
            Show more
          </Button>
        </div>
      ) : null}
    </>
  )
}

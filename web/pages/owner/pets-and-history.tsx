import { useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { onSaving } from '#web/features/assessment/run/run-store.ts'
import { useResume } from '#web/features/assessment/run/use-resume.ts'
import { WaitingResults } from '#web/features/assessment/waiting/waiting-results.tsx'
import { ExportData } from '#web/features/history/export/export-data.tsx'
import { HistoryPanel } from '#web/features/history/history-panel.tsx'
import { PetTimeline } from '#web/features/history/pet-timeline.tsx'
import { ALL_PETS, type SessionFilter } from '#web/features/history/api/session-filter.ts'
import { renewSessions, useSessions } from '#web/features/history/use-sessions.ts'
import { removePet } from '#web/features/pets/api/save-pet.ts'
import type { SpeciesFilter } from '#web/features/pets/cards/filter-pets.ts'
import { PetsPanel } from '#web/features/pets/cards/pets-panel.tsx'
import { petsKey, usePets } from '#web/features/pets/cards/use-pets.ts'
import { later } from '#web/lib/later/later.tsx'
import { Reading } from '#web/lib/calls/reading.tsx'
import { useSession } from '#web/lib/session/session.ts'
import styles from './workspace-page.module.css'

const LaterRecord = later(
  async () => (await import('#web/features/assessment/record/record-dialog.tsx')).RecordDialog,
)

export type WorkspaceTab = 'pets' | 'history'

export type ListsKnown = {
  readonly pets: number | undefined
  readonly sessions: number | undefined
  readonly isPending: boolean
  readonly isError: boolean
  readonly readAgain: () => void
}

type Props = {
  readonly tab: WorkspaceTab
  readonly loading: ReactNode
  readonly onKnown: (known: ListsKnown) => void
  readonly openWizard: (flags: { selectedPet?: string; createNewPet?: boolean }) => void
}

export function PetsAndHistory(props: Props) {
  return (
    <Reading>
      <Lists {...props} />
    </Reading>
  )
}

function Lists({ tab, loading, onKnown, openWizard }: Props) {
  const client = useQueryClient()
  const [before, setBefore] = useState(tab)
  const user = useSession((state) => state.user)
  const userId = user?.id ?? null
  const owner = useMemo(() => (user === null ? null : { id: user.id, email: user.email ?? null }), [user])
  const pets = usePets(userId)
  const [petSearch, setPetSearch] = useState('')
  const [species, setSpecies] = useState<SpeciesFilter>('all')
  const [chosen, setChosen] = useState<SessionFilter>({ search: '', petId: ALL_PETS, order: 'newest' })
  // A tab that is left forgets which animals it was about, by whatever way it is left.
  if (before !== tab) {
    setBefore(tab)
    setSpecies('all')
    setChosen({ ...chosen, petId: ALL_PETS })
  }
  const known = pets.data ?? []
  // A pet that was removed is no longer a choice.
  const isChoice = known.some(({ id }) => id === chosen.petId)
  const filter = isChoice ? chosen : { ...chosen, petId: ALL_PETS }
  const sessions = useSessions(userId, filter)
  const [recordId, setRecordId] = useState<string | null>(null)
  const [timelineOf, setTimelineOf] = useState<string | null>(null)

  useResume(owner)
  // Whatever was saved meanwhile belongs into the list.
  useEffect(() => onSaving(() => void renewSessions(client, userId)), [client, userId])

  const readAgain = useRef(() => {})
  useEffect(() => {
    readAgain.current = () => void Promise.all([pets.refetch(), sessions.refetch()])
  })
  const isPending = userId !== null && (pets.isPending || sessions.isPending)
  const isError = pets.isError || sessions.isError
  const counts = { pets: pets.data?.length, sessions: sessions.count }
  // Before anything is painted: lists that are remembered are shown at once.
  useLayoutEffect(
    () => onKnown({ ...counts, isPending, isError, readAgain: () => readAgain.current() }),
    // Told anew where one of the values is another.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [onKnown, counts.pets, counts.sessions, isPending, isError],
  )

  return (
    <>
      {loading ??
        (tab === 'pets' ? (
          <PetsPanel
            pets={known}
            isKnown={pets.isSuccess}
            search={petSearch}
            onSearch={setPetSearch}
            species={species}
            onSpecies={setSpecies}
            onStart={(petId) => openWizard({ selectedPet: petId })}
            onTimeline={setTimelineOf}
            onAdd={() => openWizard({ createNewPet: true })}
            remove={async (petId) => {
              await removePet(petId)
              await client.invalidateQueries({ queryKey: petsKey(userId) })
            }}
          />
        ) : (
          <div className={styles.panel}>
            <WaitingResults ownerId={userId} />
            <HistoryPanel
              sessions={sessions}
              pets={known}
              filter={filter}
              onFilter={(change) => setChosen({ ...filter, ...change })}
              onOpen={setRecordId}
            />
            {userId === null || !sessions.count ? null : <ExportData ownerId={userId} />}
          </div>
        ))}
      <PetTimeline
        ownerId={userId}
        pet={known.find(({ id }) => id === timelineOf) ?? null}
        onStart={(petId) => openWizard({ selectedPet: petId })}
        onOpen={setRecordId}
        onClose={() => setTimelineOf(null)}
      />
      <LaterRecord>
        {(RecordDialog) => (
          <RecordDialog sessionId={recordId} userId={userId} onClose={() => setRecordId(null)} />
        )}
      </LaterRecord>
    </>
  )
}

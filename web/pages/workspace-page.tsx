import { useEffect, useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { RecordDialog } from '#web/features/assessment/record/record-dialog.tsx'
import { onSaving } from '#web/features/assessment/run-store.ts'
import { useResume } from '#web/features/assessment/use-resume.ts'
import { WaitingResults } from '#web/features/assessment/waiting-results.tsx'
import { ALL_PETS, type SessionFilter } from '#web/features/history/session-filter.ts'
import { ExportData } from '#web/features/history/export/export-data.tsx'
import { HistoryPanel } from '#web/features/history/history-panel.tsx'
import { PetTimeline } from '#web/features/history/pet-timeline.tsx'
import { useLoadNotice } from '#web/features/history/use-load-notice.ts'
import { renewSessions, useSessions } from '#web/features/history/use-sessions.ts'
import { removePet } from '#web/features/pets/api/save-pet.ts'
import type { SpeciesFilter } from '#web/features/pets/filter-pets.ts'
import { PetsPanel } from '#web/features/pets/pets-panel.tsx'
import { petsKey, usePets } from '#web/features/pets/use-pets.ts'
import { leaveFlags } from '#web/features/triage/flow-flags.ts'
import { useSession } from '#web/lib/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { cx } from '#web/ui/class-names.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import styles from './workspace-page.module.css'

const PATHS = { pets: '/pets', history: '/history' } as const
type WorkspaceTab = keyof typeof PATHS

const tabOf = (pathname: string): WorkspaceTab => (pathname.startsWith(PATHS.history) ? 'history' : 'pets')

/** The owner's pets and their assessments: two tabs, each with an address of its own. */
export default function WorkspacePage() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const tab = tabOf(useLocation().pathname)
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
  const isPending = userId !== null && (pets.isPending || sessions.isPending)
  const notice = useLoadNotice(isPending, pets.isError || sessions.isError)

  useResume(owner)
  // Whatever was saved meanwhile belongs into the list.
  useEffect(() => onSaving(() => void renewSessions(client, userId)), [client, userId])

  const openWizard = (flags: { selectedPet?: string; createNewPet?: boolean }): void => {
    leaveFlags(flags)
    void navigate('/pet-profile')
  }
  const isLoading = isPending && notice === null
  // An empty tab has the button itself, with the words that lead to it.
  const isBare = tab === 'pets' ? pets.data?.length === 0 : sessions.count === 0
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle
        action={
          <Button size="lg" variant={isBare ? 'secondary' : 'primary'} onClick={() => openWizard({})}>
            <Plus aria-hidden="true" />
            Start a health assessment
          </Button>
        }
      >
        Pets and history
      </PageTitle>
      {notice === null ? null : (
        <Callout tone="note" role="status" className={styles.notice}>
          <p>{notice}</p>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => void Promise.all([pets.refetch(), sessions.refetch()])}
          >
            Try Again
          </Button>
        </Callout>
      )}
      <Tabs
        label="Pets and history"
        selected={tab}
        onSelect={(next) => void navigate(PATHS[next], { replace: true })}
        tabs={[
          {
            key: 'pets',
            label: 'My pets',
            count: pets.data?.length,
            panel: isLoading ? (
              <Loading tab={tab} />
            ) : (
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
            ),
          },
          {
            key: 'history',
            label: 'Assessments',
            count: sessions.count,
            panel: isLoading ? (
              <Loading tab={tab} />
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
            ),
          },
        ]}
      />
      <PetTimeline
        ownerId={userId}
        pet={known.find(({ id }) => id === timelineOf) ?? null}
        onStart={(petId) => openWizard({ selectedPet: petId })}
        onOpen={setRecordId}
        onClose={() => setTimelineOf(null)}
      />
      <RecordDialog sessionId={recordId} userId={userId} onClose={() => setRecordId(null)} />
    </div>
  )
}

/** As the tab will look: its tools, then its cards. */
function Loading({ tab }: { tab: WorkspaceTab }) {
  return (
    <div aria-busy="true" aria-label="Loading" role="status" className={styles.panel}>
      <Skeleton shape="block" className={styles[`${tab}Tools`]} />
      <div className={cx(styles.panel, styles[`${tab}Cards`])}>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </div>
  )
}

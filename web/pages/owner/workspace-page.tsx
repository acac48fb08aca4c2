import { useState } from 'react'
import { Plus } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { useLoadNotice } from '#web/features/history/use-load-notice.ts'
import { leaveFlags } from '#web/features/triage/case/flow-flags.ts'
import { later } from '#web/lib/later/later.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { cx } from '#web/ui/class-names.ts'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { PartMissing } from '#web/ui/notices/part-missing.tsx'
import { Skeleton } from '#web/ui/signs/skeleton.tsx'
import { Tabs } from '#web/ui/buttons/tabs.tsx'
import type { ListsKnown, WorkspaceTab } from './pets-and-history.tsx'
import styles from './workspace-page.module.css'

const LaterLists = later(async () => (await import('./pets-and-history.tsx')).PetsAndHistory)

const NOTHING_YET: ListsKnown = {
  pets: undefined,
  sessions: undefined,
  isPending: true,
  isError: false,
  readAgain: () => void LaterLists.fetch(),
}

const PATHS = { pets: '/pets', history: '/history' } as const

const tabOf = (pathname: string): WorkspaceTab => (pathname.startsWith(PATHS.history) ? 'history' : 'pets')

export default function WorkspacePage() {
  const navigate = useNavigate()
  const tab = tabOf(useLocation().pathname)
  const [known, setKnown] = useState(NOTHING_YET)
  const notice = useLoadNotice(known.isPending, known.isError)

  const openWizard = (flags: { selectedPet?: string; createNewPet?: boolean }): void => {
    leaveFlags(flags)
    void navigate('/pet-profile')
  }
  // An empty tab has the button itself, with the words that lead to it.
  const isBare = (tab === 'pets' ? known.pets : known.sessions) === 0
  const panel = (
    <LaterLists
      meanwhile={<Loading tab={tab} />}
      renderMissing={(askAgain) => <PartMissing what="The list" onAskAgain={askAgain} />}
    >
      {(PetsAndHistory) => (
        <PetsAndHistory
          tab={tab}
          loading={known.isPending && notice === null ? <Loading tab={tab} /> : null}
          onKnown={setKnown}
          openWizard={openWizard}
        />
      )}
    </LaterLists>
  )
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
          <Button variant="secondary" size="sm" onClick={known.readAgain}>
            Try Again
          </Button>
        </Callout>
      )}
      <Tabs
        label="Pets and history"
        selected={tab}
        onSelect={(next) => void navigate(PATHS[next], { replace: true })}
        tabs={[
          { key: 'pets', label: 'My pets', count: known.pets, panel },
          { key: 'history', label: 'Assessments', count: known.sessions, panel },
        ]}
      />
    </div>
  )
}

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

import { useLocation } from 'react-router'
import { DeletionRecord as Record } from '#contract/deletion/account.ts'
import { DeletionRecord } from '#web/features/profile/deletion/deletion-record.tsx'
import { MessagePage } from '#web/pages/message-page.tsx'
import { CatHead } from '#web/ui/drawings/cat-head.tsx'
import { LinkButton } from '#web/ui/buttons/button.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import styles from '#web/pages/form-page.module.css'

/** The record travels with the entry of the history: a reload keeps it, and no address holds it. */
const useRecord = (): Record | null => {
  const { state } = useLocation()
  const hydrated = useHydrated()
  return hydrated ? (Record.safeParse(state).data ?? null) : null
}

export default function AccountDeletedPage() {
  const record = useRecord()
  if (record === null) {
    return (
      <MessagePage
        drawing={<CatHead />}
        title="Account deletion"
        lead="After you delete your account, this page shows the record of it. There is nothing to show now."
      />
    )
  }
  return (
    <div className={styles.page}>
      <PageTitle lead="You are signed out, and nothing of your account is left on this device. Keep the reference: with it you can ask us about the deletion later.">
        Your account is deleted
      </PageTitle>
      <div className="stack-lg">
        <DeletionRecord record={record} />
        <div className={styles.after}>
          <LinkButton to="/">Go to the home page</LinkButton>
        </div>
      </div>
    </div>
  )
}

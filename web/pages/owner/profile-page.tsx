import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { DeletionRecord } from '#contract/deletion/account.ts'
import { AccountDetails } from '#web/features/profile/personal/account-details.tsx'
import { CancellationSection } from '#web/features/profile/cancellation/cancellation-section.tsx'
import { DeletionSection } from '#web/features/profile/deletion/deletion-section.tsx'
import { PersonalInformation } from '#web/features/profile/personal/personal-information.tsx'
import { SignInSection } from '#web/features/profile/sign-in/sign-in-section.tsx'
import { forgetDevice } from '#web/lib/session/forget-device.ts'
import { useSession } from '#web/lib/session/session.ts'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import styles from '#web/pages/form-page.module.css'

/**
 * Goes to the page about the deletion and then forgets the account here. Not before this page is gone: its guard would
 * take somebody who is not signed in any more for a visitor, and send them elsewhere.
 */
function useFarewell(): (record: DeletionRecord) => Promise<void> {
  const navigate = useNavigate()
  const isDeleted = useRef(false)
  useEffect(
    () => () => {
      if (isDeleted.current) void forgetDevice()
    },
    [],
  )
  return async (record) => {
    isDeleted.current = true
    await navigate('/account-deleted', { replace: true, state: record })
  }
}

export default function ProfilePage() {
  const user = useSession((session) => session.user)
  const leave = useFarewell()
  return (
    <div className={styles.page}>
      <PageTitle>Your profile</PageTitle>
      {user === null ? (
        // The guard lets a page through when it takes too long to know who is there.
        <p className="muted">We are still finding out whether you are signed in.</p>
      ) : (
        <div className="stack-lg" key={user.id}>
          <PersonalInformation user={user} />
          <SignInSection user={user} />
          <AccountDetails user={user} />
          <CancellationSection user={user} />
          <DeletionSection onDeleted={leave} />
        </div>
      )}
    </div>
  )
}

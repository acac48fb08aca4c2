import { useNavigate } from 'react-router'
import { AccountDetails } from '#web/features/profile/account-details.tsx'
import { CancellationSection } from '#web/features/profile/cancellation-section.tsx'
import { DeletionSection } from '#web/features/profile/deletion-section.tsx'
import { PersonalInformation } from '#web/features/profile/personal-information.tsx'
import { forgetDevice } from '#web/lib/forget-device.ts'
import { useSession } from '#web/lib/session.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from '#web/pages/form-page.module.css'

export default function ProfilePage() {
  const user = useSession((session) => session.user)
  const navigate = useNavigate()
  return (
    <div className={styles.page}>
      <PageTitle>Your profile</PageTitle>
      {user === null ? (
        // The guard lets a page through when it takes too long to know who is there.
        <p className="muted">We are still finding out whether you are signed in.</p>
      ) : (
        <div className="stack-lg" key={user.id}>
          <PersonalInformation user={user} />
          <AccountDetails user={user} />
          <CancellationSection user={user} />
          <DeletionSection
            onDeleted={async (record) => {
              // First to a page that needs no account, then out: the other way round would lead home.
              await navigate('/account-deleted', { replace: true, state: record })
              await forgetDevice()
            }}
          />
        </div>
      )}
    </div>
  )
}

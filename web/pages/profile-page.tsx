import { AccountDetails } from '#web/features/profile/account-details.tsx'
import { CancellationSection } from '#web/features/profile/cancellation-section.tsx'
import { PersonalInformation } from '#web/features/profile/personal-information.tsx'
import { useSession } from '#web/lib/session.ts'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from '#web/pages/form-page.module.css'

export default function ProfilePage() {
  const user = useSession((session) => session.user)
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
        </div>
      )}
    </div>
  )
}

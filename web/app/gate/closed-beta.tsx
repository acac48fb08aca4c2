import { WaitlistForm } from '#web/features/waitlist/form/waitlist-form.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { PetHead } from '#web/ui/drawings/pet-head.tsx'
import { Button, LinkButton } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { useSignOut } from '#web/app/layout/account-links.tsx'
import styles from '#web/app/gate/closed-beta.module.css'

export function ClosedBeta() {
  const user = useSession((session) => session.user)
  const leave = useSignOut()
  return (
    <div className={styles.gate}>
      <PetHead species="dog" />
      <PageTitle className={styles.head} lead="Join the waitlist and we will email you when a place opens.">
        Pawlight is in closed beta
      </PageTitle>
      {user === null ? null : (
        <Callout tone="note">
          {`You are signed in as ${user.email ?? 'an account without an email'}, but this account is not yet approved for the beta.`}
        </Callout>
      )}
      <Card roomy>
        <WaitlistForm />
      </Card>
      <div className={styles.actions}>
        {user === null ? (
          <LinkButton variant="secondary" to="/login">
            Sign in
          </LinkButton>
        ) : (
          <Button variant="secondary" onClick={leave}>
            Sign out
          </Button>
        )}
      </div>
    </div>
  )
}

import { Link } from 'react-router'
import { WaitlistForm } from '#web/features/waitlist/waitlist-form.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from '#web/pages/form-page.module.css'

export default function WaitlistPage() {
  return (
    <div className={styles.page}>
      <PageTitle lead="Pawlight is in an invite-only beta. Leave your email and we will write to you when a place opens.">
        Join the waitlist
      </PageTitle>
      <Card roomy>
        <WaitlistForm />
      </Card>
      <p className={styles.after}>
        Already have a code?{' '}
        <Link className="tlink" to="/signup">
          Redeem your code
        </Link>
      </p>
      <p className={styles.after}>
        Already have an account?{' '}
        <Link className="tlink" to="/login">
          Log in
        </Link>
      </p>
    </div>
  )
}

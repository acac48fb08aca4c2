import type { User } from '@supabase/supabase-js'
import { dateOf } from '#web/lib/rows/stored-time.ts'
import { longDay } from '#web/lib/said-time.ts'
import { Card } from '#web/ui/page/card.tsx'
import styles from '#web/features/profile/profile.module.css'

export function AccountDetails({ user }: { user: User }) {
  const since = dateOf(user.created_at)
  return (
    <Card as="section" roomy aria-labelledby="account-details">
      <h2 id="account-details" className={styles.heading}>
        Account details
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>Member since</dt>
          <dd>{since === null ? 'Not known' : longDay(since)}</dd>
        </div>
        <div>
          <dt>Email verified</dt>
          <dd>{user.email_confirmed_at ? 'Yes' : 'No'}</dd>
        </div>
      </dl>
    </Card>
  )
}

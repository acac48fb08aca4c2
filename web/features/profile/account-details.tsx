import type { User } from '@supabase/supabase-js'
import { Card } from '#web/ui/card.tsx'
import styles from '#web/features/profile/profile.module.css'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** The day behind a time as any of the backends writes it; null where it cannot be read. */
function dayOf(time: string | undefined): string | null {
  const date = new Date((time ?? '').replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'))
  return Number.isNaN(date.getTime()) ? null : DAY.format(date)
}

/** What is known about the account and nobody can change. */
export function AccountDetails({ user }: { user: User }) {
  return (
    <Card as="section" roomy aria-labelledby="account-details">
      <h2 id="account-details" className={styles.heading}>
        Account details
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>Member since</dt>
          <dd>{dayOf(user.created_at) ?? 'Not known'}</dd>
        </div>
        <div>
          <dt>Email verified</dt>
          <dd>{user.email_confirmed_at ? 'Yes' : 'No'}</dd>
        </div>
      </dl>
    </Card>
  )
}

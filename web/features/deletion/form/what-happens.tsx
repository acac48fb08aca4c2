import { Link } from 'react-router'
import { POLICY_FACTS } from '#contract/policy-facts.ts'
import { Card } from '#web/ui/page/card.tsx'
import styles from '#web/features/deletion/deletion.module.css'

const { deletion, privacyAnswerDays, retention } = POLICY_FACTS

export function WhatHappens() {
  return (
    <div className={styles.sides}>
      <Card as="section">
        <h2>What happens next</h2>
        <ol>
          <li>
            We check that the request comes from the owner of the account. We write to the account’s email.
          </li>
          <li>
            Then we delete the account and its data. Our target is {deletion.targetDays} days. Backups are
            purged within {deletion.backupsPurgedDays} days.
          </li>
          <li>We answer every privacy request within {privacyAnswerDays} days.</li>
        </ol>
      </Card>
      <Card as="section">
        <h2>Is it your own account?</h2>
        <p>When you are signed in, you can delete it yourself, at once, at the end of your profile.</p>
        <Link to="/profile" className="tlink">
          Go to your profile
        </Link>
      </Card>
      <Card as="section">
        <h2>What we keep</h2>
        <p>
          Some records stay longer, such as payment records for {retention.paymentYears} years. The privacy
          policy lists them.
        </p>
        <Link to="/privacy#how-long" className="tlink">
          How long we keep data
        </Link>
      </Card>
      <Card as="section">
        <h2>Want a copy first?</h2>
        <p>When you are signed in, you can download your data from your history.</p>
        <Link to="/history" className="tlink">
          Go to your history
        </Link>
      </Card>
    </div>
  )
}

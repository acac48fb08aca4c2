import { COOKIE_POLICY } from '#web/content/legal/cookies.ts'
import { CookiePreferences } from '#web/features/consent/cookie-preferences.tsx'
import { Mailbox } from '#web/features/contact/mailbox/mailbox.tsx'
import { PolicySections } from '#web/features/legal/policy.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import styles from './cookies-page.module.css'

export default function CookiesPage() {
  const { title, lead, updated } = COOKIE_POLICY
  return (
    <div className={styles.page}>
      <PageTitle lead="Choose what may be kept in your browser. You can change your mind at any time.">
        Cookie preferences
      </PageTitle>
      <Card roomy className="no-print">
        <CookiePreferences />
      </Card>
      <article aria-labelledby="policy" className={styles.policy}>
        <h2 id="policy">{title}</h2>
        <p className="muted">{lead}</p>
        <p className="faint small">{`Last updated ${updated}`}</p>
        <PolicySections policy={COOKIE_POLICY} mailbox={Mailbox} as="h3" />
      </article>
    </div>
  )
}

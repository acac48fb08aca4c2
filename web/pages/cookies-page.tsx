import { Link } from 'react-router'
import { COOKIES_UPDATED, COOKIE_POLICY } from '#web/content/cookies.ts'
import { CookiePreferences } from '#web/features/consent/cookie-preferences.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import styles from '#web/pages/cookies-page.module.css'

export default function CookiesPage() {
  return (
    <div className={styles.page}>
      <PageTitle lead="Choose what may be kept in your browser. You can change your mind at any time.">
        Cookie preferences
      </PageTitle>
      <Card roomy>
        <CookiePreferences />
      </Card>
      <div className={styles.policy}>
        <h2>Cookie policy</h2>
        <p className="faint small">{`Last updated ${COOKIES_UPDATED}`}</p>
        <ol>
          {COOKIE_POLICY.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </li>
          ))}
        </ol>
        <p className={styles.after}>
          <Link to="/contact">Contact us</Link>
        </p>
      </div>
    </div>
  )
}

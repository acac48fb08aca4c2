import { useEffect } from 'react'
import { Link } from 'react-router'
import {
  acceptAll,
  EARLY_ANSWERS,
  followConsent,
  rejectNonEssential,
  useConsent,
} from '#web/lib/analytics/consent.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'
import styles from '#web/features/consent/consent.module.css'

/**
 * It never stops anyone: in the triage flow (`resting`) it lies at the end of the page, so that it cannot cover an
 * answer or the way on.
 */
export function CookieBanner({ resting = false }: { resting?: boolean }) {
  const hydrated = useHydrated()
  const isAnswered = useConsent(({ choice }) => choice !== null)
  useEffect(followConsent, [])
  // Whether a choice was made is known in the browser only; until the app runs, the page itself looks for it.
  if (hydrated && isAnswered) return null
  return (
    <section
      aria-labelledby="cookie-banner"
      className={cx(styles.banner, !resting && styles.afloat, !hydrated && styles.early, 'no-print')}
    >
      <div className={styles.card}>
        <div>
          <h2 id="cookie-banner">Cookies</h2>
          <p>
            We only use what this site needs, unless you say yes to more.{' '}
            <Link to="/cookies#cookie-preferences">Manage preferences</Link>
          </p>
        </div>
        <div className={styles.choices}>
          <Button variant="secondary" size="sm" onClick={acceptAll} {...EARLY_ANSWERS.acceptAll}>
            Accept all
          </Button>
          <Button
            variant="secondary"
            size="sm"
            onClick={rejectNonEssential}
            {...EARLY_ANSWERS.rejectNonEssential}
          >
            Reject non-essential
          </Button>
        </div>
      </div>
    </section>
  )
}

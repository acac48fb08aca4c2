import type { ReactNode } from 'react'
import { EMERGENCY_STRIP, HERO } from '#web/content/landing.ts'
import { useSession } from '#web/lib/session.ts'
import { LampScene } from '#web/ui/brand.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Sign } from '#web/ui/severity.tsx'
import styles from '#web/features/landing/landing.module.css'

/** The promise and the first step, for visitors and for people who are signed in. */
export function Hero({ fine }: { fine?: ReactNode }) {
  const signedIn = useSession((session) => session.user !== null)
  return (
    <section className={styles.hero}>
      <div className={cx('wrap', styles.heroInner)}>
        <div>
          <h1 tabIndex={-1}>{HERO.title}</h1>
          <p className={styles.lead}>{HERO.lead}</p>
          <div className={cx('no-print', styles.cta)}>
            {signedIn ? (
              <>
                <LinkButton size="lg" variant="lamp" to="/pet-profile">
                  Start a health assessment
                </LinkButton>
                <LinkButton size="lg" variant="night" to="/history">
                  View past assessments
                </LinkButton>
              </>
            ) : (
              <>
                <LinkButton size="lg" variant="lamp" to="/signup">
                  Create a free account
                </LinkButton>
                <LinkButton size="lg" variant="night" to="/login">
                  Log in
                </LinkButton>
              </>
            )}
          </div>
          <p className={styles.fine}>
            {HERO.beta} {signedIn ? null : fine}
          </p>
        </div>
        <LampScene className={styles.scene} />
      </div>
    </section>
  )
}

/** Right under the promise: who must not read on. */
export function EmergencyStrip({ help }: { help: ReactNode }) {
  return (
    <section className={styles.strip} aria-label="Emergency advice">
      <div className={cx('wrap', styles.stripInner)}>
        <Sign level="er_urgent" size={40} />
        <p>
          <b>{EMERGENCY_STRIP.question}</b> {EMERGENCY_STRIP.advice}
        </p>
        {help}
      </div>
    </section>
  )
}

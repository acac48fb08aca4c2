import { contactLink } from '#domain/plans/plan.ts'
import { CLINICS } from '#web/content/clinics.ts'
import { ClinicScene } from '#web/features/clinics/clinic-scene.tsx'
import { LinkButton } from '#web/ui/buttons/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import styles from '#web/features/clinics/clinics.module.css'

export function ClinicHero() {
  return (
    <section className={styles.hero}>
      <div className={cx('wrap', styles.heroInner)}>
        <div>
          <h1 tabIndex={-1}>{CLINICS.title}</h1>
          <p className={styles.lead}>{CLINICS.lead}</p>
          <div className={styles.cta}>
            <LinkButton size="lg" variant="lamp" to={contactLink('clinic-pricing')}>
              Book a demo
            </LinkButton>
            <LinkButton size="lg" variant="night" to={contactLink('clinic-pricing')}>
              Talk to our team
            </LinkButton>
          </div>
          <p className={styles.fine}>{CLINICS.fine}</p>
        </div>
        <ClinicScene className={styles.scene} />
      </div>
    </section>
  )
}

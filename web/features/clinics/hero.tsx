import { contactLink } from '#domain/plans/plan.ts'
import { CLINICS } from '#web/content/clinics.ts'
import { ClinicScene } from '#web/features/clinics/clinic-scene.tsx'
import { LinkButton } from '#web/ui/buttons/button.tsx'
import { NightHero } from '#web/ui/page/night-hero.tsx'
import styles from '#web/features/clinics/clinics.module.css'

export function ClinicHero() {
  return (
    <NightHero
      className={styles.hero}
      title={CLINICS.title}
      lead={CLINICS.lead}
      actions={
        <>
          <LinkButton size="lg" variant="lamp" to={contactLink('clinic-pricing')}>
            Book a demo
          </LinkButton>
          <LinkButton size="lg" variant="night" to={contactLink('clinic-pricing')}>
            Talk to our team
          </LinkButton>
        </>
      }
      fine={CLINICS.fine}
    >
      <ClinicScene className={styles.scene} />
    </NightHero>
  )
}

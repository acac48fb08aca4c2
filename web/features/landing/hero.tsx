import type { ReactNode } from 'react'
import { DANGER_SIGNS } from '#web/content/emergency.ts'
import { EMERGENCY_STRIP, HERO } from '#web/content/landing.ts'
import { LampScene } from '#web/ui/drawings/lamp-scene.tsx'
import { LinkButton } from '#web/ui/buttons/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Disclosure } from '#web/ui/buttons/disclosure.tsx'
import { NightHero } from '#web/ui/page/night-hero.tsx'
import { Sign } from '#web/ui/signs/sign.tsx'
import styles from '#web/features/landing/landing.module.css'

export function Hero({ fine }: { fine: ReactNode }) {
  return (
    <NightHero
      data-for="visitor"
      data-swapped
      className={styles.hero}
      title={HERO.title}
      lead={HERO.lead}
      actions={
        <>
          <LinkButton size="lg" variant="lamp" to="/signup">
            Create a free account
          </LinkButton>
          <LinkButton size="lg" variant="night" to="/login">
            Log in
          </LinkButton>
        </>
      }
      fine={
        <>
          {HERO.beta} {fine}
        </>
      }
    >
      <LampScene className={styles.scene} />
    </NightHero>
  )
}

export function EmergencyStrip({ help }: { help: ReactNode }) {
  return (
    <section className={styles.strip} aria-label="Emergency advice">
      <div className={cx('wrap', styles.stripInner)}>
        <Sign level="er_urgent" size={40} />
        <p>
          <b>{EMERGENCY_STRIP.question}</b> {EMERGENCY_STRIP.advice}
        </p>
        {help}
        <Disclosure summary="All the signs that do not wait">
          <ul className={styles.signs}>
            {DANGER_SIGNS.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </section>
  )
}

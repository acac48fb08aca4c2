import { CircleHelp, House, Stethoscope } from 'lucide-react'
import { Link } from 'react-router'
import { ABOUT, PILLARS, REASONS } from '#web/content/about.ts'
import { CLAIMS, CLAIMS_PATH } from '#web/content/claims.ts'
import { useSession } from '#web/lib/session/session.ts'
import { LinkButton } from '#web/ui/buttons/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { ClosingPanel } from '#web/ui/page/closing-panel.tsx'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { NightScene } from '#web/ui/drawings/scenes.tsx'
import marketing from '#web/ui/page/marketing.module.css'
import styles from '#web/features/about/about-sections.module.css'

export function AboutHero() {
  return (
    <section className={styles.hero} aria-label="About Pawlight">
      <div>
        <PageTitle lead={ABOUT.lead}>{ABOUT.title}</PageTitle>
        <div className={cx('no-print', styles.actions)}>
          <LinkButton size="lg" to="/pet-profile">
            Check Symptoms Now
          </LinkButton>
          <LinkButton size="lg" variant="secondary" to="/#pet-parent-pricing">
            Explore Memberships
          </LinkButton>
        </div>
      </div>
      <div className={cx('no-print', styles.scene)}>
        <NightScene />
      </div>
    </section>
  )
}

export function Reasons() {
  return (
    <section className={marketing.section} aria-labelledby="reasons">
      <h2 id="reasons">Why families choose Pawlight</h2>
      <ul className={marketing.cards}>
        {REASONS.map(({ title, text, claims = [] }) => (
          <li key={title} className={marketing.card}>
            <div className={marketing.cardText}>
              <h3>{title}</h3>
              <p>{text}</p>
              {claims.map((claim) => (
                <p key={claim} className={marketing.note}>
                  {CLAIMS[claim].note} <Link to={CLAIMS_PATH}>What we can show today</Link>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

const PILLAR_ICONS = [CircleHelp, House, Stethoscope]

export function Pillars() {
  return (
    <section className={marketing.section} aria-labelledby="pillars">
      <h2 id="pillars">Three pillars</h2>
      <ul className={styles.pillars}>
        {PILLARS.map(({ title, text }, index) => {
          const Icon = PILLAR_ICONS[index] ?? CircleHelp
          return (
            <li key={title}>
              <Icon aria-hidden="true" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          )
        })}
      </ul>
      <p className={styles.honest}>
        We test Pawlight on written cases that are new to it, and we list what it got wrong.{' '}
        <Link to="/evidence">See how well it works</Link>
      </p>
    </section>
  )
}

export function Closing() {
  const signedIn = useSession((session) => session.user !== null)
  return (
    <ClosingPanel title="Be ready before you need it">
      {signedIn ? (
        <LinkButton size="lg" variant="lamp" to="/pet-profile">
          Start a health assessment
        </LinkButton>
      ) : (
        <>
          <LinkButton size="lg" variant="lamp" to="/waitlist">
            Join the waitlist
          </LinkButton>
          <p>
            Do you have a 6-digit invite code? <Link to="/signup">Redeem your code</Link>
          </p>
        </>
      )}
    </ClosingPanel>
  )
}

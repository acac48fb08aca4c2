import type { ReactNode } from 'react'
import { FileText, ListChecks, ScrollText } from 'lucide-react'
import { Link } from 'react-router'
import { CLINIC_CLAIMS } from '#domain/plans/clinic-plans.ts'
import { contactLink } from '#domain/plans/plan.ts'
import { CLINICS, CLINIC_BENEFITS, type ClinicBenefit } from '#web/content/clinics.ts'
import { LinkButton } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import styles from '#web/features/clinics/clinics.module.css'

export function Claims() {
  return (
    <ul className={styles.claims} aria-label="For every clinic">
      {CLINIC_CLAIMS.map((claim) => (
        <li key={claim}>{claim}</li>
      ))}
    </ul>
  )
}

const ICONS: Record<ClinicBenefit['icon'], ReactNode> = {
  levels: <ListChecks aria-hidden="true" />,
  report: <FileText aria-hidden="true" />,
  rules: <ScrollText aria-hidden="true" />,
}

export function Benefits() {
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits">What your clinic gets</h2>
      <ul className={styles.cards}>
        {CLINIC_BENEFITS.map(({ icon, title, text }) => (
          <Card key={title} as="li" className={styles.benefit}>
            {ICONS[icon]}
            <h3>{title}</h3>
            <p>{text}</p>
          </Card>
        ))}
      </ul>
      <p className={styles.after}>
        We test the rules on written cases and list each miss. <Link to="/evidence">How well it works</Link>
      </p>
    </section>
  )
}

export function PlansForClinics({ children }: { children: ReactNode }) {
  return (
    <section id="plans" aria-labelledby="clinic-plans">
      <h2 id="clinic-plans">Plans for clinics</h2>
      <p className={styles.after}>{CLINICS.plansLead}</p>
      {children}
      <p className={styles.after}>
        Have a pet yourself? <Link to="/pricing#pet-parents">See the plans for pet parents</Link>
      </p>
    </section>
  )
}

export function Closing() {
  return (
    <section className={styles.closing} aria-labelledby="closing">
      <div>
        <h2 id="closing">Want to see it at work?</h2>
        <p>{CLINICS.closing}</p>
      </div>
      <LinkButton size="lg" to={contactLink('clinic-pricing')}>
        Talk to our team
      </LinkButton>
    </section>
  )
}

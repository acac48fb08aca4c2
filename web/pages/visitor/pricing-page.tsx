import { faqData, productData } from '#web/content/structured-data.ts'
import { Link } from 'react-router'
import { CLINIC_CLAIMS } from '#domain/plans/clinic-plans.ts'
import { PRICING, PRICING_FAQ } from '#web/content/pricing.ts'
import { ClinicPlans } from '#web/features/plans/clinic-plans.tsx'
import { PlanPicker } from '#web/features/plans/plan-picker.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Faq } from '#web/ui/page/faq.tsx'
import styles from '#web/pages/visitor/pricing-page.module.css'

export const handle = { structuredData: [productData(), faqData(PRICING_FAQ)] }

export default function PricingPage() {
  return (
    <div className={cx('wrap', styles.page)}>
      <div>
        <h1 tabIndex={-1}>{PRICING.title}</h1>
        <p className={styles.lead}>{PRICING.lead}</p>
        <nav className={styles.jumps} aria-label="Plans">
          <a className="tlink" href="#pet-parents">
            Plans for pet parents
          </a>
          <a className="tlink" href="#clinics">
            Plans for clinics
          </a>
        </nav>
      </div>
      <section id="pet-parents" aria-labelledby="pet-parent-plans">
        <PlanPicker
          title={<h2 id="pet-parent-plans">Pet parents</h2>}
          intro={<p className={styles.intro}>{PRICING.freeStarter}</p>}
        />
        <p className={styles.after}>
          {PRICING.commission} <Link to="/affiliate-disclosure">Affiliate disclosure</Link>
        </p>
      </section>
      <section id="clinics" aria-labelledby="clinic-plans">
        <h2 id="clinic-plans">Clinics</h2>
        <p className={styles.intro}>{CLINIC_CLAIMS.map((claim) => `${claim}.`).join(' ')}</p>
        <ClinicPlans />
        <p className={styles.after}>
          <Link to="/vet_clinics">What Pawlight does for clinics</Link>
        </p>
      </section>
      <Faq title="Questions about prices" questions={PRICING_FAQ}>
        <p className={styles.intro}>
          Something else? <Link to="/contact">Contact us</Link>
        </p>
      </Faq>
    </div>
  )
}

import { faqData } from '#web/content/structured-data.ts'
import { CLINICS_FAQ } from '#web/content/clinics.ts'
import { Benefits, Claims, Closing, PlansForClinics } from '#web/features/clinics/sections.tsx'
import { ClinicHero } from '#web/features/clinics/hero.tsx'
import { ClinicPlans } from '#web/features/plans/clinic-plans.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Faq } from '#web/ui/page/faq.tsx'
import styles from '#web/features/clinics/clinics.module.css'

export const handle = { structuredData: [faqData(CLINICS_FAQ)] }

export default function ClinicsPage() {
  return (
    <>
      <ClinicHero />
      <div className={cx('wrap', styles.page)}>
        <Claims />
        <Benefits />
        <PlansForClinics>
          <ClinicPlans />
        </PlansForClinics>
        <Faq title="Questions clinics ask" questions={CLINICS_FAQ} />
        <Closing />
      </div>
    </>
  )
}

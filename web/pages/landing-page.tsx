import { LANDING_FAQ } from '#web/content/landing.ts'
import { faqData, productData } from '#web/content/structured-data.ts'
import { Link } from 'react-router'
import { EmergencyHelpButton } from '#web/features/emergency/emergency-help.tsx'
import { EmergencyStrip, Hero } from '#web/features/landing/hero.tsx'
import { HowItDecides } from '#web/features/landing/how-it-decides.tsx'
import { SampleAnswer } from '#web/features/landing/sample-answer.tsx'
import {
  Benefits,
  HowItWorks,
  LandingFaq,
  PRICING_INTRO,
  PRICING_TITLE,
  Pricing,
  ThreeAnswers,
  TrustStrip,
} from '#web/features/landing/sections.tsx'
import { PlanPicker } from '#web/features/plans/plan-picker.tsx'

/** What this page tells search engines. */
export const handle = { structuredData: [productData(), faqData(LANDING_FAQ)] }

export default function LandingPage() {
  return (
    <>
      <Hero
        fine={
          <>
            No code yet? <Link to="/waitlist">Join the waitlist</Link>
          </>
        }
      />
      <EmergencyStrip help={<EmergencyHelpButton />} />
      <div className="wrap">
        <Benefits />
        <HowItWorks />
        <SampleAnswer />
        <ThreeAnswers />
        <HowItDecides />
        <Pricing>
          <PlanPicker title={PRICING_TITLE} intro={PRICING_INTRO} />
        </Pricing>
        <LandingFaq />
        <TrustStrip />
      </div>
    </>
  )
}

import { Suspense, lazy } from 'react'
import { LANDING_FAQ } from '#web/content/landing.ts'
import { faqData, productData } from '#web/content/structured-data.ts'
import { Link } from 'react-router'
import { DeskComing } from '#web/features/desk/desk-coming.tsx'
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
import { useSession } from '#web/lib/session/session.ts'

const OwnersHome = lazy(() => import('#web/pages/owner/owners-home.tsx'))

export const handle = { structuredData: [productData(), faqData(LANDING_FAQ)] }

export default function LandingPage() {
  return (
    <>
      <Top />
      <EmergencyStrip help={<EmergencyHelpButton />} />
      <div className="wrap">
        <Benefits />
        <HowItWorks />
        {/* Nobody who has answers of their own needs a sample. */}
        <div data-for="visitor" data-swapped>
          <SampleAnswer />
        </div>
        <ThreeAnswers />
        <div data-for="visitor" data-swapped>
          <HowItDecides />
        </div>
        <Pricing>
          <PlanPicker title={PRICING_TITLE} intro={PRICING_INTRO} />
        </Pricing>
        <LandingFaq />
        <TrustStrip />
      </div>
    </>
  )
}

function Top() {
  const ownerId = useSession(({ user }) => user?.id ?? null)
  const isKnown = useSession(({ authReady }) => authReady)
  if (ownerId !== null)
    return (
      <Suspense fallback={<DeskComing />}>
        <OwnersHome key={ownerId} ownerId={ownerId} />
      </Suspense>
    )
  return (
    <>
      <Hero
        fine={
          <>
            No code yet? <Link to="/waitlist">Join the waitlist</Link>
          </>
        }
      />
      {isKnown ? null : <DeskComing onlyOwners />}
    </>
  )
}

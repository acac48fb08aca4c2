import { faqData } from '#web/content/structured-data.ts'
import { WAITLIST_FAQ } from '#web/content/waitlist.ts'
import { useRef } from 'react'
import { Closing, Testimonials, WaitlistFaq } from '#web/features/waitlist/page/sections.tsx'
import { WaitlistHero } from '#web/features/waitlist/page/waitlist-hero.tsx'

export const handle = { structuredData: [faqData(WAITLIST_FAQ)] }

export default function WaitlistPage() {
  const form = useRef<HTMLDivElement>(null)
  const start = () => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    form.current?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth', block: 'start' })
    // Once the place is taken, its heading stands where the first field was.
    form.current?.querySelector<HTMLElement>('input, [tabindex="-1"]')?.focus({ preventScroll: true })
  }
  return (
    <>
      <WaitlistHero formRef={form} />
      <div className="wrap">
        <Testimonials />
        <WaitlistFaq />
        <Closing onStart={start} />
      </div>
    </>
  )
}

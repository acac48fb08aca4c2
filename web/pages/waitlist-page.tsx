import { useRef } from 'react'
import { Closing, Testimonials, WaitlistFaq } from '#web/features/waitlist/sections.tsx'
import { WaitlistHero } from '#web/features/waitlist/waitlist-hero.tsx'

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

import { AboutHero, Closing, Pillars, Reasons } from '#web/features/about/about-sections.tsx'

export default function AboutPage() {
  return (
    <div className="wrap">
      <AboutHero />
      <Reasons />
      <Pillars />
      <Closing />
    </div>
  )
}

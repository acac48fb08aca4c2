import { Info } from 'lucide-react'
import { Link } from 'react-router'
import { SAMPLE_QUOTES, WAITLIST_FAQ } from '#web/content/waitlist.ts'
import { PetHead } from '#web/ui/drawings/pet-head.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { ClosingPanel } from '#web/ui/page/closing-panel.tsx'
import { Faq } from '#web/ui/page/faq.tsx'
import styles from '#web/features/waitlist/waitlist.module.css'

export function Testimonials() {
  return (
    <section className={styles.section} aria-labelledby="testimonials">
      <div className={styles.head}>
        <h2 id="testimonials">How it could feel</h2>
        <p className={styles.sample}>
          <Info aria-hidden="true" />
          Sample copy, not real customers
        </p>
      </div>
      <div className={styles.quotes}>
        {SAMPLE_QUOTES.map(({ quote, who, species }) => (
          <figure key={quote} className={styles.quote}>
            <blockquote>{`“${quote}”`}</blockquote>
            <figcaption>
              <PetHead species={species} />
              {who}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

export const WaitlistFaq = () => (
  <Faq title="Questions people ask" className={styles.section} questions={WAITLIST_FAQ} />
)

export function Closing({ onStart }: { onStart: () => void }) {
  return (
    <ClosingPanel title="Be ready before you need it">
      <Button size="lg" variant="lamp" onClick={onStart}>
        Get Early Access Now
      </Button>
      <p>
        Something else? <Link to="/contact">Contact us</Link>
      </p>
    </ClosingPanel>
  )
}

import { useEffect, useLayoutEffect, useRef, useState, type Ref } from 'react'
import { Check } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { CLAIMS, CLAIMS_PATH } from '#web/content/claims.ts'
import { WAITLIST, WAITLIST_BENEFITS } from '#web/content/waitlist.ts'
import { bareReferrer, track } from '#web/lib/analytics/analytics.ts'
import { campaignOf } from '#web/lib/storage/campaign.ts'
import { useConsent } from '#web/lib/analytics/consent.ts'
import { LinkButton } from '#web/ui/buttons/button.tsx'
import { CAT_SITTING, DOG_SITTING } from '#web/ui/drawings/sitting-pets.tsx'
import { cx } from '#web/ui/class-names.ts'
import { HeroTitle } from '#web/features/waitlist/page/hero-word.tsx'
import { assignVariants, variantText, type Assignments } from '#web/features/waitlist/variants.ts'
import { WaitlistForm } from '#web/features/waitlist/form/waitlist-form.tsx'
import styles from '#web/features/waitlist/waitlist.module.css'

/** Decided when the page opens and then left alone, so that a yes to cookies moves nothing under the finger. */
function useVariants(): Assignments {
  const [variants, setVariants] = useState<Assignments>({})
  useLayoutEffect(() => {
    // Tossed once the page is open in a browser; the HTML made at build time can know of none.
    // oxlint-disable-next-line react/set-state-in-effect
    setVariants(assignVariants())
  }, [])
  return variants
}

function usePageViewTold(): void {
  const { pathname, search } = useLocation()
  const agreed = useConsent(({ choice }) => choice?.analytics === true)
  const told = useRef(false)
  useEffect(() => {
    if (!agreed || told.current) return
    told.current = true
    const variant = variantText()
    track({
      name: 'waitlist_page_view',
      path: pathname,
      referrer: bareReferrer(document.referrer),
      ...campaignOf(search),
      ...(variant === undefined ? {} : { variant }),
    })
  }, [agreed, pathname, search])
}

function Benefits() {
  return (
    <div className={styles.benefits}>
      <ul aria-label="What you get">
        {WAITLIST_BENEFITS.map((benefit, index) => (
          <li key={benefit}>
            <Check aria-hidden="true" />
            <span>
              {benefit}
              {index === 0 ? <span aria-hidden="true">*</span> : null}
            </span>
          </li>
        ))}
      </ul>
      <p className="small">
        <span aria-hidden="true">* </span>
        {CLAIMS.underTwoMinutes.note} <Link to={CLAIMS_PATH}>What we can show today</Link>
      </p>
    </div>
  )
}

export function WaitlistHero({ formRef }: { formRef: Ref<HTMLDivElement> }) {
  const variants = useVariants()
  usePageViewTold()
  return (
    <section className={styles.hero}>
      <div className={cx('wrap', styles.heroInner)}>
        <div className={styles.promise}>
          {variants.headline === 'B' ? (
            <h1 tabIndex={-1}>{WAITLIST.headlineB}</h1>
          ) : (
            <HeroTitle rest={WAITLIST.headline} />
          )}
          <p className={styles.lead}>{WAITLIST.lead}</p>
        </div>
        <div ref={formRef} className={styles.card}>
          <WaitlistForm
            variants={variants}
            title={
              <div className={styles.start}>
                <h2>{WAITLIST.submit}</h2>
                <LinkButton variant="secondary" size="sm" to="/signup">
                  I have an invite code
                </LinkButton>
              </div>
            }
            after={
              <p className={styles.after}>
                <span>
                  Have an account?{' '}
                  <Link className="tlink" to="/login">
                    Log in
                  </Link>
                </span>
              </p>
            }
          />
        </div>
        <Benefits />
        <svg className={styles.art} viewBox="0 0 400 280" aria-hidden="true" focusable="false">
          <g transform="translate(20 10)">{DOG_SITTING}</g>
          <g transform="translate(214 44) scale(0.87)">{CAT_SITTING}</g>
        </svg>
      </div>
    </section>
  )
}

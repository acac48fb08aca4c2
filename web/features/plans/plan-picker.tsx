import type { ReactNode } from 'react'
import { Check } from 'lucide-react'
import { OWNER_PLANS, YEARLY_SAVING, dollars, type OwnerPlan } from '#domain/plans/owner-plans.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Badge } from '#web/ui/signs/badge.tsx'
import { LinkButton } from '#web/ui/buttons/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import segments from '#web/ui/form/segments.module.css'
import { Features, Price } from '#web/features/plans/plan-parts.tsx'
import cards from '#web/features/plans/plan-cards.module.css'
import styles from '#web/features/plans/plan-picker.module.css'

function Cost({ plan, amount, unit, className }: CostProps) {
  const terms =
    plan.trialDays > 0 ? `${plan.trialDays}-day free trial, then ${amount} ${unit}` : 'No subscription'
  return (
    <div className={cx(styles.cost, className)}>
      <Price amount={amount} unit={unit} />
      <p className={styles.terms}>{terms}</p>
    </div>
  )
}

type CostProps = { plan: OwnerPlan; amount: string; unit: string; className?: string | undefined }

function OwnerPlanCard({ plan, signedIn }: { plan: OwnerPlan; signedIn: boolean }) {
  const { ctaText, ctaLink } = signedIn ? plan.member : plan
  const byYear = plan.yearlyPrice !== null
  return (
    <article className={cards.card}>
      <div className={styles.head}>
        <span className={styles.pick}>
          <input
            type="radio"
            className={segments.cover}
            name="plan"
            value={plan.key}
            aria-label={`Select ${plan.name}`}
            defaultChecked={plan.popular}
          />
          <Check aria-hidden="true" />
        </span>
        <h3>{plan.name}</h3>
        {plan.popular ? <Badge tone="info">Most popular</Badge> : null}
      </div>
      <p className={cards.description}>{plan.description}</p>
      <Cost
        plan={plan}
        amount={dollars(plan.price)}
        unit={plan.period}
        className={byYear ? styles.monthly : undefined}
      />
      {plan.yearlyPrice === null ? null : (
        <Cost plan={plan} amount={dollars(plan.yearlyPrice)} unit="per year" className={styles.yearly} />
      )}
      <Features of={plan.features} />
      <LinkButton className={styles.cta} block to={ctaLink}>
        {ctaText}
        <span className="vh">{` of ${plan.name}`}</span>
      </LinkButton>
    </article>
  )
}

type PlanPickerProps = { title: ReactNode; intro?: ReactNode }

/** Both choices are the browser's own: they work before any script has come, and without one. */
export function PlanPicker({ title, intro }: PlanPickerProps) {
  const signedIn = useSession((session) => session.user !== null)
  return (
    <div className={styles.picker}>
      <div className={styles.top}>
        <div>
          {title}
          {intro}
        </div>
        <fieldset className={cx(segments.segments, styles.switch)}>
          <legend className="vh">Billing period</legend>
          <label>
            <input type="radio" className={segments.cover} name="billing" value="monthly" defaultChecked />
            <span>Pay monthly</span>
          </label>
          <label>
            <input type="radio" className={segments.cover} name="billing" value="yearly" />
            <span>Pay yearly</span>
            <span className={styles.save}>{YEARLY_SAVING}</span>
          </label>
        </fieldset>
      </div>
      <div className={cards.cards} role="radiogroup" aria-label="Plan">
        {OWNER_PLANS.map((plan) => (
          <OwnerPlanCard key={plan.key} plan={plan} signedIn={signedIn} />
        ))}
      </div>
      <p className={styles.soon}>Not on sale yet: nothing can be bought on this website today.</p>
    </div>
  )
}

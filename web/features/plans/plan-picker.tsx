import { useState, type ReactNode } from 'react'
import { Check } from 'lucide-react'
import { OWNER_PLANS, YEARLY_SAVING, dollars, type OwnerPlan } from '#domain/plans/owner-plans.ts'
import { useSession } from '#web/lib/session.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import styles from '#web/features/plans/plan-picker.module.css'

type Period = 'monthly' | 'yearly'

const PERIODS: readonly { key: Period; label: string; note?: string }[] = [
  { key: 'monthly', label: 'Pay monthly' },
  { key: 'yearly', label: 'Pay yearly', note: YEARLY_SAVING },
]

function priceOf(plan: OwnerPlan, period: Period): { amount: string; unit: string; terms: string } {
  if (plan.yearlyPrice === null)
    return { amount: dollars(plan.price), unit: 'one-time', terms: 'No subscription' }
  const amount = dollars(period === 'yearly' ? plan.yearlyPrice : plan.price)
  const unit = period === 'yearly' ? 'per year' : 'per month'
  return { amount, unit, terms: `${plan.trialDays}-day free trial, then ${amount} ${unit}` }
}

/** Where a plan's button leads: visitors need an account first. */
const targetOf = (plan: OwnerPlan, signedIn: boolean) => {
  if (!signedIn) return '/signup'
  return plan.key === 'pay-per-screen' ? '/pet-profile' : '/contact'
}

type PlanPickerProps = { title: ReactNode; intro?: ReactNode }

/** The owners' plans with the choice of paying by the month or by the year. */
export function PlanPicker({ title, intro }: PlanPickerProps) {
  const [period, setPeriod] = useState<Period>('monthly')
  const [selected, setSelected] = useState<OwnerPlan['key']>('core')
  const signedIn = useSession((session) => session.user !== null)
  return (
    <>
      <div className={styles.top}>
        {title}
        <fieldset className={styles.switch}>
          <legend className="vh">Billing period</legend>
          {PERIODS.map(({ key, label, note }) => (
            <label key={key}>
              <input
                type="radio"
                name="billing"
                value={key}
                checked={period === key}
                onChange={() => setPeriod(key)}
              />
              <span>{label}</span>
              {note === undefined ? null : <span className={styles.save}>{note}</span>}
            </label>
          ))}
        </fieldset>
      </div>
      {intro}
      <div className={styles.plans} role="radiogroup" aria-label="Plan">
        {OWNER_PLANS.map((plan) => {
          const { amount, unit, terms } = priceOf(plan, period)
          const chosen = plan.key === selected
          return (
            <article key={plan.key} className={styles.plan}>
              <div className={styles.head}>
                <span className={styles.pick}>
                  <input
                    type="radio"
                    name="plan"
                    value={plan.key}
                    aria-label={`Select ${plan.name}`}
                    checked={chosen}
                    onChange={() => setSelected(plan.key)}
                  />
                  <Check aria-hidden="true" />
                </span>
                <h3>{plan.name}</h3>
                {plan.popular ? <Badge tone="info">Most popular</Badge> : null}
              </div>
              <p className={styles.price}>
                <b className="num">{amount}</b> <span>{unit}</span>
              </p>
              <p className={styles.terms}>{terms}</p>
              <ul className={styles.features}>
                {plan.features.map((feature) => (
                  <li key={feature}>
                    <Check aria-hidden="true" />
                    <span>{feature}</span>
                  </li>
                ))}
              </ul>
              <LinkButton variant={chosen ? 'primary' : 'secondary'} block to={targetOf(plan, signedIn)}>
                {plan.trialDays > 0 ? `Start ${plan.trialDays}-day free trial` : 'Start a single session'}
                <span className="vh">{` of ${plan.name}`}</span>
              </LinkButton>
            </article>
          )
        })}
      </div>
    </>
  )
}

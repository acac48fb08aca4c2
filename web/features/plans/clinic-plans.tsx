import { CLINIC_PLANS } from '#domain/plans/clinic-plans.ts'
import { dollars } from '#domain/plans/owner-plans.ts'
import { LinkButton } from '#web/ui/buttons/button.tsx'
import { Features, Price } from '#web/features/plans/plan-parts.tsx'
import styles from '#web/features/plans/plan-cards.module.css'

export function ClinicPlans() {
  return (
    <ul className={styles.cards}>
      {CLINIC_PLANS.map((plan) => (
        <li key={plan.key} className={styles.card}>
          <h3 className={styles.name}>{plan.name}</h3>
          <p className={styles.description}>{plan.description}</p>
          {plan.price === null ? (
            <Price amount="Custom quote" />
          ) : (
            <Price amount={dollars(plan.price)} unit={plan.period} />
          )}
          <Features of={plan.features} />
          <LinkButton variant="secondary" block to={plan.ctaLink}>
            {plan.ctaText}
            <span className="vh">{` for ${plan.name}`}</span>
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}

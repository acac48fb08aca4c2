import { SUBSCRIPTION_TERMS } from '#web/content/legal/subscription-terms.ts'
import { PolicyPage } from '#web/pages/legal/policy-page.tsx'

export default function SubscriptionTermsPage() {
  return <PolicyPage policy={SUBSCRIPTION_TERMS} />
}

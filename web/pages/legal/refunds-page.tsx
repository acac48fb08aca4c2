import { REFUNDS } from '#web/content/legal/refunds.ts'
import { PolicyPage } from '#web/pages/legal/policy-page.tsx'

export default function RefundsPage() {
  return <PolicyPage policy={REFUNDS} />
}

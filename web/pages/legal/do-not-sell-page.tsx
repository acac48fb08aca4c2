import { DO_NOT_SELL } from '#web/content/legal/do-not-sell.ts'
import { PolicyPage } from '#web/pages/legal/policy-page.tsx'

export default function DoNotSellPage() {
  return <PolicyPage policy={DO_NOT_SELL} />
}

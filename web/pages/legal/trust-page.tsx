import { TRUST } from '#web/content/legal/trust.ts'
import { PolicyPage } from '#web/pages/legal/policy-page.tsx'

export default function TrustPage() {
  return <PolicyPage policy={TRUST} />
}

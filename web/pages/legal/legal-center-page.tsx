import { LEGAL_CENTER } from '#web/content/legal/legal-center.ts'
import { PolicyPage } from '#web/pages/legal/policy-page.tsx'

export default function LegalCenterPage() {
  return <PolicyPage policy={LEGAL_CENTER} />
}

import { TERMS } from '#web/content/legal/terms.ts'
import { PolicyPage } from '#web/pages/legal/policy-page.tsx'

export default function TermsPage() {
  return <PolicyPage policy={TERMS} />
}

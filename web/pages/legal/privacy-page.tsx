import { PRIVACY } from '#web/content/legal/privacy.ts'
import { PolicyPage } from '#web/pages/legal/policy-page.tsx'

export default function PrivacyPage() {
  return <PolicyPage policy={PRIVACY} />
}

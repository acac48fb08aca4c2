import { ACCESSIBILITY } from '#web/content/legal/accessibility.ts'
import { PolicyPage } from '#web/pages/legal/policy-page.tsx'

export default function AccessibilityPage() {
  return <PolicyPage policy={ACCESSIBILITY} />
}

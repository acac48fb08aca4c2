import { LIMIT_SENSITIVE_USE } from '#web/content/legal/limit-sensitive-use.ts'
import { PolicyPage } from '#web/pages/legal/policy-page.tsx'

export default function LimitSensitiveUsePage() {
  return <PolicyPage policy={LIMIT_SENSITIVE_USE} />
}

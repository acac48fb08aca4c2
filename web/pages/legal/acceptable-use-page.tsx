import { ACCEPTABLE_USE } from '#web/content/legal/acceptable-use.ts'
import { PolicyPage } from '#web/pages/legal/policy-page.tsx'

export default function AcceptableUsePage() {
  return <PolicyPage policy={ACCEPTABLE_USE} />
}

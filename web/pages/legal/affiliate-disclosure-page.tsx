import { AFFILIATE_DISCLOSURE } from '#web/content/legal/affiliate-disclosure.ts'
import { PolicyPage } from '#web/pages/legal/policy-page.tsx'

export default function AffiliateDisclosurePage() {
  return <PolicyPage policy={AFFILIATE_DISCLOSURE} />
}

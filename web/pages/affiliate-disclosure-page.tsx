import { AFFILIATE_DISCLOSURE } from '#web/content/legal/affiliate-disclosure.ts'
import { Mailbox } from '#web/features/contact/mailbox.tsx'
import { Policy } from '#web/features/legal/policy.tsx'

export default function AffiliateDisclosurePage() {
  return <Policy policy={AFFILIATE_DISCLOSURE} contact={<Mailbox box={AFFILIATE_DISCLOSURE.mailbox} />} />
}

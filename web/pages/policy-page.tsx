import { useLocation } from 'react-router'
import { policyAt } from '#web/content/legal/policies.ts'
import { Mailbox } from '#web/features/contact/mailbox.tsx'
import { Policy } from '#web/features/legal/policy.tsx'

export default function PolicyPage() {
  const policy = policyAt(useLocation().pathname)
  return <Policy policy={policy} contact={<Mailbox box={policy.mailbox} />} />
}

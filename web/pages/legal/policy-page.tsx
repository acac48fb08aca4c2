import type { PolicyText } from '#web/content/legal/policy-text.ts'
import { Mailbox } from '#web/features/contact/mailbox/mailbox.tsx'
import { Policy } from '#web/features/legal/policy.tsx'

export function PolicyPage({ policy }: { policy: PolicyText }) {
  return <Policy policy={policy} mailbox={Mailbox} />
}

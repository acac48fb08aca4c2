import type { PolicyText } from '#web/content/legal/policy-text.ts'
import { Mailbox } from '#web/features/contact/mailbox/mailbox.tsx'
import { Policy } from '#web/features/legal/policy.tsx'

/** One policy as a page; each address has a module of its own, so that nobody loads another one's text. */
export function PolicyPage({ policy }: { policy: PolicyText }) {
  return <Policy policy={policy} mailbox={Mailbox} />
}

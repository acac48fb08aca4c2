import { CONTACT_TOPICS } from '#contract/contact/contact-fields.ts'
import { REPLY_WITHIN } from '#contract/contact/reply-within.ts'
import { SentCard } from '#web/ui/notices/sent-card.tsx'
import type { ContactFields } from '#web/features/contact/contact-rules.ts'

export function MessageSent({ sent, onAnother }: { sent: ContactFields; onAnother: () => void }) {
  return (
    <SentCard
      title="We have your message"
      facts={[
        ['Topic', sent.subject === '' ? '' : CONTACT_TOPICS[sent.subject]],
        ['Name', sent.name],
        ['Email', sent.email],
        ['Clinic name', sent.clinicName],
        ['Phone', sent.phone],
        ['Message', sent.message],
      ]}
      another="Send another message"
      onAnother={onAnother}
    >
      <p>Thank you. We will email you within {REPLY_WITHIN}.</p>
    </SentCard>
  )
}

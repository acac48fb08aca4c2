import { POLICY_FACTS } from '#contract/policy-facts.ts'
import { longDay } from '#web/lib/said-time.ts'
import { SentCard } from '#web/ui/notices/sent-card.tsx'
import type { Receipt } from '#web/features/deletion/api/request-deletion.ts'
import type { DeletionFields } from '#web/features/deletion/deletion-rules.ts'

export type SentRequest = DeletionFields & Receipt

export function DeletionSent({ sent, onAnother }: { sent: SentRequest; onAnother: () => void }) {
  return (
    <SentCard
      title="We have your request"
      facts={[
        ['Reference', sent.reference ?? ''],
        ['Account email', sent.accountEmail],
        ['For whom', sent.relationship === 'agent' ? 'For somebody else' : 'For myself'],
        ['Your name', sent.requesterName],
        ['Your email', sent.requesterEmail],
        ['Phone', sent.phone],
        ['Triage ID or pet’s name', sent.verificationDetails],
        ['Your authorization', sent.authorizationNote],
        ['Additional notes', sent.additionalNotes],
      ]}
      another="Submit another request"
      onAnother={onAnother}
    >
      <p>
        Nothing has been deleted yet. First we check that the request comes from the owner of the account.
        Please look for an email from us at {sent.accountEmail}.
      </p>
      <p>
        {sent.dueAt === null
          ? `Our target is to delete the data within ${POLICY_FACTS.deletion.targetDays} days.`
          : `Our target is to delete the data by ${longDay(sent.dueAt)}.`}
      </p>
    </SentCard>
  )
}

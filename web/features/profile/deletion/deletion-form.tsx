import { useEffect, useRef, useState } from 'react'
import type { DeletionRecord } from '#contract/deletion/account.ts'
import { KEPT_WORDS } from '#contract/deletion/deletion-words.ts'
import { ACCOUNT_DELETION_MESSAGES } from '#contract/deletion/account-deletion-messages.ts'
import { POLICY_FACTS } from '#contract/policy-facts.ts'
import { useForm, useValues } from '#web/lib/form/use-form.ts'
import { CurrentPasswordField } from '#web/ui/form/password-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { deleteAccount, type DeletionOutcome } from '#web/features/profile/api/delete-account.ts'
import { SendOrLeave } from '#web/features/profile/send-or-leave.tsx'
import styles from '#web/features/profile/profile.module.css'

const GOES = [
  'Your account, your profile and every sign-in on every device',
  'Your pets and their photos',
  'Your saved assessments, with notes, photos and videos',
  'Your place on the waitlist and the link to your invite code',
  'Your messages to us',
]

const { title, unsureTitle, unsure, mostLikelyGone, passwordMissing } = ACCOUNT_DELETION_MESSAGES

export type DeletionFormProps = {
  onDeleted: (record: DeletionRecord) => Promise<void>
  onKeep: () => void
}

export function DeletionForm({ onDeleted, onKeep }: DeletionFormProps) {
  const [values, write] = useValues({ password: '' })
  const [heading, setHeading] = useState<string>(title)
  const wasUnsure = useRef(false)
  const start = useRef<HTMLHeadingElement>(null)
  useEffect(() => start.current?.focus(), [])

  const told = (outcome: Exclude<DeletionOutcome, { kind: 'deleted' }>) => {
    const isUnsure = outcome.kind === 'unsure' || (outcome.kind === 'signedOut' && wasUnsure.current)
    setHeading(isUnsure ? unsureTitle : title)
    switch (outcome.kind) {
      case 'password':
        return { message: outcome.message, field: 'password' as const }
      case 'failed':
        return { message: outcome.message }
      case 'signedOut':
        return { message: isUnsure ? mostLikelyGone : outcome.message }
      case 'unsure':
        wasUnsure.current = true
        return { message: unsure }
    }
  }

  const form = useForm({
    values,
    write,
    check: ({ password }) => (password === '' ? { password: passwordMissing } : {}),
    send: async ({ password }) => {
      const outcome = await deleteAccount(password)
      if (outcome.kind !== 'deleted') return { ok: false as const, ...told(outcome) }
      await onDeleted(outcome.record)
      return { ok: true as const }
    },
  })
  const isLeaving = form.state !== 'open'

  return (
    <div className={styles.deletion}>
      <h3 ref={start} tabIndex={-1}>
        This cannot be undone
      </h3>
      <div>
        <h4>What is deleted now</h4>
        <ul>
          {GOES.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>
          {`Copies in our backups are gone within ${POLICY_FACTS.deletion.backupsPurgedDays} days. What this browser remembers is removed too.`}
        </p>
      </div>
      <div>
        <h4>What is kept, and why</h4>
        <dl className={styles.kept}>
          {Object.entries(KEPT_WORDS).map(([kind, { what, why }]) => (
            <div key={kind}>
              <dt>{what}</dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
        <p>
          Do you pay for a membership? Request its cancellation above first, so that it ends. Deleting the
          account does not cancel it.
        </p>
      </div>
      <Form
        aria-labelledby="deletion"
        onSubmit={form.submit}
        failure={form.failure}
        failureTitle={heading}
        refusals={form.refusals}
      >
        <CurrentPasswordField
          {...form.field('password')}
          label="Your password"
          name="current-password"
          hint="So that nobody else can do this on your device."
        />
        <SendOrLeave
          send="Delete my account for good"
          sending="Deleting..."
          isSending={isLeaving}
          isDanger
          leave="Keep my account"
          onLeave={onKeep}
        />
      </Form>
    </div>
  )
}

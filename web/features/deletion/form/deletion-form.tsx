import { useRef, useState, type ReactNode } from 'react'
import { TRAP_FIELD } from '#contract/fields/trap-field.ts'
import { useSession } from '#web/lib/session/session.ts'
import { loadService } from '#web/lib/form/public-form.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { useTyped } from '#web/lib/form/use-typed.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { ConfirmField } from '#web/ui/form/confirm-field.tsx'
import { Form, FormActions } from '#web/ui/form/form.tsx'
import { TrapField } from '#web/ui/form/trap-field.tsx'
import { requestDeletion } from '#web/features/deletion/api/request-deletion.ts'
import { DeletionQuestions } from '#web/features/deletion/form/deletion-questions.tsx'
import {
  BLANK,
  bodyOf,
  checkRequest,
  fieldsFor,
  readFields,
  type DeletionFormValues,
} from '#web/features/deletion/deletion-rules.ts'
import { DeletionSent, type SentRequest } from '#web/features/deletion/form/deletion-sent.tsx'
import { MESSAGES } from '#web/features/deletion/messages.ts'
import styles from '#web/features/deletion/deletion.module.css'

export function DeletionForm({ mailbox }: { mailbox: ReactNode }) {
  const user = useSession((session) => session.user)
  const { box, typed, type, forget } = useTyped({ form: 'deletion', blank: BLANK, read: readFields })
  const [isConfirmed, setConfirmed] = useState(false)
  const [sent, setSent] = useState<SentRequest | null>(null)
  const trap = useRef('')
  const fields = typed === null ? BLANK : fieldsFor(typed, user)
  const body = bodyOf(fields)
  const form = useForm({
    values: { ...fields, confirmed: isConfirmed },
    write: ({ confirmed, ...part }: Partial<DeletionFormValues>) => {
      if (confirmed !== undefined) setConfirmed(confirmed)
      type(part)
    },
    check: checkRequest,
    send: () => requestDeletion(body, trap.current),
    onSent: ({ receipt }) => {
      setSent({ ...body, ...receipt })
      setConfirmed(false)
      forget()
    },
  })

  if (sent !== null) return <DeletionSent sent={sent} onAnother={() => setSent(null)} />
  return (
    <div ref={box} className={styles.form}>
      <Card roomy>
        <h2 id="deletion-form">Your request</h2>
        <Form
          aria-labelledby="deletion-form"
          onSubmit={form.submit}
          onFocus={() => void loadService().catch(() => undefined)}
          failure={form.failure}
          failureTitle={MESSAGES.title}
          refusals={form.refusals}
          withoutScript={
            <p>
              Please email your request to {mailbox}. Tell us the email of the account and the name of a pet
              in it. If you ask for somebody else, describe the papers that allow you to.
            </p>
          }
        >
          <DeletionQuestions form={form} />
          <TrapField name={TRAP_FIELD} onChange={(value) => (trap.current = value)} />
          <ConfirmField
            name="confirm"
            label="I understand that deletion cannot be reversed."
            checked={isConfirmed}
            error={form.faults.confirmed}
            onChange={(confirmed) => form.change({ confirmed })}
          />
          <FormActions>
            <Button
              type="submit"
              size="lg"
              variant="danger"
              className={styles.send}
              busy={form.state === 'sending'}
              busyText="Sending..."
            >
              Request deletion
            </Button>
          </FormActions>
        </Form>
      </Card>
    </div>
  )
}

import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { CANCELLATION_PLANS, CANCELLATION_REASONS } from '#contract/plans/cancellation.ts'
import { useForm } from '#web/lib/form/use-form.ts'
import { Hint, SelectField, TextArea, TextField } from '#web/ui/form/field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { requestCancellation, type CancellationBody } from '#web/features/profile/api/request-cancellation.ts'
import {
  bodyOf,
  checkCancellation,
  keyIn,
  type CancellationDraft,
  type TypedCancellation,
} from '#web/features/profile/cancellation/cancellation-rules.ts'
import { MESSAGES } from '#web/features/profile/messages.ts'
import { SendOrLeave } from '#web/features/profile/send-or-leave.tsx'
import styles from '#web/features/profile/profile.module.css'

function Options({ options }: { options: Readonly<Record<string, string>> }) {
  return (
    <>
      <option value="">Please choose</option>
      {Object.entries(options).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  )
}

export type CancellationFormProps = {
  draft: CancellationDraft
  takesFocus: boolean
  onChange: (part: TypedCancellation) => void
  onKeep: () => void
  onSent: (body: CancellationBody) => void
}

export function CancellationForm({ draft, takesFocus, onChange, onKeep, onSent }: CancellationFormProps) {
  const body = bodyOf(draft)
  const { faults, failure, refusals, state, field, change, submit } = useForm({
    values: draft,
    write: onChange,
    check: checkCancellation,
    send: () => requestCancellation(body),
    onSent: () => onSent(body),
  })
  const isSending = state === 'sending'
  const plan = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (takesFocus) plan.current?.focus()
  }, [takesFocus])

  return (
    <>
      <p className={styles.intro}>
        Cancellation takes effect at the end of the billing cycle. Until then your membership stays on.{' '}
        <Link to="/refunds">When you get money back</Link>
      </p>
      <Form
        aria-labelledby="cancellation"
        onSubmit={submit}
        failure={failure}
        failureTitle={MESSAGES.cancelTitle}
        refusals={refusals}
      >
        <SelectField
          ref={plan}
          label="Plan"
          name="plan"
          required
          value={draft.plan}
          error={faults.plan}
          onChange={(event) => change({ plan: keyIn(CANCELLATION_PLANS, event.target.value) })}
        >
          <Options options={CANCELLATION_PLANS} />
        </SelectField>
        <SelectField
          label="Reason"
          name="reason"
          required
          value={draft.reason}
          error={faults.reason}
          onChange={(event) => change({ reason: keyIn(CANCELLATION_REASONS, event.target.value) })}
        >
          <Options options={CANCELLATION_REASONS} />
        </SelectField>
        <TextArea {...field('details')} label="Details" optional maxLength={4000} />
        <TextField
          {...field('requesterName')}
          label="Your name"
          optional
          autoComplete="name"
          maxLength={200}
        />
        <TextField
          {...field('phone')}
          label="Phone for questions"
          name="cancellationPhone"
          type="tel"
          optional
          autoComplete="tel"
          maxLength={40}
        />
        <TextField label="Account email" name="accountEmail" readOnly value={draft.accountEmail} />
        <TextField label="Account ID" name="accountId" readOnly value={draft.accountId} />
        <div className={styles.confirm}>
          <label>
            <input
              type="checkbox"
              name="confirm"
              checked={draft.confirmed}
              aria-invalid={faults.confirmed === undefined ? undefined : true}
              aria-describedby={faults.confirmed === undefined ? undefined : 'cancellation-confirm-error'}
              onChange={(event) => change({ confirmed: event.target.checked })}
            />
            <span>I understand that cancellation will stop future renewals.</span>
          </label>
          {faults.confirmed === undefined ? null : (
            <Hint id="cancellation-confirm-error" tone="error">
              {faults.confirmed}
            </Hint>
          )}
        </div>
        <SendOrLeave
          send="Submit cancellation request"
          sending="Sending..."
          isSending={isSending}
          isDanger
          leave="Keep membership"
          onLeave={onKeep}
        />
      </Form>
    </>
  )
}

import { EMAIL } from '#contract/fields/email.ts'
import { useForm, useValues } from '#web/lib/form/use-form.ts'
import { EmailField } from '#web/ui/form/field.tsx'
import { CurrentPasswordField } from '#web/ui/form/password-field.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { changeSignIn } from '#web/features/profile/api/change-sign-in.ts'
import { MESSAGES } from '#web/features/profile/messages.ts'
import { SendOrLeave } from '#web/features/profile/send-or-leave.tsx'

type Props = {
  readonly email: string
  readonly onDone: (wanted: string) => void
  readonly onCancel: () => void
}

export function ChangeEmailForm({ email, onDone, onCancel }: Props) {
  const [values, write] = useValues({ wanted: '', current: '' })
  const address = values.wanted.trim().toLowerCase()
  const fault = EMAIL.test(address) ? (address === email ? MESSAGES.emailSame : null) : MESSAGES.emailInvalid
  const form = useForm({
    values,
    write,
    check: ({ current }) => ({
      ...(fault === null ? {} : { wanted: fault }),
      ...(current === '' ? { current: MESSAGES.currentMissing } : {}),
    }),
    send: ({ current }) => changeSignIn({ email: address }, current),
    onSent: () => onDone(address),
  })
  const isSending = form.state === 'sending'
  return (
    <Form aria-label="Change email" onSubmit={form.submit} failure={form.failure} refusals={form.refusals}>
      <EmailField
        {...form.field('wanted')}
        label="New email address"
        name="email"
        autoComplete="email"
        hint="We send a link there. Until you open it, your old address stays."
      />
      <CurrentPasswordField {...form.field('current')} label="Current password" name="current-password" />
      <SendOrLeave send="Send the link" sending="Sending..." isSending={isSending} onLeave={onCancel} />
    </Form>
  )
}

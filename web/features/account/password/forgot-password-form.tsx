import { MailCheck } from 'lucide-react'
import { useForm, useValues } from '#web/lib/form/use-form.ts'
import { Button, LinkButton } from '#web/ui/buttons/button.tsx'
import { EmailField } from '#web/ui/form/field.tsx'
import { Form, FormActions } from '#web/ui/form/form.tsx'
import { requestResetLink } from '#web/features/account/api/passwords.ts'
import { Done } from '#web/features/account/done.tsx'
import { MESSAGES } from '#web/features/account/messages.ts'
import styles from '#web/features/account/account.module.css'

function CheckYourEmail({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <Done icon={MailCheck} title="Check your email">
      <p>
        If there is an account for <strong>{email}</strong>, a reset link is on its way. It can take a few
        minutes. Look in your spam folder, or{' '}
        <Button variant="quiet" size="sm" flush="start" onClick={onAgain}>
          try again
        </Button>
      </p>
      <LinkButton variant="secondary" to="/login">
        Back to log in
      </LinkButton>
    </Done>
  )
}

export function ForgotPasswordForm() {
  const [values, write] = useValues({ email: '' })
  const form = useForm({
    values,
    write,
    check: () => ({}),
    send: ({ email }) => requestResetLink(email),
  })
  const isReady = values.email.trim() !== ''

  if (form.state === 'sent') return <CheckYourEmail email={values.email.trim()} onAgain={form.reopen} />

  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        Forgot your password?
      </h1>
      <p className={styles.intro}>Enter your email and we will send you a link to choose a new one.</p>
      <Form
        onSubmit={() => {
          if (isReady) form.submit()
        }}
        failure={form.failure}
        withoutScript={<p>{MESSAGES.withoutScript}</p>}
        onTypedEarly={({ email = '' }) => write({ email })}
      >
        <EmailField {...form.field('email')} label="Email" autoComplete="username" />
        <FormActions>
          <Button
            type="submit"
            size="lg"
            block
            disabled={!isReady}
            busy={form.state === 'sending'}
            busyText="Sending..."
          >
            Send reset link
          </Button>
          <LinkButton variant="quiet" to="/login">
            Back to log in
          </LinkButton>
        </FormActions>
      </Form>
    </>
  )
}

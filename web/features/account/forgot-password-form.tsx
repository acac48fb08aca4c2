import { useEffect, useRef, useState } from 'react'
import { MailCheck } from 'lucide-react'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmailField } from '#web/ui/field.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { requestResetLink } from '#web/features/account/api/passwords.ts'
import styles from '#web/features/account/account.module.css'

function CheckYourEmail({ email, onAgain }: { email: string; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={styles.done}>
      <MailCheck aria-hidden="true" />
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        Check your email
      </h1>
      <p>
        If there is an account for <strong>{email}</strong>, a reset link is on its way. It can take a few
        minutes. Look in your spam folder, or{' '}
        <Button variant="quiet" size="sm" onClick={onAgain}>
          try again
        </Button>
      </p>
      <LinkButton variant="secondary" to="/login">
        Back to log in
      </LinkButton>
    </div>
  )
}

/** Sends a reset link to an email address. */
export function ForgotPasswordForm() {
  const [email, setEmail] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [status, setStatus] = useState<'form' | 'sending' | 'sent'>('form')
  const ready = email.trim() !== ''

  const submit = async () => {
    if (!ready || status !== 'form') return
    setStatus('sending')
    setFailure(null)
    const outcome = await requestResetLink(email)
    if (!outcome.ok) setFailure(outcome.message)
    setStatus(outcome.ok ? 'sent' : 'form')
  }

  if (status === 'sent') return <CheckYourEmail email={email.trim()} onAgain={() => setStatus('form')} />

  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        Forgot your password?
      </h1>
      <p className={styles.intro}>Enter your email and we will send you a link to choose a new one.</p>
      <Form
        onSubmit={() => void submit()}
        failure={failure}
        onTypedEarly={(values) => setEmail(values['email'] ?? '')}
      >
        <EmailField
          label="Email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            setFailure(null)
          }}
        />
        <FormActions>
          <Button
            type="submit"
            size="lg"
            block
            disabled={!ready}
            busy={status === 'sending'}
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

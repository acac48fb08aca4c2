import { useEffect, useRef, useState } from 'react'
import { CircleCheck } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { LIMITS } from '#domain/constants.ts'
import { PASSWORD_MESSAGES } from '#web/lib/password-messages.ts'
import { useSession } from '#web/lib/session.ts'
import { TIMERS } from '#web/lib/timers.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { PasswordField } from '#web/ui/field.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { setNewPassword } from '#web/features/account/api/passwords.ts'
import { MESSAGES } from '#web/features/account/messages.ts'
import { checkReset, type ResetErrors } from '#web/features/account/sign-up-rules.ts'
import styles from '#web/features/account/account.module.css'

function Done() {
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
    const timer = setTimeout(() => void navigate('/login', { replace: true }), TIMERS.resetRedirect)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <div className={styles.done}>
      <CircleCheck aria-hidden="true" />
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        Password reset successful!
      </h1>
      <p>Taking you to log in.</p>
      <LinkButton to="/login">Log in now</LinkButton>
    </div>
  )
}

/** Chooses a new password after a reset link was opened. */
export function ResetPasswordForm() {
  const { user, authReady } = useSession()
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [errors, setErrors] = useState<ResetErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [status, setStatus] = useState<'form' | 'submitting' | 'success'>('form')

  const submit = async () => {
    if (status !== 'form') return
    const problems = checkReset(password, confirmation)
    setErrors(problems)
    setFailure(null)
    if (Object.keys(problems).length > 0) {
      setRefusals((count) => count + 1)
      return
    }
    setStatus('submitting')
    const outcome = await setNewPassword(password)
    if (!outcome.ok) setFailure(outcome.message)
    setStatus(outcome.ok ? 'success' : 'form')
  }

  if (status === 'success') return <Done />

  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        Choose a new password
      </h1>
      <Form
        onSubmit={() => void submit()}
        failure={failure}
        refusals={refusals}
        onTypedEarly={(values) => {
          setPassword(values['password'] ?? '')
          setConfirmation(values['confirmPassword'] ?? '')
        }}
      >
        <PasswordField
          label="New password"
          name="password"
          autoComplete="new-password"
          required
          hint={PASSWORD_MESSAGES.rule(LIMITS.accounts.resetPasswordMin)}
          value={password}
          error={errors.password}
          onChange={(event) => {
            setPassword(event.target.value)
            setErrors({})
            setFailure(null)
          }}
        />
        <PasswordField
          label="Confirm new password"
          name="confirmPassword"
          autoComplete="new-password"
          required
          value={confirmation}
          error={errors.confirmation}
          onChange={(event) => {
            setConfirmation(event.target.value)
            setErrors({})
            setFailure(null)
          }}
        />
        <FormActions>
          <Button type="submit" size="lg" block busy={status === 'submitting'} busyText="Saving...">
            Reset password
          </Button>
        </FormActions>
      </Form>
      {/* Below the form, because it is found out while the form is shown. */}
      {authReady && user === null && status === 'form' ? (
        <Callout tone="note" role="status" className={styles.notice}>
          <p>{MESSAGES.resetNoLink}</p>
          <p>
            <Link className="tlink" to="/forgot-password">
              Request a new link
            </Link>
          </p>
        </Callout>
      ) : null}
    </>
  )
}

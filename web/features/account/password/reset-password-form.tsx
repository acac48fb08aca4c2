import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { PASSWORD_CHARACTERS } from '#contract/fields/password.ts'
import { PASSWORD_MESSAGES } from '#web/lib/session/password-messages.ts'
import { useSession } from '#web/lib/session/session.ts'
import { useForm, useValues } from '#web/lib/form/use-form.ts'
import { Button, LinkButton } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { NewPasswordField } from '#web/ui/form/password-field.tsx'
import { Form, FormActions } from '#web/ui/form/form.tsx'
import { setNewPassword } from '#web/features/account/api/passwords.ts'
import { Done } from '#web/features/account/done.tsx'
import { MESSAGES } from '#web/features/account/messages.ts'
import { checkReset } from '#web/features/account/sign-up-rules.ts'
import styles from '#web/features/account/account.module.css'

const REDIRECT_AFTER_MS = 3_000

function PasswordReset() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true }), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <Done title="Password reset successful!">
      <p>Taking you to log in.</p>
      <LinkButton to="/login">Log in now</LinkButton>
    </Done>
  )
}

export function ResetPasswordForm() {
  const { user, authReady } = useSession()
  const [values, write] = useValues({ password: '', confirmPassword: '' })
  const form = useForm({
    values,
    write,
    check: checkReset,
    send: ({ password }) => setNewPassword(password),
  })

  if (form.state === 'sent') return <PasswordReset />

  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        Choose a new password
      </h1>
      <p className={styles.intro}>Take one that you use nowhere else.</p>
      <Form
        onSubmit={form.submit}
        failure={form.failure}
        refusals={form.refusals}
        onTypedEarly={({ password = '', confirmPassword = '' }) => write({ password, confirmPassword })}
      >
        <NewPasswordField
          {...form.field('password', 'confirmPassword')}
          label="New password"
          hint={PASSWORD_MESSAGES.rule(PASSWORD_CHARACTERS.resetMin)}
        />
        <NewPasswordField {...form.field('confirmPassword')} label="Confirm new password" />
        <FormActions>
          <Button type="submit" size="lg" block busy={form.state === 'sending'} busyText="Saving...">
            Reset password
          </Button>
        </FormActions>
      </Form>
      {/* Below the form, because it is found out while the form is shown. */}
      {authReady && user === null && form.state === 'open' ? (
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

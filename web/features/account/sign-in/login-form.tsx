import { Link } from 'react-router'
import { useForm, useValues } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmailField } from '#web/ui/form/field.tsx'
import { CurrentPasswordField } from '#web/ui/form/password-field.tsx'
import { Form, FormActions } from '#web/ui/form/form.tsx'
import { signIn } from '#web/features/account/api/sign-in.ts'
import { MESSAGES } from '#web/features/account/messages.ts'
import styles from '#web/features/account/account.module.css'

function Refusal({ message, unconfirmed }: { readonly message: string; readonly unconfirmed: boolean }) {
  return (
    <>
      <p>{message}</p>
      {unconfirmed ? <p>{MESSAGES.unconfirmed}</p> : null}
    </>
  )
}

export function LoginForm() {
  const [values, write] = useValues({ email: '', password: '' })
  const form = useForm({
    values,
    write,
    check: () => ({}),
    send: async (credentials) => {
      const outcome = await signIn(credentials)
      return outcome.ok ? outcome : { ok: false as const, faults: { form: <Refusal {...outcome} /> } }
    },
  })
  const isReady = values.email.trim() !== '' && values.password !== ''
  // Whoever is signed in is about to be led on.
  const isBusy = form.state !== 'open'

  return (
    <Form
      onSubmit={() => {
        if (isReady && !isBusy) form.submit()
      }}
      failure={form.failure}
      withoutScript={<p>{MESSAGES.withoutScript}</p>}
      onTypedEarly={({ email = '', password = '' }) => write({ email, password })}
    >
      <EmailField {...form.field('email')} label="Email" autoComplete="username" />
      <CurrentPasswordField {...form.field('password')} label="Password" />
      <p className={styles.aside}>
        <Link className="tlink" to="/forgot-password">
          Forgot your password?
        </Link>
      </p>
      <FormActions>
        <Button type="submit" size="lg" block disabled={!isReady} busy={isBusy} busyText="Logging in...">
          Log in
        </Button>
      </FormActions>
    </Form>
  )
}

import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { EmailField, PasswordField } from '#web/ui/field.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { signIn } from '#web/features/account/api/sign-in.ts'
import { MESSAGES } from '#web/features/account/messages.ts'
import styles from '#web/features/account/account.module.css'

/** Email and password; where to go afterwards is decided by the gate. */
export function LoginForm() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState<ReactNode>(null)
  const [busy, setBusy] = useState(false)
  const ready = email.trim() !== '' && password !== ''

  const submit = async () => {
    if (!ready || busy) return
    setBusy(true)
    setFailure(null)
    const outcome = await signIn({ email, password })
    if (outcome.ok) return
    setFailure(
      <>
        <p>{outcome.message}</p>
        {outcome.unconfirmed ? <p>{MESSAGES.unconfirmed}</p> : null}
      </>,
    )
    setBusy(false)
  }

  return (
    <Form
      onSubmit={() => void submit()}
      failure={failure}
      onTypedEarly={(values) => {
        setEmail(values['email'] ?? '')
        setPassword(values['password'] ?? '')
      }}
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
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
          setFailure(null)
        }}
      />
      <p className={styles.aside}>
        <Link className="tlink" to="/forgot-password">
          Forgot your password?
        </Link>
      </p>
      <FormActions>
        <Button type="submit" size="lg" block disabled={!ready} busy={busy} busyText="Logging in...">
          Log in
        </Button>
      </FormActions>
    </Form>
  )
}

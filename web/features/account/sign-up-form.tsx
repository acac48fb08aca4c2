import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { LIMITS } from '#domain/constants.ts'
import { PASSWORD_MESSAGES } from '#web/lib/password-messages.ts'
import { useSignUpProgress } from '#web/lib/sign-up-progress.ts'
import { Button } from '#web/ui/button.tsx'
import { EmailField, PasswordField, TextField } from '#web/ui/field.tsx'
import { Form, FormActions } from '#web/ui/form.tsx'
import { signUp, type Unclaimed, type Waiting } from '#web/features/account/api/sign-up.ts'
import { InviteField } from '#web/features/account/invite-field.tsx'
import { MESSAGES } from '#web/features/account/messages.ts'
import {
  checkSignUp,
  type SignUpErrors,
  type SignUpForm as Data,
} from '#web/features/account/sign-up-rules.ts'
import { SignUpSuccess } from '#web/features/account/sign-up-success.tsx'
import styles from '#web/features/account/account.module.css'
import { inviteDigits, useInviteCheck } from '#web/features/account/use-invite-check.ts'

const EMPTY: Data = { fullName: '', email: '', password: '', confirmPassword: '', inviteCode: '' }

const withoutField = (errors: SignUpErrors, field: keyof Data): SignUpErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))

type Status = 'idle' | 'submitting' | 'success'

/** Redeems an invite code for an account. */
export function SignUpForm() {
  const [form, setForm] = useState(EMPTY)
  const [errors, setErrors] = useState<SignUpErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [status, setStatus] = useState<Status>('idle')
  const [unclaimed, setUnclaimed] = useState<Unclaimed | null>(null)
  /** The account that waits for its mail, while its address is being changed. */
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const isCorrecting = waiting !== null && status !== 'success'
  const check = useInviteCheck(isCorrecting ? '' : form.inviteCode)

  useEffect(() => {
    useSignUpProgress.setState({ active: status !== 'idle' })
  }, [status])
  useEffect(() => () => useSignUpProgress.setState({ active: false }), [])

  const email = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isCorrecting) email.current?.focus()
  }, [isCorrecting])

  const change = (field: keyof Data) => (value: string) => {
    setForm((before) => ({ ...before, [field]: value }))
    setErrors((before) => withoutField(before, field))
    setFailure(null)
  }

  const refuse = (problems: SignUpErrors, alert: string | null) => {
    setErrors(problems)
    setFailure(alert)
    setRefusals((count) => count + 1)
    setStatus('idle')
  }

  const submit = async () => {
    if (status !== 'idle') return
    const problems = checkSignUp(form)
    if (Object.keys(problems).length > 0) {
      refuse(problems, problems.inviteCode === undefined ? null : MESSAGES.submitInvite.incomplete)
      return
    }
    // Before the request, because a session may open while it is under way.
    useSignUpProgress.setState({ active: true })
    setStatus('submitting')
    setFailure(null)
    const outcome = await signUp(form, { unclaimed, waiting })
    if (outcome.ok) {
      setWaiting(outcome.waiting)
      setStatus('success')
      return
    }
    if (outcome.unclaimed !== undefined) setUnclaimed(outcome.unclaimed)
    if (outcome.gaveUp === true) setWaiting(null)
    refuse(outcome.field === null ? {} : { [outcome.field]: outcome.message }, outcome.message)
  }

  if (status === 'success') {
    return <SignUpSuccess email={form.email.trim().toLowerCase()} onWrongAddress={() => setStatus('idle')} />
  }

  return (
    <>
      <h1 className={styles.title} tabIndex={-1}>
        Create your account
      </h1>
      <p className={styles.intro}>
        Pawlight is in an invite-only beta. You need a 6-digit invite code.{' '}
        <Link to="/waitlist">Join the waitlist</Link> if you do not have one.
      </p>
      <Form
        onSubmit={() => void submit()}
        failure={failure}
        refusals={refusals}
        onTypedEarly={({ inviteCode = '', ...values }) =>
          setForm((before) => ({ ...before, ...values, inviteCode: inviteDigits(inviteCode) }))
        }
      >
        <InviteField
          value={form.inviteCode}
          check={check}
          error={errors.inviteCode}
          onChange={change('inviteCode')}
        />
        <TextField
          label="Full name"
          name="fullName"
          autoComplete="name"
          required
          maxLength={200}
          value={form.fullName}
          error={errors.fullName}
          onChange={(event) => change('fullName')(event.target.value)}
        />
        <EmailField
          ref={email}
          label="Email"
          name="email"
          autoComplete="email"
          value={form.email}
          error={errors.email}
          hint={isCorrecting ? MESSAGES.anotherAddress : undefined}
          onChange={(event) => change('email')(event.target.value)}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          hint={PASSWORD_MESSAGES.rule(LIMITS.accounts.signUpPasswordMin)}
          value={form.password}
          error={errors.password}
          onChange={(event) => change('password')(event.target.value)}
        />
        <PasswordField
          label="Confirm password"
          name="confirmPassword"
          autoComplete="new-password"
          required
          value={form.confirmPassword}
          error={errors.confirmPassword}
          onChange={(event) => change('confirmPassword')(event.target.value)}
        />
        <FormActions>
          <Button type="submit" size="lg" block busy={status === 'submitting'} busyText="Creating account...">
            Create account
          </Button>
        </FormActions>
      </Form>
      <div className={styles.below}>
        <p>
          Already have an account?
          <Link className="tlink" to="/login">
            Log in
          </Link>
        </p>
      </div>
    </>
  )
}

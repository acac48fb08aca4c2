import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { PASSWORD_CHARACTERS } from '#contract/fields/password.ts'
import { PASSWORD_MESSAGES } from '#web/lib/session/password-messages.ts'
import { useSignUpProgress } from '#web/lib/session/sign-up-progress.ts'
import { useForm, useValues } from '#web/lib/form/use-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmailField, TextField } from '#web/ui/form/field.tsx'
import { NewPasswordField } from '#web/ui/form/password-field.tsx'
import { Form, FormActions } from '#web/ui/form/form.tsx'
import { signUp, type Unclaimed, type Waiting } from '#web/features/account/api/sign-up.ts'
import { InviteField } from '#web/features/account/sign-up/invite-field.tsx'
import { MESSAGES } from '#web/features/account/messages.ts'
import { checkSignUp, type SignUpForm as Data } from '#web/features/account/sign-up-rules.ts'
import { SignUpSuccess } from '#web/features/account/sign-up/sign-up-success.tsx'
import styles from '#web/features/account/account.module.css'
import { inviteDigits, useInviteCheck } from '#web/features/account/sign-up/use-invite-check.ts'

const EMPTY: Data = { fullName: '', email: '', password: '', confirmPassword: '', inviteCode: '' }

export function SignUpForm() {
  const [values, write] = useValues(EMPTY)
  const [unclaimed, setUnclaimed] = useState<Unclaimed | null>(null)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const form = useForm({
    values,
    write,
    check: checkSignUp,
    send: async (told) => {
      // Before the request, because a session may open while it is under way.
      useSignUpProgress.setState({ active: true })
      const outcome = await signUp(told, { unclaimed, waiting })
      if (outcome.ok) return outcome
      if (outcome.unclaimed !== undefined) setUnclaimed(outcome.unclaimed)
      if (outcome.gaveUp === true) setWaiting(null)
      const { field, message } = outcome
      return {
        ok: false as const,
        faults: { ...(field === null ? {} : { [field]: message }), form: message },
      }
    },
    onSent: (outcome) => setWaiting(outcome.waiting),
  })
  const { state } = form
  const isCorrecting = waiting !== null && state !== 'sent'
  const check = useInviteCheck(isCorrecting ? '' : values.inviteCode)

  useEffect(() => {
    useSignUpProgress.setState({ active: state !== 'open' })
  }, [state])
  useEffect(() => () => useSignUpProgress.setState({ active: false }), [])

  const email = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isCorrecting) email.current?.focus()
  }, [isCorrecting])

  if (state === 'sent') {
    return <SignUpSuccess email={values.email.trim().toLowerCase()} onWrongAddress={form.reopen} />
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
        onSubmit={form.submit}
        failure={form.failure}
        refusals={form.refusals}
        withoutScript={<p>{MESSAGES.withoutScript}</p>}
        onTypedEarly={({ inviteCode = '', ...typed }) =>
          write({ ...typed, inviteCode: inviteDigits(inviteCode) })
        }
      >
        <InviteField
          value={values.inviteCode}
          check={check}
          error={form.faults.inviteCode}
          onChange={(inviteCode) => form.change({ inviteCode })}
        />
        <TextField
          {...form.field('fullName')}
          label="Full name"
          autoComplete="name"
          required
          maxLength={200}
        />
        <EmailField
          {...form.field('email')}
          ref={email}
          label="Email"
          autoComplete="email"
          hint={isCorrecting ? MESSAGES.anotherAddress : undefined}
        />
        <NewPasswordField
          {...form.field('password', 'confirmPassword')}
          label="Password"
          hint={PASSWORD_MESSAGES.rule(PASSWORD_CHARACTERS.signUpMin)}
        />
        <NewPasswordField {...form.field('confirmPassword')} label="Confirm password" />
        <FormActions>
          <Button type="submit" size="lg" block busy={state === 'sending'} busyText="Creating account...">
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

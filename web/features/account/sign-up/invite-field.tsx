import { CircleCheck } from 'lucide-react'
import { TextField, type HintTone } from '#web/ui/form/field.tsx'
import styles from '#web/features/account/account.module.css'
import {
  inviteDigits,
  type InviteCheck,
  type InviteState,
} from '#web/features/account/sign-up/use-invite-check.ts'

const TONES: Record<InviteState, HintTone> = {
  idle: 'plain',
  incomplete: 'plain',
  checking: 'busy',
  valid: 'good',
  invalid: 'error',
  error: 'error',
}

type InviteFieldProps = {
  value: string
  check: InviteCheck
  error: string | undefined
  onChange: (digits: string) => void
}

/** One field for six digits, so that paste and autofill work. */
export function InviteField({ value, check, error, onChange }: InviteFieldProps) {
  const good = error === undefined && check.state === 'valid'
  return (
    <TextField
      className={styles.invite}
      label="Invite code"
      name="inviteCode"
      code
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      required
      value={value}
      error={error}
      hint={check.hint}
      hintTone={TONES[check.state]}
      liveHint
      good={good}
      end={good ? <CircleCheck aria-hidden="true" /> : undefined}
      onChange={(event) => onChange(inviteDigits(event.target.value))}
    />
  )
}

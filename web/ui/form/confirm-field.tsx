import { useId, type ReactNode } from 'react'
import { ChoiceCard } from '#web/ui/form/choice.tsx'
import { Hint } from '#web/ui/form/field.tsx'
import styles from '#web/ui/form/confirm-field.module.css'

type Props = {
  name: string
  label: ReactNode
  checked: boolean
  error?: string | undefined
  onChange: (checked: boolean) => void
}

export function ConfirmField({ name, label, checked, error, onChange }: Props) {
  const id = useId()
  const failed = error !== undefined
  return (
    <div className={styles.confirm}>
      <ChoiceCard
        type="checkbox"
        className={failed ? styles.failed : undefined}
        name={name}
        label={label}
        required
        checked={checked}
        aria-invalid={failed || undefined}
        aria-describedby={failed ? id : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {failed ? (
        <Hint id={id} tone="error">
          {error}
        </Hint>
      ) : null}
    </div>
  )
}

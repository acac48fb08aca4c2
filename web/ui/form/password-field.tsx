import { useState, type ComponentProps } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { cx } from '#web/ui/class-names.ts'
import { Field, useFrame, type FieldFrame } from '#web/ui/form/field.tsx'
import styles from '#web/ui/form/field.module.css'

type PasswordFieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'className' | 'type'>

function PasswordField(props: PasswordFieldProps) {
  const { frame, control } = useFrame(props)
  const [visible, setVisible] = useState(false)
  return (
    <Field {...frame}>
      {(aria) => (
        <div className={styles.wrap}>
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            {...aria}
            type={visible ? 'text' : 'password'}
            className={cx(styles.control, styles.withEnd)}
          />
          <button
            type="button"
            className={styles.end}
            aria-label={visible ? 'Hide password' : 'Show password'}
            aria-controls={frame.id}
            onClick={() => setVisible(!visible)}
          >
            {visible ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          </button>
        </div>
      )}
    </Field>
  )
}

type KnownPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'required'>

/** The password an account has: a browser fills it in. */
export const CurrentPasswordField = (props: KnownPasswordFieldProps) => (
  <PasswordField {...props} autoComplete="current-password" required />
)

/** A password that is being chosen: a browser offers a new one. */
export const NewPasswordField = (props: KnownPasswordFieldProps) => (
  <PasswordField {...props} autoComplete="new-password" required />
)

import { useId, type ComponentProps, type ReactNode } from 'react'
import { Check, ChevronDown, CircleAlert, Lock } from 'lucide-react'
import { cx } from '#web/ui/class-names.ts'
import { Spinner } from '#web/ui/signs/spinner.tsx'
import styles from '#web/ui/form/field.module.css'

export type HintTone = 'plain' | 'error' | 'good' | 'busy' | 'locked'

type HintProps = {
  id?: string | undefined
  tone?: HintTone | undefined
  live?: boolean | undefined
  children: ReactNode
}

const HINT_ICONS: Record<HintTone, ReactNode> = {
  plain: null,
  error: <CircleAlert aria-hidden="true" />,
  good: <Check aria-hidden="true" />,
  busy: <Spinner />,
  locked: <Lock aria-hidden="true" />,
}

export function Hint({ id, tone = 'plain', live = false, children }: HintProps) {
  return (
    <p
      id={id}
      className={cx(styles.hint, tone === 'error' && styles.error, tone === 'good' && styles.good)}
      role={live ? 'status' : undefined}
    >
      {HINT_ICONS[tone]}
      <span>{children}</span>
    </p>
  )
}

export type FieldFrame = {
  label: ReactNode
  hint?: ReactNode
  hintTone?: HintTone | undefined
  liveHint?: boolean | undefined
  /** Replaces the hint and marks the control as invalid. */
  error?: ReactNode
  optional?: boolean | undefined
  className?: string | undefined
}

type FrameProps = FieldFrame & {
  id: string
  children: (aria: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }) => ReactNode
}

export function Field({ id, children, ...frame }: FrameProps) {
  const { error } = frame
  const hintId = `${id}-hint`
  const failed = error !== undefined && error !== null && error !== '' && error !== false
  const shown = failed ? error : frame.hint
  const described = shown !== undefined && shown !== null && shown !== ''
  return (
    <div className={cx(styles.field, frame.className)}>
      <label className={styles.label} htmlFor={id}>
        {frame.label}
        {frame.optional ? <span className={styles.optional}> (optional)</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': described ? hintId : undefined,
        'aria-invalid': failed || undefined,
      })}
      {described ? (
        <Hint id={hintId} tone={failed ? 'error' : frame.hintTone} live={!failed && frame.liveHint}>
          {shown}
        </Hint>
      ) : null}
    </div>
  )
}

/** Parts what stands around a control from what the control itself is given. */
export function useFrame<Props extends FieldFrame & { id?: string | undefined }>({
  label,
  hint,
  hintTone,
  liveHint,
  error,
  optional,
  className,
  id,
  ...control
}: Props) {
  const ownId = useId()
  const frame = { id: id ?? ownId, label, hint, hintTone, liveHint, error, optional, className }
  return { frame, control }
}

export type TextFieldProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'className'> & {
    start?: ReactNode
    end?: ReactNode
    good?: boolean | undefined
    code?: boolean | undefined
  }

export function TextField({ start, end, good = false, code = false, ...props }: TextFieldProps) {
  const { frame, control } = useFrame(props)
  return (
    <Field {...frame}>
      {(aria) => (
        <div className={styles.wrap}>
          {start ? <span className={styles.start}>{start}</span> : null}
          <input
            {...control}
            {...aria}
            className={cx(
              styles.control,
              code && styles.code,
              good && styles.controlGood,
              start !== undefined && styles.withStart,
              end !== undefined && end !== null && styles.withEnd,
            )}
          />
          {end ? <span className={cx(styles.end, good && styles.endGood)}>{end}</span> : null}
        </div>
      )}
    </Field>
  )
}

type EmailFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'required'
>

export const EmailField = (props: EmailFieldProps) => (
  <TextField {...props} type="email" inputMode="email" autoCapitalize="none" spellCheck={false} required />
)

export type TextAreaProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'className'>

export function TextArea(props: TextAreaProps) {
  const { frame, control } = useFrame(props)
  return (
    <Field {...frame}>
      {(aria) => <textarea {...control} {...aria} className={cx(styles.control, styles.text)} />}
    </Field>
  )
}

export type SelectFieldProps = FieldFrame & Omit<ComponentProps<'select'>, 'className'>

export function SelectField({ children, ...props }: SelectFieldProps) {
  const { frame, control } = useFrame(props)
  return (
    <Field {...frame}>
      {(aria) => (
        <div className={styles.wrap}>
          <select {...control} {...aria} className={cx(styles.control, styles.select)}>
            {children}
          </select>
          <ChevronDown aria-hidden="true" className={styles.chevron} />
        </div>
      )}
    </Field>
  )
}

import { useId, type ComponentProps, type ReactNode } from 'react'
import { Check, X } from 'lucide-react'
import { cx } from '#web/ui/class-names.ts'
import { Hint } from '#web/ui/form/field.tsx'
import styles from '#web/ui/form/choice.module.css'

export type ChoiceGroupProps = {
  legend: ReactNode
  legendHidden?: boolean | undefined
  help?: ReactNode
  error?: ReactNode
  /** `two`: from 640 px. */
  columns?: 'one' | 'two' | 'twoAlways' | undefined
  className?: string | undefined
  children: ReactNode
}

export function ChoiceGroup({
  legend,
  legendHidden = false,
  help,
  error,
  columns = 'one',
  className,
  children,
}: ChoiceGroupProps) {
  const id = useId()
  const failed = error !== undefined && error !== null && error !== ''
  const describedBy = cx(help !== undefined && `${id}-help`, failed && `${id}-error`) || undefined
  return (
    <fieldset className={className} aria-describedby={describedBy}>
      <legend className={legendHidden ? 'vh' : styles.legend}>{legend}</legend>
      {help === undefined ? null : (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      <div
        className={cx(
          styles.choices,
          columns === 'two' && styles.columns,
          columns === 'twoAlways' && styles.columnsAlways,
        )}
      >
        {children}
      </div>
      {failed ? (
        <Hint id={`${id}-error`} tone="error">
          {error}
        </Hint>
      ) : null}
    </fieldset>
  )
}

export type ChoiceCardProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  type: 'radio' | 'checkbox'
  label: ReactNode
  hint?: ReactNode
  art?: ReactNode
  icon?: ReactNode
  compact?: boolean | undefined
  className?: string | undefined
}

export function ChoiceCard({
  type,
  label,
  hint,
  art,
  icon,
  compact = false,
  className,
  id: givenId,
  ...input
}: ChoiceCardProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const hintId = `${id}-hint`
  return (
    <div
      className={cx(styles.choice, art !== undefined && styles.withArt, compact && styles.compact, className)}
    >
      <input
        {...input}
        id={id}
        type={type}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? input['aria-describedby'] : hintId}
      />
      {art === undefined ? null : (
        <span className={styles.art} aria-hidden="true">
          {art}
        </span>
      )}
      <span className={cx(styles.tick, type === 'checkbox' && styles.square)} aria-hidden="true">
        <Check />
      </span>
      {icon}
      <span className={styles.body}>
        <span id={`${id}-label`}>{label}</span>
        {hint === undefined ? null : (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </div>
  )
}

export type ChipProps = ComponentProps<'button'> & {
  pressed?: boolean | undefined
}

export function Chip({ pressed, className, children, type = 'button', ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} className={cx(styles.chip, className)} aria-pressed={pressed}>
      {pressed ? <Check aria-hidden="true" /> : null}
      {children}
    </button>
  )
}

export type RemovableChipProps = Omit<ChipProps, 'pressed' | 'children'> & { label: string }

export function RemovableChip({ label, ...rest }: RemovableChipProps) {
  return (
    <Chip {...rest} aria-label={`Remove ${label}`}>
      {label}
      <X aria-hidden="true" />
    </Chip>
  )
}

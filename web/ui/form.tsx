import { useEffect, useRef, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { Callout } from '#web/ui/callout.tsx'
import { cx } from '#web/ui/class-names.ts'
import styles from '#web/ui/form.module.css'

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'noValidate'> & {
  onSubmit: () => void
  /** A failure of the whole form, read out at once. */
  failure?: ReactNode
  failureTitle?: ReactNode
  /** Changes whenever a submit was refused: the first field with an error then takes the focus. */
  refusals?: number | undefined
}

/** A form whose errors are ours to say: in place, read out, and with the focus on the first of them. */
export function Form({
  onSubmit,
  failure,
  failureTitle,
  refusals = 0,
  className,
  children,
  ...rest
}: FormProps) {
  const ref = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }

  const failed = failure !== undefined && failure !== null && failure !== ''
  return (
    <form {...rest} ref={ref} noValidate className={cx(styles.form, className)} onSubmit={submit}>
      <div role="alert">
        {failed ? (
          <Callout tone="error" title={failureTitle} className={styles.failure}>
            {failure}
          </Callout>
        ) : null}
      </div>
      {children}
    </form>
  )
}

/** The buttons below the fields. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

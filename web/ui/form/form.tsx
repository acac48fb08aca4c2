import {
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { Callout } from '#web/ui/notices/callout.tsx'
import { cx } from '#web/ui/class-names.ts'
import styles from '#web/ui/form/form.module.css'

export type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'noValidate'> & {
  onSubmit: () => void
  /** Takes the focus where no field does. */
  failure?: ReactNode
  failureTitle?: ReactNode
  /** Changes whenever a submit was refused: the first field with an error then takes the focus. */
  refusals?: number | undefined
  /** Told once what a person or a password manager wrote into named fields before the scripts had come. */
  onTypedEarly?: (values: Readonly<Record<string, string>>) => void
  withoutScript?: ReactNode
}

const written = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  )

const firstInvalid = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null

export function useFirstFault(form: RefObject<HTMLFormElement | null>, refusals: number): void {
  useEffect(() => {
    if (refusals > 0) firstInvalid(form.current)?.focus()
  }, [form, refusals])
}

export function Form({
  onSubmit,
  failure,
  failureTitle,
  refusals = 0,
  onTypedEarly,
  withoutScript,
  className,
  children,
  ...rest
}: FormProps) {
  const ref = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const failed = failure !== undefined && failure !== null && failure !== ''

  const typedEarly = useRef(onTypedEarly)
  // Before the page says that it listens, because what was sent early is sent again then.
  useLayoutEffect(() => {
    const values = ref.current === null ? {} : written(ref.current)
    if (Object.keys(values).length > 0) typedEarly.current?.(values)
  }, [])
  useFirstFault(ref, refusals)
  useEffect(() => {
    if (failed && firstInvalid(ref.current) === null) alert.current?.focus()
  }, [failed])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }

  return (
    // A form sent before the scripts have come must not write what was typed into the address.
    <form
      method="post"
      {...rest}
      ref={ref}
      noValidate
      className={cx(styles.form, className)}
      onSubmit={submit}
    >
      <div role="alert">
        {failed ? (
          <Callout ref={alert} tabIndex={-1} tone="error" title={failureTitle} className={styles.failure}>
            {failure}
          </Callout>
        ) : null}
      </div>
      <noscript>
        <Callout className={styles.failure} title="This form needs JavaScript.">
          {withoutScript}
        </Callout>
      </noscript>
      {children}
    </form>
  )
}

export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

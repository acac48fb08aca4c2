import { useEffect, useRef, useState, type ReactNode } from 'react'

export type Faults<Values> = { readonly [Field in keyof Values]?: string } & { readonly form?: ReactNode }

type Refusal<Values> =
  | { readonly ok: false; readonly message: string; readonly field?: keyof Values | null | undefined }
  | { readonly ok: false; readonly faults: Faults<Values> }

export type SendOutcome<Receipt> =
  | { readonly ok: true; readonly receipt: Receipt }
  | { readonly ok: false; readonly message: string }

type Outcome<Values> = { readonly ok: true } | Refusal<Values>

type Options<Values, Sent> = {
  readonly values: Values
  readonly write: (part: Partial<Values>) => void
  readonly check: (values: Values) => Faults<Values>
  /** Never rejects. */
  readonly send: (values: Values) => Promise<Sent>
  readonly onSent?: (sent: Extract<Sent, { readonly ok: true }>) => void
  /** Milliseconds after which a form that was sent is open again; never where left out. */
  readonly sentFor?: number
}

type Texts<Values> = {
  [Field in keyof Values]: string extends Values[Field] ? Field & string : never
}[keyof Values]

export type Form<Values> = {
  readonly values: Values
  readonly faults: Faults<Values>
  readonly failure: ReactNode
  readonly refusals: number
  readonly state: 'open' | 'sending' | 'sent'
  /** Takes over a change; what was said of these fields, of those that depend on them and of the form no longer holds. */
  readonly change: (part: Partial<Values>, ...dependent: readonly (keyof Values)[]) => void
  readonly field: (
    name: Texts<Values>,
    ...dependent: readonly (keyof Values)[]
  ) => {
    readonly name: string
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void
  }
  readonly tell: (found: Faults<Values>) => void
  readonly isRight: () => boolean
  readonly submit: () => void
  readonly reopen: () => void
}

export function useValues<Values extends object>(
  first: Values | (() => Values),
): [values: Values, write: (part: Partial<Values>) => void] {
  const [values, setValues] = useState(first)
  return [values, (part) => setValues((before) => ({ ...before, ...part }))]
}

const faultsIn = <Values extends object>(refusal: Refusal<Values>): Faults<Values> =>
  'faults' in refusal
    ? refusal.faults
    : // A computed key is only a string to the compiler; it is one of the fields or `form`.
      ({ [refusal.field ?? 'form']: refusal.message } as Faults<Values>)

const isAboutFields = (faults: object): boolean => Object.keys(faults).some((field) => field !== 'form')

/** Where the values live is the caller's choice: `useValues`, a draft of the page's entry, a store. */
export function useForm<Values extends object, Sent extends Outcome<Values>>({
  values,
  write,
  check,
  send,
  onSent,
  sentFor,
}: Options<Values, Sent>): Form<Values> {
  const [faults, setFaults] = useState<Faults<Values>>({})
  const [refusals, setRefusals] = useState(0)
  const [state, setState] = useState<Form<Values>['state']>('open')
  const isBusy = useRef(false)

  useEffect(() => {
    if (state !== 'sent' || sentFor === undefined) return undefined
    const timer = setTimeout(() => setState('open'), sentFor)
    return () => clearTimeout(timer)
  }, [state, sentFor])

  const tell = (found: Faults<Values>): void => {
    setFaults(found)
    setState((now) => (now === 'sent' ? 'open' : now))
    if (isAboutFields(found)) setRefusals((count) => count + 1)
  }

  const deliver = async (): Promise<void> => {
    setFaults({})
    setState('sending')
    const outcome: Outcome<Values> = await send(values)
    setState(outcome.ok ? 'sent' : 'open')
    // Outcome is what Sent extends; only its own branch of success is left here.
    if (outcome.ok) onSent?.(outcome as Extract<Sent, { readonly ok: true }>)
    else tell(faultsIn(outcome))
  }

  const isRight = (): boolean => {
    const found = check(values)
    const wrong = isAboutFields(found)
    if (wrong) tell(found)
    return !wrong
  }

  const submit = (): void => {
    if (isBusy.current || !isRight()) return
    isBusy.current = true
    void deliver().finally(() => (isBusy.current = false))
  }

  const change: Form<Values>['change'] = (part, ...dependent) => {
    const told = new Set<PropertyKey>([...Object.keys(part), ...dependent, 'form'])
    write(part)
    setFaults((before) =>
      Object.keys(before).some((field) => told.has(field))
        ? // The same faults without some of them; fromEntries forgets their names.
          (Object.fromEntries(Object.entries(before).filter(([field]) => !told.has(field))) as Faults<Values>)
        : before,
    )
  }

  const field: Form<Values>['field'] = (name, ...dependent) => ({
    name,
    value: values[name] as string,
    error: faults[name],
    onChange: ({ target }) => change({ [name]: target.value } as Partial<Values>, ...dependent),
  })

  return {
    values,
    faults,
    failure: faults.form,
    refusals,
    state,
    change,
    field,
    tell,
    isRight,
    submit,
    reopen: () => setState('open'),
  }
}

import { useEffect, useRef, useState, type ReactNode } from 'react'

/** What is wrong with a form, by field; `form` is what went wrong with all of it. */
export type Faults<Values> = { readonly [Field in keyof Values]?: string } & { readonly form?: ReactNode }

/** A refusal names its field where it is about one, or says everything that is wrong. */
type Refusal<Values> =
  | { readonly ok: false; readonly message: string; readonly field?: keyof Values | null | undefined }
  | { readonly ok: false; readonly faults: Faults<Values> }

/** How sending ended, with what came back; `message` is fit to be shown. */
export type SendOutcome<Receipt> =
  | { readonly ok: true; readonly receipt: Receipt }
  | { readonly ok: false; readonly message: string }

type Outcome<Values> = { readonly ok: true } | Refusal<Values>

type Options<Values, Sent> = {
  readonly values: Values
  readonly write: (part: Partial<Values>) => void
  /** What keeps the form from being sent. */
  readonly check: (values: Values) => Faults<Values>
  /** Sends what the form holds now; never rejects. */
  readonly send: (values: Values) => Promise<Sent>
  readonly onSent?: (sent: Extract<Sent, { readonly ok: true }>) => void
  /** After how many milliseconds a form that was sent is open again; never where left out. */
  readonly sentFor?: number
}

/** The names of the fields that hold any text. */
type Texts<Values> = {
  [Field in keyof Values]: string extends Values[Field] ? Field & string : never
}[keyof Values]

export type Form<Values> = {
  readonly values: Values
  readonly faults: Faults<Values>
  readonly failure: ReactNode
  /** Counts the refusals of fields. */
  readonly refusals: number
  readonly state: 'open' | 'sending' | 'sent'
  /** Takes over a change; what was said of these fields, of those that depend on them and of the form no longer holds. */
  readonly change: (part: Partial<Values>, ...dependent: readonly (keyof Values)[]) => void
  /** What a field of text needs; `dependent` are the fields whose fault may end when this one is changed. */
  readonly field: (
    name: Texts<Values>,
    ...dependent: readonly (keyof Values)[]
  ) => {
    readonly name: string
    readonly value: string
    readonly error: string | undefined
    readonly onChange: (event: { readonly target: { readonly value: string } }) => void
  }
  /** Says what is wrong, and nothing else; the first of these fields takes the focus. */
  readonly tell: (found: Faults<Values>) => void
  /** True when nothing keeps the form from being sent; else that is said. */
  readonly isRight: () => boolean
  readonly submit: () => void
  readonly reopen: () => void
}

/** The values of a form that are kept only while it is shown. */
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

/**
 * A form on its way: checked, sent one at a time, and what is wrong said until the person has changed it. Where the
 * values live is the caller's choice: `useValues`, a draft of the page's entry, a store.
 */
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

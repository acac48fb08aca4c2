import { useRef, useState } from 'react'

/** How sending ended; `message` is fit to be shown. */
export type SendOutcome<Receipt> =
  | { readonly ok: true; readonly receipt: Receipt }
  | { readonly ok: false; readonly message: string }

type Errors<Field extends string> = Partial<Record<Field, string>>

type Options<Field extends string, Receipt> = {
  /** What keeps the form from being sent, by field. */
  readonly check: () => Errors<Field>
  /** Sends what the form holds now; never rejects. */
  readonly send: () => Promise<SendOutcome<Receipt>>
  readonly onSent: (receipt: Receipt) => void
}

/** A form on its way to the service: one at a time, with what is wrong until the person has changed it. */
export function useSubmission<Field extends string, Receipt>({
  check,
  send,
  onSent,
}: Options<Field, Receipt>) {
  const [errors, setErrors] = useState<Errors<Field>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [isSending, setSending] = useState(false)
  const busy = useRef(false)

  /** Takes back what was said of these fields, and of the whole form. */
  const clear = (...fields: readonly string[]) => {
    setErrors((before) =>
      fields.some((field) => field in before)
        ? // The same fields without some of them; fromEntries forgets their names.
          (Object.fromEntries(
            Object.entries(before).filter(([field]) => !fields.includes(field)),
          ) as Errors<Field>)
        : before,
    )
    setFailure(null)
  }

  const deliver = async () => {
    setSending(true)
    const outcome = await send()
    setSending(false)
    if (outcome.ok) onSent(outcome.receipt)
    else setFailure(outcome.message)
  }

  const submit = () => {
    if (busy.current) return
    setFailure(null)
    const problems = check()
    setErrors(problems)
    if (Object.keys(problems).length > 0) {
      setRefusals((count) => count + 1)
      return
    }
    busy.current = true
    void deliver().finally(() => (busy.current = false))
  }

  return { errors, failure, refusals, isSending, clear, submit }
}

import { useRef, useState } from 'react'
import { changeSignIn, type ChangeOutcome } from '#web/features/profile/api/change-sign-in.ts'

export type Faults = Partial<Record<'current' | 'wanted' | 'repeated', string>>

export type ChangeForm = {
  readonly faults: Faults
  readonly failure: string | null
  readonly refusals: number
  readonly isSending: boolean
  /** Takes what is typed into a field; what was said of the form before no longer holds. */
  readonly typed: (
    write: (text: string) => void,
  ) => (event: { readonly target: { readonly value: string } }) => void
  /** Sends the change unless something is wrong with it. */
  readonly submit: (faults: Faults, ...change: Parameters<typeof changeSignIn>) => void
}

/** The sending of a change that needs the password once more. */
export function useChange(onDone: () => void): ChangeForm {
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [isSending, setSending] = useState(false)
  const busy = useRef(false)

  const refuse = (found: Faults): void => {
    setFaults(found)
    setRefusals((count) => count + 1)
  }
  const take = (outcome: ChangeOutcome): void => {
    if (outcome.ok) onDone()
    else if (outcome.field === null) setFailure(outcome.message)
    else refuse({ [outcome.field]: outcome.message })
  }
  const send = async (...change: Parameters<typeof changeSignIn>): Promise<void> => {
    setSending(true)
    const outcome = await changeSignIn(...change)
    setSending(false)
    take(outcome)
  }
  return {
    faults,
    failure,
    refusals,
    isSending,
    typed: (write) => (event) => {
      write(event.target.value)
      setFaults({})
      setFailure(null)
    },
    submit: (found, change, current) => {
      if (busy.current) return
      setFailure(null)
      if (Object.keys(found).length > 0) return refuse(found)
      busy.current = true
      void send(change, current).finally(() => (busy.current = false))
    },
  }
}

import { useEffect, useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { Hint } from '#web/ui/form/field.tsx'
import { resendConfirmation } from '#web/features/account/api/resend-confirmation.ts'

const AGAIN_AFTER_SECONDS = 30

type State =
  | { readonly kind: 'waiting' | 'ready' | 'sending' }
  | { readonly kind: 'failed'; readonly message: string }

export function ResendMail({ email }: { readonly email: string }) {
  const [state, setState] = useState<State>({ kind: 'waiting' })
  const [sent, setSent] = useState(0)
  useEffect(() => {
    if (state.kind !== 'waiting') return undefined
    const timer = setTimeout(() => setState({ kind: 'ready' }), AGAIN_AFTER_SECONDS * 1000)
    return () => clearTimeout(timer)
  }, [state])
  const send = async (): Promise<void> => {
    setState({ kind: 'sending' })
    const outcome = await resendConfirmation(email)
    if (outcome.ok) setSent((count) => count + 1)
    setState(outcome.ok ? { kind: 'waiting' } : { kind: 'failed', message: outcome.message })
  }
  return (
    <div>
      <Button
        variant="secondary"
        size="sm"
        disabled={state.kind === 'waiting'}
        busy={state.kind === 'sending'}
        busyText="Sending..."
        onClick={() => void send()}
      >
        Send it again
      </Button>
      <Hint live tone={state.kind === 'failed' ? 'error' : 'plain'}>
        {state.kind === 'failed'
          ? state.message
          : state.kind === 'waiting'
            ? `${sent > 0 ? 'Sent once more. ' : ''}You can send it again after ${AGAIN_AFTER_SECONDS} seconds.`
            : 'Look in your spam folder as well.'}
      </Hint>
    </div>
  )
}

import { useLocation } from 'react-router'
import { Callout } from '#web/ui/notices/callout.tsx'
import { hasConfirmed } from '#web/lib/session/paths.ts'

export function ConfirmedNotice() {
  const { state }: { state: unknown } = useLocation()
  return hasConfirmed(state, 'signup') ? (
    <Callout tone="success" role="status">
      Email confirmed. Now tell us about your pet.
    </Callout>
  ) : null
}

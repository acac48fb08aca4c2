import { Button } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { Hint } from '#web/ui/form/field.tsx'
import type { Saving } from '../run/run.ts'

type Props = { readonly state: Saving['at']; readonly onSaveAgain: () => void }

export function SaveNotice({ state, onSaveAgain }: Props) {
  if (state === 'failed') {
    return (
      <Callout tone="note" role="status" title="This result is not in your history yet" className="no-print">
        <p>We could not reach the place where it is kept. It stays on this device, and we will try again.</p>
        <Button variant="secondary" size="sm" onClick={onSaveAgain}>
          Save again
        </Button>
      </Callout>
    )
  }
  return (
    <div className="no-print" role="status">
      {state === 'saving' ? <Hint tone="busy">Saving to your history...</Hint> : null}
      {state === 'saved' ? <Hint tone="good">Saved to your history</Hint> : null}
      {state === 'no-account' ? <Hint>You are not signed in, so this result is not saved.</Hint> : null}
    </div>
  )
}

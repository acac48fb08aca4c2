import { useRef, useState } from 'react'
import type { User } from '@supabase/supabase-js'
import { readEntryDraft, useEntryDraft } from '#web/lib/form/entry-draft.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import type { CancellationBody } from '#web/features/profile/api/request-cancellation.ts'
import { CancellationForm } from '#web/features/profile/cancellation/cancellation-form.tsx'
import {
  emptyCancellation,
  keptCancellation,
  toKeep,
} from '#web/features/profile/cancellation/cancellation-rules.ts'
import { CancellationSent } from '#web/features/profile/cancellation/cancellation-sent.tsx'
import styles from '#web/features/profile/profile.module.css'

export function CancellationSection({ user }: { user: User }) {
  const [kept] = useState(() => keptCancellation(readEntryDraft('cancellation', user.id)))
  const [step, setStep] = useState<'closed' | 'open' | 'sent'>(kept.isOpen ? 'open' : 'closed')
  const [typed, setTyped] = useState(kept.typed)
  const [isAsked, setAsked] = useState(false)
  const [sent, setSent] = useState<CancellationBody | null>(null)
  const start = useRef<HTMLButtonElement>(null)
  useEntryDraft('cancellation', user.id, toKeep(typed, step === 'open'))

  const open = () => {
    setAsked(true)
    setStep('open')
  }
  const keep = () => {
    setTyped({ ...typed, confirmed: false })
    setStep('closed')
    // The button comes back with the next drawing.
    requestAnimationFrame(() => start.current?.focus())
  }

  return (
    <Card as="section" roomy aria-labelledby="cancellation">
      <h2 id="cancellation" className={styles.heading}>
        Subscription cancellation
      </h2>
      {step === 'closed' ? (
        <>
          <p className={styles.intro}>
            You can ask us to cancel your membership at any time. Cancellation takes effect at the end of the
            billing cycle.
          </p>
          <Button ref={start} variant="danger" onClick={open}>
            Request cancellation
          </Button>
        </>
      ) : null}
      {step === 'open' ? (
        <CancellationForm
          draft={{ ...emptyCancellation(user), ...typed }}
          takesFocus={isAsked}
          onChange={(part) => setTyped((before) => ({ ...before, ...part }))}
          onKeep={keep}
          onSent={(body) => {
            setSent(body)
            setTyped({})
            setStep('sent')
          }}
        />
      ) : null}
      {step === 'sent' && sent !== null ? <CancellationSent sent={sent} onAgain={open} /> : null}
    </Card>
  )
}

import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { DeletionRecord } from '#contract/deletion/account.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { DeletionForm } from '#web/features/profile/deletion/deletion-form.tsx'
import styles from '#web/features/profile/profile.module.css'

export function DeletionSection({ onDeleted }: { onDeleted: (record: DeletionRecord) => Promise<void> }) {
  const [isOpen, setOpen] = useState(false)
  const start = useRef<HTMLButtonElement>(null)

  const keep = () => {
    setOpen(false)
    // The button comes back with the next drawing.
    requestAnimationFrame(() => start.current?.focus())
  }

  return (
    <Card as="section" roomy aria-labelledby="deletion">
      <h2 id="deletion" className={styles.heading}>
        Delete your account
      </h2>
      {isOpen ? (
        <DeletionForm onDeleted={onDeleted} onKeep={keep} />
      ) : (
        <>
          <p className={styles.intro}>
            You can delete your account and everything in it at any time. First we show what is deleted and
            what is kept. To keep a copy,{' '}
            <Link className="tlink tlink-inline" to="/history">
              download your data
            </Link>{' '}
            first.
          </p>
          <Button ref={start} variant="danger" onClick={() => setOpen(true)}>
            Delete my account
          </Button>
        </>
      )}
    </Card>
  )
}

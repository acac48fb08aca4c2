import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { X } from 'lucide-react'
import styles from '#web/ui/notices/dialog.module.css'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  footer?: ReactNode
  children: ReactNode
}

export function Dialog({ open, onClose, title, footer, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const dialog = ref.current
    if (open && dialog?.open === false) dialog.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])

  const onBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) onClose()
  }

  return (
    // The dialog hears clicks on its own backdrop; the keyboard's way out is Esc, which fires onClose.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog ref={ref} className={styles.dialog} aria-labelledby={id} onClose={onClose} onClick={onBackdrop}>
      <DialogHead id={id} title={title} onClose={onClose} />
      <div className={styles.body}>{open ? children : null}</div>
      {footer === undefined ? null : <div className={styles.foot}>{footer}</div>}
    </dialog>
  )
}

function DialogHead({ id, title, onClose }: { id: string; title: ReactNode; onClose: () => void }) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        <X aria-hidden="true" />
      </button>
    </div>
  )
}

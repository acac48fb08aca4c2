import { useEffect, type ReactNode } from 'react'
import { CircleCheck } from 'lucide-react'
import styles from '#web/ui/toast.module.css'

export type ToastProps = {
  /** Nothing is shown for null; the region itself stays, so that screen readers hear the change. */
  children: ReactNode
  /** Called when the time is over. */
  onDone: () => void
  /** Milliseconds; 4 seconds unless told. */
  duration?: number | undefined
}

/** Good news at the bottom edge that goes away by itself; errors stay in place instead. */
export function Toast({ children, onDone, duration = 4000 }: ToastProps) {
  const shown = children !== null && children !== undefined && children !== ''
  useEffect(() => {
    if (!shown) return undefined
    const timer = setTimeout(onDone, duration)
    return () => clearTimeout(timer)
  }, [shown, onDone, duration])
  return (
    <div className={styles.region} role="status">
      {shown ? (
        <div className={styles.toast}>
          <CircleCheck aria-hidden="true" />
          <span>{children}</span>
        </div>
      ) : null}
    </div>
  )
}

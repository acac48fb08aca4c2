import { useConnection } from '#web/lib/connection-monitor.ts'
import styles from '#web/app/layout/connection-notice.module.css'

/** Says that the service cannot be reached, after it was looked for in vain for a while. */
export function ConnectionNotice() {
  const isHealthy = useConnection((state) => state.isHealthy)
  return (
    <div role="status" className={styles.notice}>
      {isHealthy ? null : <p>We are having trouble reaching the service.</p>}
    </div>
  )
}

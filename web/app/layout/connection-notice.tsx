import { useOnline } from '#web/lib/calls/use-online.ts'
import { useConnection } from '#web/lib/calls/connection-monitor.ts'
import styles from '#web/app/layout/connection-notice.module.css'

export function ConnectionNotice() {
  const isHealthy = useConnection((state) => state.isHealthy)
  const isOnline = useOnline()
  return (
    <div role="status" className={styles.notice}>
      {isOnline ? null : <p>You are offline. Emergency help still works.</p>}
      {isOnline && !isHealthy ? <p>We are having trouble reaching the service.</p> : null}
    </div>
  )
}

import { openEmergencyHelp } from '#web/lib/emergency-help.ts'
import styles from './help.module.css'

export const Help = () => (
  <button type="button" className={styles.help} onClick={() => openEmergencyHelp()}>
    Show emergency help
  </button>
)

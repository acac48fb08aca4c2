import { openEmergencyHelp } from '#web/lib/emergency-help.ts'
import styles from './help.module.css'

/** The way to emergency help from within words. */
export const Help = () => (
  <button type="button" className={styles.help} onClick={() => openEmergencyHelp()}>
    Show emergency help
  </button>
)

import type { MouseEvent } from 'react'
import { Phone, X } from 'lucide-react'
import { DANGER_SIGNS, POISON_LINES, WHAT_TO_DO } from '#web/content/emergency.ts'
import { EMERGENCY_HELP_ID, closeEmergencyHelp, openEmergencyHelp } from '#web/lib/emergency-help.ts'
import { AnchorButton } from '#web/ui/buttons/button.tsx'
import { cx } from '#web/ui/class-names.ts'
import { NumberedSteps } from '#web/ui/signs/numbered-steps.tsx'
import { Sign } from '#web/ui/signs/sign.tsx'
import { CallFirst } from './call-first.tsx'
import styles from '#web/features/emergency/emergency-help.module.css'

const TITLE_ID = `${EMERGENCY_HELP_ID}-title`

/** With scripts the panel is modal; without any, the browser's own popover opens it. */
const openModally = (event: MouseEvent) => {
  if (openEmergencyHelp()) event.preventDefault()
}

const closeItself = (event: MouseEvent) => {
  event.preventDefault()
  closeEmergencyHelp()
}

export function EmergencyHelpButton({ className }: { className?: string | undefined }) {
  return (
    <button
      type="button"
      className={cx(styles.trigger, className)}
      popoverTarget={EMERGENCY_HELP_ID}
      aria-haspopup="dialog"
      onClick={openModally}
    >
      <Sign level="er_urgent" size={24} />
      <span>
        Emergency<span className={styles.more}> help</span>
      </span>
    </button>
  )
}

/** Needs neither an account nor the service. */
export function EmergencyHelpPanel() {
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) closeEmergencyHelp()
  }
  return (
    // A click on the backdrop closes it; the keyboard's ways out are Esc and the close button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      id={EMERGENCY_HELP_ID}
      popover="auto"
      className={styles.panel}
      aria-labelledby={TITLE_ID}
      onClick={onBackdrop}
    >
      <div className={styles.head}>
        <Sign level="er_urgent" size={40} />
        <h2 id={TITLE_ID}>Is it an emergency?</h2>
        <button
          type="button"
          className={styles.close}
          aria-label="Close"
          popoverTarget={EMERGENCY_HELP_ID}
          popoverTargetAction="hide"
          onClick={closeItself}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <div className={styles.body}>
        <section>
          <p className={styles.lead}>
            If you see one of the signs below, go now. You do not need an assessment first.
          </p>
          <CallFirst />
        </section>
        <section>
          <h3>Go now if you see</h3>
          <ul className={styles.signs}>
            {DANGER_SIGNS.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </section>
        <section>
          <h3>If it may be poison, call</h3>
          <ul className={styles.lines}>
            {POISON_LINES.map((line) => (
              <li key={line.tel} className={styles.line}>
                <div>
                  <h4>{line.name}</h4>
                  <p className={styles.note}>{line.fee}</p>
                </div>
                <AnchorButton variant="secondary" href={`tel:${line.tel}`}>
                  <Phone aria-hidden="true" />
                  {line.phone}
                </AnchorButton>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>What to do now</h3>
          <NumberedSteps steps={WHAT_TO_DO} />
        </section>
      </div>
    </dialog>
  )
}

import { openEmergencyHelp } from '#web/lib/emergency-help.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { SeverityBanner } from '#web/ui/severity.tsx'
import { useTitleFocus } from '#web/ui/use-title-focus.ts'
import { EmergencyContacts } from './emergency-now.tsx'
import type { Report } from './report.ts'
import { CLASSES, stepsOf, subtitleOf } from './wording.ts'
import styles from './report-banner.module.css'

/** The answer itself: what to do, first of all. */
export function ReportBanner({ report }: { report: Report }) {
  const title = useTitleFocus(report.sessionId)
  const { level, confidence } = report
  if (level === null) return <UnreadableBanner />
  const banner = (
    <SeverityBanner
      level={level}
      titleRef={title}
      title={CLASSES[level].title}
      subtitle={subtitleOf(report)}
      steps={stepsOf(report)}
      confidence={confidence === null ? undefined : Math.round(confidence * 100)}
      actions={level === 'er_urgent' ? <EmergencyContacts onFill /> : undefined}
    />
  )
  return level === 'er_urgent' ? <div role="alert">{banner}</div> : banner
}

/** A stored result without a level that can be read is never shown as a mild one. */
function UnreadableBanner() {
  const title = useTitleFocus('unreadable')
  return (
    <section className={`wrap ${styles.unreadable}`} aria-label="Result">
      <h1 ref={title} tabIndex={-1}>
        This result could not be read
      </h1>
      <Callout tone="error" title="We cannot tell how urgent this was. Call a vet.">
        <p>The rest of what was saved is shown below. If your pet is unwell now, do not wait.</p>
        <div className={styles.ways}>
          <Button onClick={() => openEmergencyHelp()}>Is it an emergency?</Button>
        </div>
      </Callout>
    </section>
  )
}

import type { ReactNode } from 'react'
import { MapPin } from 'lucide-react'
import { ClosestVetCard } from '#web/closest-vet/closest-vet-card.tsx'
import { mapSearch } from '#web/lib/device-map.ts'
import { openEmergencyHelp } from '#web/lib/emergency-help.ts'
import { AnchorButton, Button } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { SeverityBanner } from '#web/ui/signs/severity.tsx'
import { useTitleFocus } from '#web/ui/use-title-focus.ts'
import { EmergencyContacts } from './emergency-now.tsx'
import { VET } from './nearby-vets.tsx'
import { PrintHead } from '../paper/print-head.tsx'
import type { Report } from '../report/report.ts'
import { bannerLineOf, titleOf } from '../report/wording.ts'
import styles from './report-banner.module.css'

export function ReportBanner({ report }: { report: Report }) {
  const { level, sessionId } = report
  // A later answer that says something else is brought to whoever reads further down.
  const title = useTitleFocus(`${sessionId} ${level}`)
  if (level === null) return <UnreadableBanner />
  const banner = (
    <>
      <PrintHead petName={report.pet.name} />
      <SeverityBanner
        level={level}
        titleRef={title}
        title={titleOf(report, level)}
        subtitle={bannerLineOf(report)}
        actions={firstAction(report)}
        aside={
          level === 'er_urgent' ? (
            <EmergencyContacts
              card={<ClosestVetCard onFill heading="h2" />}
              mayBePoison={report.mayBePoison}
            />
          ) : undefined
        }
      />
    </>
  )
  return level === 'er_urgent' ? <div role="alert">{banner}</div> : banner
}

function firstAction({ level }: Report): ReactNode {
  switch (level) {
    case 'normal_vet':
      return (
        <AnchorButton
          size="lg"
          className={styles.find}
          href={mapSearch(VET)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MapPin aria-hidden="true" />
          Find a vet near you
        </AnchorButton>
      )
    case 'er_urgent':
    case 'monitor_at_home':
    case null:
      return undefined
  }
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

import { useEffect, useRef } from 'react'
import { Printer, RotateCcw } from 'lucide-react'
import { LOW_CONFIDENCE_BELOW } from '#domain/engine/answer/low-confidence.ts'
import { dayAndTime } from '#web/lib/said-time.ts'
import { UrgencyBadge } from '#web/ui/signs/badge.tsx'
import { Button, LinkButton } from '#web/ui/buttons/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { PetHead } from '#web/ui/drawings/pet-head.tsx'
import { HandoffButton } from '../handoff/handoff-dialog.tsx'
import { MESSAGES } from '../messages.ts'
import { NearbyVets, type RenderFinder } from './nearby-vets.tsx'
import { OtcSection } from '../otc/otc-section.tsx'
import { CareInDetail, Findings } from './report-folds.tsx'
import { Origin } from './report-origin.tsx'
import type { Report } from '../report/report.ts'
import { openTheNamed } from './use-folds.ts'
import { CLASSES } from '../report/wording.ts'
import styles from './report.module.css'

export type ReportDetailsProps = {
  readonly report: Report
  readonly treatmentPath?: string | undefined
  readonly onStartNew: () => void
  readonly photos?: readonly Blob[] | undefined
  readonly ownerId?: string | null | undefined
  readonly finder?: RenderFinder
}

export function ReportDetails({ report, finder, ...foot }: ReportDetailsProps) {
  const { level } = report
  const article = useRef<HTMLElement>(null)
  // The address may lead into a part that has only come now.
  useEffect(() => openTheNamed(article.current), [])
  return (
    <>
      <OtcSection report={report} />
      <article ref={article} className={styles.report} aria-label="Medical report">
        <Card className={styles.begin}>
          <ReportHead report={report} />
          <div className={styles.folds}>
            <Findings report={report} />
          </div>
        </Card>
        {level === 'monitor_at_home' ? null : (
          <Card className={styles.vets}>
            <NearbyVets
              level={level ?? 'normal_vet'}
              petName={report.pet.name.trim() || 'your pet'}
              finder={finder}
            />
          </Card>
        )}
        <Card className={styles.end}>
          <div className={styles.folds}>
            <CareInDetail report={report} />
            <Origin report={report} />
          </div>
          <Foot report={report} {...foot} />
        </Card>
      </article>
    </>
  )
}

function ReportHead({ report }: { report: Report }) {
  const { level, createdAt, pet } = report
  return (
    <header className={styles.head}>
      <span className={styles.avatar}>
        <PetHead species={pet.species ?? 'dog'} />
      </span>
      <div>
        <h2 className={styles.headTitle}>Medical report</h2>
        {createdAt === null ? null : (
          <p className="small muted">
            <time dateTime={createdAt.toISOString()}>{dayAndTime(createdAt)}</time>
          </p>
        )}
      </div>
      {level === null ? null : (
        <span className={styles.badge}>
          <UrgencyBadge level={level}>{CLASSES[level].badge}</UrgencyBadge>
        </span>
      )}
    </header>
  )
}

function Foot({ report, treatmentPath, onStartNew, photos, ownerId }: Omit<ReportDetailsProps, 'finder'>) {
  const { level, confidence } = report
  return (
    <div className={styles.foot}>
      {confidence !== null && confidence < LOW_CONFIDENCE_BELOW ? (
        <p className="small">
          <strong>{MESSAGES.lowConfidence}</strong>
        </p>
      ) : null}
      <p className="small muted">
        This is an AI triage assessment. It does not replace professional veterinary care.
      </p>
      <div className={cx('no-print', styles.buttons)}>
        {treatmentPath === undefined ? null : (
          <LinkButton to={treatmentPath} variant="secondary" size="sm">
            View treatment plan
          </LinkButton>
        )}
        <HandoffButton report={report} photos={photos} ownerId={ownerId} />
        <Button variant="secondary" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
      </div>
      <div className="no-print">
        <Button variant="quiet" size="sm" flush="start" onClick={onStartNew}>
          <RotateCcw aria-hidden="true" />
          Start New Assessment
        </Button>
      </div>
      {level === null ? null : <p className="vh">{CLASSES[level].recordTitle}</p>}
    </div>
  )
}

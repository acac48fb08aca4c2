import { useRef, type ReactNode } from 'react'
import { Printer, RotateCcw } from 'lucide-react'
import { LIMITS } from '#domain/constants.ts'
import { UrgencyBadge } from '#web/ui/badge.tsx'
import { PetHead } from '#web/ui/pet-head.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/class-names.ts'
import { WhatToDo, WhenWorse } from './first-look.tsx'
import { HandoffButton } from './handoff/handoff-dialog.tsx'
import { MESSAGES } from './messages.ts'
import { NearbyVets, type RenderFinder } from './nearby-vets.tsx'
import { OtcSection } from './otc/otc-section.tsx'
import { CareInDetail, Findings } from './report-folds.tsx'
import { Origin } from './report-origin.tsx'
import type { Report } from './report.ts'
import { useFolds } from './use-folds.ts'
import { WhyThisLevel } from './why-this-level.tsx'
import { CLASSES } from './wording.ts'
import styles from './report.module.css'

const SURE_ENOUGH = LIMITS.results.lowConfidenceBelow

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** An emergency has the vets across the page, a visit has them beside the report, and a pet at home has products there. */
const LAYOUT = {
  er_urgent: styles.wideFinder,
  normal_vet: styles.withFinder,
  monitor_at_home: styles.withProducts,
} as const

type Props = {
  readonly report: Report
  /** Said after what to do: where the answer was made, what may still change it, whether it is saved. */
  readonly notices?: ReactNode
  /** Where the treatment plan of this result is shown; missing without a plan. */
  readonly treatmentPath?: string | undefined
  readonly onStartNew: () => void
  /** Photos of this assessment, where they are still in the memory of this page. */
  readonly photos?: readonly Blob[] | undefined
  /** Who asked for it, and keeps its photos for a day. */
  readonly ownerId?: string | null | undefined
  /** The vet finder of a result that sends to a vet. */
  readonly finder?: RenderFinder
}

/** Everything below the banner: what to do and why at a glance, then the report of a vet in folds. */
export function ReportView({ report, notices, finder, ...foot }: Props) {
  const { level } = report
  const page = useRef<HTMLDivElement>(null)
  useFolds(page)
  return (
    <div ref={page} className={cx('wrap', styles.page, LAYOUT[level ?? 'normal_vet'])}>
      <div className={styles.first}>
        <WhatToDo report={report} />
        <WhenWorse report={report} />
        <WhyThisLevel report={report} />
      </div>
      {notices === undefined ? null : <div className={styles.notices}>{notices}</div>}
      <OtcSection report={report} />
      <article className={styles.report} aria-label="Medical report">
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
    </div>
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
            <time dateTime={createdAt.toISOString()}>{WHEN.format(createdAt)}</time>
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

/** What the report is not, and what can be done with it. */
function Foot({ report, treatmentPath, onStartNew, photos, ownerId }: Omit<Props, 'notices' | 'finder'>) {
  const { level, confidence } = report
  return (
    <div className={styles.foot}>
      {confidence !== null && confidence < SURE_ENOUGH ? (
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
        <Button variant="quiet" size="sm" onClick={onStartNew}>
          <RotateCcw aria-hidden="true" />
          Start New Assessment
        </Button>
      </div>
      {level === null ? null : <p className="vh">{CLASSES[level].recordTitle}</p>}
    </div>
  )
}

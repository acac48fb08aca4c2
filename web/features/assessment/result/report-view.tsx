import { useDeferredValue, useRef, type ReactNode } from 'react'
import { cx } from '#web/ui/class-names.ts'
import { PartMissing } from '#web/ui/notices/part-missing.tsx'
import { WhatToDo, WhenWorse } from './first-look.tsx'
import { LaterDetails } from './later-details.ts'
import type { ReportDetailsProps } from './report-details.tsx'
import { useFolds } from './use-folds.ts'
import { WhyThisLevel } from './why-this-level.tsx'
import styles from './report.module.css'

const LAYOUT = {
  er_urgent: styles.wideFinder,
  normal_vet: styles.withFinder,
  monitor_at_home: styles.withProducts,
} as const

const DETAILS_COME = <div className="waiting" role="status" aria-busy="true" aria-label="Loading" />

type Props = ReportDetailsProps & {
  readonly notices?: ReactNode
}

export function ReportView({ notices, ...details }: Props) {
  const { report } = details
  const page = useRef<HTMLDivElement>(null)
  useFolds(page)
  // The answer is drawn first; on a slow phone the report below it takes as long again.
  const isAnswerDrawn = useDeferredValue(true, false)
  return (
    <div ref={page} className={cx('wrap', styles.page, LAYOUT[report.level ?? 'normal_vet'])}>
      <div className={styles.first}>
        <WhatToDo report={report} />
        <WhenWorse report={report} />
        <WhyThisLevel report={report} />
      </div>
      {notices === undefined ? null : <div className={styles.notices}>{notices}</div>}
      {isAnswerDrawn ? (
        <LaterDetails
          meanwhile={DETAILS_COME}
          renderMissing={(askAgain) => (
            <PartMissing what="The report" onAskAgain={askAgain}>
              <p>What to do stands above.</p>
            </PartMissing>
          )}
        >
          {(ReportDetails) => <ReportDetails {...details} />}
        </LaterDetails>
      ) : (
        DETAILS_COME
      )}
    </div>
  )
}

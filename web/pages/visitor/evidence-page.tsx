import { EvidenceReport } from '#web/features/evidence/evidence-report.tsx'
import { figures } from '#web/features/evidence/figures.ts'
import { InShort } from '#web/features/evidence/in-short.tsx'
import { cx } from '#web/ui/class-names.ts'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import styles from '#web/pages/form-page.module.css'

export default function EvidencePage() {
  return (
    <div className={cx('wrap', styles.page, styles.wide)}>
      <PageTitle>How well it works</PageTitle>
      <InShort firstSight={figures.firstSight} />
      <EvidenceReport figures={figures} />
    </div>
  )
}

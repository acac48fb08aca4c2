import { assess } from '#web/features/assessment/api/assess.ts'
import { DebugAssessment, type FlowState } from '#web/features/debug/debug-assessment.tsx'
import { SAMPLE_CASE } from '#web/features/debug/sample-case.ts'
import { useDebugPage } from '#web/features/debug/use-debug-page.ts'
import { saidIn } from '#web/features/triage/case/triage-session.ts'
import { isOfOnePet, useTriage, type TriageState } from '#web/features/triage/case/triage-store.ts'
import { cx } from '#web/ui/class-names.ts'
import { PageTitle } from '#web/ui/page/page-title.tsx'
import { Beacon } from '#web/ui/signs/spinner.tsx'
import NotFoundPage from '#web/pages/not-found-page.tsx'
import styles from '#web/pages/form-page.module.css'

const stateOf = (flow: TriageState): FlowState => ({
  hasSession: flow.currentSession !== null || flow.selectedPetProfile !== null,
  petName: flow.selectedPetProfile?.name ?? null,
  sessionId: flow.currentSessionId,
  symptoms: flow.selectedSymptoms,
  answerKeys: Object.keys(flow.followUpAnswers),
  hasNotes: flow.additionalNotes.trim() !== '',
  mediaCount: flow.mediaFiles.length,
})

const caseOf = (flow: TriageState) =>
  (flow.selectedSymptoms.length > 0 && isOfOnePet(flow) ? saidIn(flow) : null) ?? SAMPLE_CASE

export default function DebugAssessmentPage() {
  const shown = useDebugPage()
  const flow = useTriage()
  if (shown === false) return <NotFoundPage />
  return (
    <div className={cx('wrap', styles.page)}>
      <PageTitle lead="For the people who build Pawlight.">Debug assessment</PageTitle>
      {shown === null ? (
        <>
          <Beacon late />
          <noscript>
            <p>This page needs JavaScript.</p>
          </noscript>
        </>
      ) : (
        <DebugAssessment state={stateOf(flow)} run={() => assess(caseOf(flow), crypto.randomUUID())} />
      )}
    </div>
  )
}

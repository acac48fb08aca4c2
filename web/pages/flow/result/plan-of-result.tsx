import { useNavigate } from 'react-router'
import type { Report } from '#web/features/assessment/report/report.ts'
import { treatmentOf } from '#web/features/assessment/treatment/treatment-plan.ts'
import { TreatmentView } from '#web/features/assessment/treatment/treatment-view.tsx'
import { useTriage } from '#web/features/triage/case/triage-store.ts'
import { log } from '#web/lib/log.ts'
import { LinkButton } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/page/empty-state.tsx'

type Props = { readonly report: Report | null; readonly assessmentPath: string }

export function PlanOfResult({ report, assessmentPath }: Props) {
  const navigate = useNavigate()
  const treatment = report === null ? null : treatmentOf(report)
  const startNew = (): void => {
    const { currentSessionId, createSession } = useTriage.getState()
    // Only where a run had failed is anything dropped; nobody waits for it.
    void import('#web/features/assessment/run/run-assessment.ts').then(
      ({ dropRun }) => dropRun(currentSessionId),
      (error: unknown) => log.warn('assessment.run-not-dropped', error),
    )
    createSession()
    void navigate('/')
  }
  if (report === null || treatment === null) {
    return (
      <div className="wrap">
        <h1 className="vh">Treatment plan</h1>
        <EmptyState
          title="No treatment plan yet. Complete an assessment first."
          action={<LinkButton to="/pet-profile">Start a health assessment</LinkButton>}
        />
      </div>
    )
  }
  return (
    <TreatmentView
      report={report}
      treatment={treatment}
      onStartNew={startNew}
      assessmentPath={assessmentPath}
    />
  )
}

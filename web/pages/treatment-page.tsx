import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { reportOfAnswer, type Report } from '#web/features/assessment/report.ts'
import { dropRun } from '#web/features/assessment/run-assessment.ts'
import { treatmentOf } from '#web/features/assessment/treatment/treatment-plan.ts'
import { TreatmentView } from '#web/features/assessment/treatment/treatment-view.tsx'
import { useSavedSession } from '#web/features/assessment/use-saved-session.ts'
import { answerOf } from '#web/features/triage/triage-session.ts'
import { useTriage } from '#web/features/triage/triage-store.ts'
import { useFlowStep } from '#web/features/triage/use-flow-step.ts'
import { useSession } from '#web/lib/session.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Beacon } from '#web/ui/spinner.tsx'

export default function TreatmentPage() {
  const [query] = useSearchParams()
  const savedId = query.get('session')
  useFlowStep('treatment', savedId !== null)
  return savedId === null ? <CurrentPlan /> : <SavedPlan id={savedId} />
}

function CurrentPlan() {
  const session = useTriage((state) => state.currentSession)
  const report = useMemo(() => {
    const answer = answerOf(session)
    if (session === null || session.pet === null || answer === null) return null
    const { pet, ...said } = session
    const lists = {
      conditions: [...pet.conditions],
      allergies: [...pet.allergies],
      medications: [...pet.medications],
    }
    return reportOfAnswer(
      session.id,
      { ...said, pet: { ...pet, ...lists } },
      answer,
      new Date(session.updatedAt),
    )
  }, [session])
  return <Plan report={report} assessmentPath="/assessment" />
}

function SavedPlan({ id }: { id: string }) {
  const userId = useSession((state) => state.user?.id ?? null)
  const { data: report, isPending } = useSavedSession(id, userId)
  if (isPending) return <Beacon>Loading...</Beacon>
  return <Plan report={report ?? null} assessmentPath={`/assessment?session=${id}`} />
}

function Plan({ report, assessmentPath }: { report: Report | null; assessmentPath: string }) {
  const navigate = useNavigate()
  const treatment = report === null ? null : treatmentOf(report)
  const startNew = (): void => {
    const { currentSessionId, createSession } = useTriage.getState()
    dropRun(currentSessionId)
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

import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { reportOfAnswer } from '#web/features/assessment/report/report.ts'
import { answerOf } from '#web/features/triage/case/triage-session.ts'
import { useTriage } from '#web/features/triage/case/triage-store.ts'
import { useFlowStep } from '#web/features/triage/case/use-flow-step.ts'
import { later } from '#web/lib/later/later.tsx'
import { PartMissing } from '#web/ui/notices/part-missing.tsx'
import { Beacon } from '#web/ui/signs/spinner.tsx'
import { PlanOfResult } from './result/plan-of-result.tsx'

const LaterSavedPlan = later(async () => (await import('./result/saved-plan.tsx')).SavedPlan)

export default function TreatmentPage() {
  const [query] = useSearchParams()
  const savedId = query.get('session')
  useFlowStep('treatment', savedId !== null)
  if (savedId === null) return <CurrentPlan />
  return (
    <LaterSavedPlan
      meanwhile={<Beacon>Loading...</Beacon>}
      renderMissing={(askAgain) => <PartMissing what="The treatment plan" onAskAgain={askAgain} />}
    >
      {(SavedPlan) => <SavedPlan id={savedId} />}
    </LaterSavedPlan>
  )
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
  return <PlanOfResult report={report} assessmentPath="/assessment" />
}

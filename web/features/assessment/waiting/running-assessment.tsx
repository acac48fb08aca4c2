import type { AssessRequestBody } from '#contract/assess/assess-request.ts'
import type { AssessResponse } from '#contract/assess/assess.ts'
import type { ToldFor } from '#domain/engine/flow/told-for.ts'
import { PartMissing } from '#web/ui/notices/part-missing.tsx'
import { Beacon } from '#web/ui/signs/spinner.tsx'
import type { AnswerOfRunProps } from './answer-of-run.tsx'
import { AssessmentErrorPage } from './assessment-error.tsx'
import { AssessmentLoading } from './assessment-loading.tsx'
import { EmergencyContacts, EmergencyNow } from '../result/emergency-now.tsx'
import { LaterAnswer } from './later-answer.ts'
import { useAssessment } from './use-assessment.ts'

type Props = AnswerOfRunProps & {
  readonly toldFor: ToldFor
  readonly known: AssessResponse | null
  readonly prepare: () => Promise<AssessRequestBody>
  readonly onAnswer: (answer: AssessResponse) => void
  readonly onForget: () => void
}

export function RunningAssessment({ toldFor, known, prepare, onAnswer, onForget, ...answered }: Props) {
  const { sessionId, owner, said } = answered
  const view = useAssessment({ sessionId, owner, said, toldFor, known, prepare, onAnswer, onForget })
  const petName = said.pet.name
  if (known === null) {
    if (view.failure !== null)
      return <AssessmentErrorPage sentence={view.failure} onTryAgain={view.tryAgain} />
    return <AssessmentLoading petName={petName} retries={view.retries} isEmergency={view.isEmergency} />
  }
  const urgent = known.summary.severity === 'er_urgent' ? petName : null
  return (
    <LaterAnswer
      meanwhile={<Coming urgent={urgent} />}
      renderMissing={(askAgain) => <Missing urgent={urgent} onAskAgain={askAgain} />}
    >
      {(AnswerOfRun) => <AnswerOfRun {...answered} known={known} view={view} />}
    </LaterAnswer>
  )
}

/** The name of the pet that has to go now; null where it has not. */
type Urgent = { readonly urgent: string | null }

function Coming({ urgent }: Urgent) {
  return (
    <div className="wrap waiting">
      <h1 className="vh">Assessment</h1>
      {urgent === null ? <Beacon late /> : <EmergencyNow petName={urgent} />}
    </div>
  )
}

function Missing({ urgent, onAskAgain }: Urgent & { readonly onAskAgain: () => void }) {
  return (
    <div className="wrap waiting">
      <h1 className="vh">Assessment</h1>
      {urgent === null ? null : <EmergencyNow petName={urgent} />}
      <PartMissing what="The result" onAskAgain={onAskAgain}>
        <p>If your pet is unwell now, do not wait for this page. Call a vet.</p>
      </PartMissing>
      {urgent === null ? <EmergencyContacts /> : null}
    </div>
  )
}

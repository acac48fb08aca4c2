import { useMemo, type ReactNode } from 'react'
import { RotateCcw } from 'lucide-react'
import type { AssessRequestBody, AssessResponse } from '#contract/assess/assess.ts'
import type { ToldFor } from '#domain/engine/flow/told-for.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { AssessmentErrorPage } from './assessment-error.tsx'
import { AssessmentLoading } from './assessment-loading.tsx'
import { QuickChecksCard, QuickChecksPage } from './checks/quick-checks.tsx'
import type { CheckAnswers } from './checks/quick-checks.tsx'
import { MESSAGES } from './messages.ts'
import type { RenderFinder } from './nearby-vets.tsx'
import { isMadeOnDevice } from './on-device.ts'
import { reportOfAnswer } from './report.ts'
import { ReportBanner } from './report-banner.tsx'
import { ReportView } from './report-view.tsx'
import { saveAgain } from './run-assessment.ts'
import type { Owner, Said } from './run.ts'
import { SaveNotice } from './save-notice.tsx'
import { useAssessment, type AssessmentView } from './use-assessment.ts'

type Props = {
  readonly sessionId: string
  readonly owner: Owner | null
  readonly said: Said
  readonly toldFor: ToldFor
  readonly known: AssessResponse | null
  readonly knownSince: Date | null
  readonly prepare: () => Promise<AssessRequestBody>
  readonly onAnswer: (answer: AssessResponse) => void
  readonly onForget: () => void
  readonly onStartNew: () => void
  /** Photos of this assessment, for the summary a vet gets. */
  readonly photos?: readonly Blob[] | undefined
  readonly finder?: RenderFinder
  /** What stands beside the short questions on a wide screen. */
  readonly rail?: ReactNode
  /** True once the owner passed over the short questions of this answer. */
  readonly checksArePassed: boolean
  /** Takes the answers to the short questions, or null where they are passed over. */
  readonly onChecks: (answers: CheckAnswers | null) => void
}

/** The assessment of the current run: on its way, failed, or there. */
export function RunningAssessment({
  said,
  known,
  knownSince,
  onStartNew,
  photos,
  finder,
  rail,
  checksArePassed,
  onChecks,
  ...given
}: Props) {
  const { sessionId } = given
  const view = useAssessment({ ...given, said, known })
  const report = useMemo(
    () => (known === null ? null : reportOfAnswer(sessionId, said, known, knownSince)),
    [known, knownSince, said, sessionId],
  )
  const petName = said.pet.name
  if (report === null || known === null) {
    if (view.failure !== null)
      return <AssessmentErrorPage sentence={view.failure} onTryAgain={view.tryAgain} />
    return <AssessmentLoading petName={petName} retries={view.retries} isEmergency={view.isEmergency} />
  }
  const onDevice = isMadeOnDevice(known)
  const { questions, trace, severity } = known.summary
  const areOpen = questions.length > 0 && trace.asked.length === 0
  // Whatever sounds like an emergency is shown at once, with its questions beside it.
  if (areOpen && severity !== 'er_urgent' && !checksArePassed)
    return <QuickChecksPage questions={questions} petName={petName} rail={rail} onAnswer={onChecks} />
  return (
    <>
      <ReportBanner report={report} />
      <ReportView
        report={report}
        treatmentPath="/treatment"
        onStartNew={onStartNew}
        photos={photos}
        ownerId={given.owner?.id}
        finder={finder}
        notices={
          <>
            {onDevice ? <MadeOnDevice view={view} /> : null}
            {areOpen ? (
              <QuickChecksCard questions={questions} onAnswer={onChecks} isFolded={checksArePassed} />
            ) : null}
            <SaveNotice state={view.saving} onSaveAgain={() => saveAgain(sessionId)} />
          </>
        }
      />
    </>
  )
}

/** Says that the service had no part in the result, and whether it is still asked. */
function MadeOnDevice({ view }: { view: AssessmentView }) {
  const title = 'This result was made on this device'
  if (view.isAsking) {
    return (
      <Callout tone="note" role="status" title={title}>
        Our service cannot be reached right now, so your browser used the same rules by itself. We keep
        trying. The full assessment will take the place of this one.
      </Callout>
    )
  }
  return (
    <Callout tone="note" title={title}>
      <p>{view.failure ?? MESSAGES.generationFailed}</p>
      <p>Your browser used the same rules by itself. Try again later for the full assessment.</p>
      <Button variant="secondary" size="sm" className="no-print" onClick={view.tryAgain}>
        <RotateCcw aria-hidden="true" />
        Try Again
      </Button>
    </Callout>
  )
}

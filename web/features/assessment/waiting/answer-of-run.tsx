import { useMemo, type ReactNode } from 'react'
import { RotateCcw } from 'lucide-react'
import type { AssessResponse } from '#contract/assess/assess.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Callout } from '#web/ui/notices/callout.tsx'
import { QuickChecksCard, QuickChecksPage, type CheckAnswers } from '../checks/quick-checks.tsx'
import { isMadeOnDevice } from '../made-on-device.ts'
import { MESSAGES } from '../messages.ts'
import type { RenderFinder } from '../result/nearby-vets.tsx'
import { ReportBanner } from '../result/report-banner.tsx'
import { ReportView } from '../result/report-view.tsx'
import { reportOfAnswer } from '../report/report.ts'
import { saveAgain } from '../run/run-assessment.ts'
import type { Owner, Said } from '../run/run.ts'
import { SaveNotice } from './save-notice.tsx'
import type { AssessmentView } from './use-assessment.ts'

export type AnswerOfRunProps = {
  readonly sessionId: string
  readonly owner: Owner | null
  readonly said: Said
  readonly knownSince: Date | null
  readonly onStartNew: () => void
  readonly photos?: readonly Blob[] | undefined
  readonly finder?: RenderFinder
  readonly rail?: ReactNode
  readonly checksArePassed: boolean
  readonly onChecks: (answers: CheckAnswers | null) => void
}

type Props = AnswerOfRunProps & { readonly known: AssessResponse; readonly view: AssessmentView }

export function AnswerOfRun(props: Props) {
  const { sessionId, owner, said, known, knownSince, view } = props
  const { onStartNew, photos, finder, rail, checksArePassed, onChecks } = props
  const report = useMemo(
    () => reportOfAnswer(sessionId, said, known, knownSince),
    [known, knownSince, said, sessionId],
  )
  const { questions, trace, severity } = known.summary
  const areOpen = questions.length > 0 && trace.asked.length === 0
  // Whatever sounds like an emergency is shown at once, with its questions beside it.
  if (areOpen && severity !== 'er_urgent' && !checksArePassed)
    return <QuickChecksPage questions={questions} petName={said.pet.name} rail={rail} onAnswer={onChecks} />
  return (
    <>
      <ReportBanner report={report} />
      <ReportView
        report={report}
        treatmentPath="/treatment"
        onStartNew={onStartNew}
        photos={photos}
        ownerId={owner?.id}
        finder={finder}
        notices={
          <>
            {isMadeOnDevice(known) ? <MadeOnDevice view={view} /> : null}
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

import { Button, LinkButton } from '#web/ui/buttons/button.tsx'
import { ErrorCard } from '#web/ui/page/error-card.tsx'
import { Beacon } from '#web/ui/signs/spinner.tsx'
import { MESSAGES } from '../messages.ts'
import type { RenderFinder } from '../result/nearby-vets.tsx'
import { ReportBanner } from '../result/report-banner.tsx'
import { ReportView } from '../result/report-view.tsx'
import { treatmentOf } from '../treatment/treatment-plan.ts'
import { useSavedSession } from './use-saved-session.ts'

type Props = {
  readonly id: string
  readonly userId: string | null
  readonly onStartNew: () => void
  readonly finder?: RenderFinder
}

export function SavedAssessment({ id, userId, onStartNew, finder }: Props) {
  const { data: report, isPending, isError, refetch } = useSavedSession(id, userId)
  if (isPending) return <Beacon>Loading...</Beacon>
  if (isError || report === null) {
    return (
      <div className="wrap">
        <h1 className="vh">Assessment</h1>
        <ErrorCard
          title={isError ? MESSAGES.loadFailed : MESSAGES.notFound}
          actions={
            <>
              {isError ? <Button onClick={() => void refetch()}>Try Again</Button> : null}
              <LinkButton to="/history" variant="secondary">
                Back to my assessments
              </LinkButton>
            </>
          }
        >
          If your pet is unwell now, do not wait for this page. Call a vet.
        </ErrorCard>
      </div>
    )
  }
  return (
    <>
      <ReportBanner report={report} />
      <ReportView
        report={report}
        treatmentPath={treatmentOf(report) === null ? undefined : `/treatment?session=${id}`}
        onStartNew={onStartNew}
        ownerId={userId}
        finder={finder}
      />
    </>
  )
}

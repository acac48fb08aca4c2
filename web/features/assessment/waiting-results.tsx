import { Callout } from '#web/ui/callout.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { useRuns } from './run-store.ts'

/** Assessments of this owner that are still on their way, or not in the history yet. */
export function WaitingResults({ ownerId }: { ownerId: string | null }) {
  const runs = useRuns((state) => state.runs)
  const unsaved = useRuns((state) => state.unsaved)
  const onTheWay = runs.filter(({ owner, job }) => owner?.id === ownerId && job.status === 'processing')
  const waiting = unsaved.filter(({ owner }) => owner?.id === ownerId)
  return (
    <>
      {onTheWay.map((run) => (
        <Callout
          key={run.job.jobId}
          role="status"
          title={`The assessment of ${run.request.pet.name} is on its way`}
        >
          It will appear below when it is finished.
        </Callout>
      ))}
      {waiting.map(({ sessionId, request }) => (
        <Callout key={sessionId} tone="note" title={`A result for ${request.pet.name} is not saved yet`}>
          <p>It is on this device. We keep trying to save it.</p>
          <LinkButton variant="secondary" size="sm" to={`/assessment?session=${sessionId}`}>
            View result
          </LinkButton>
        </Callout>
      ))}
    </>
  )
}

import { Callout } from '#web/ui/notices/callout.tsx'
import { LinkButton } from '#web/ui/buttons/button.tsx'
import { useRuns } from '../run/run-store.ts'
import { askedIn } from '../run/run.ts'

export function WaitingResults({ ownerId }: { ownerId: string | null }) {
  const runs = useRuns((state) => state.runs)
  const all = Object.values(runs)
  const onTheWay = all
    .flatMap((run) => askedIn(run) ?? [])
    .filter(({ owner, job }) => owner?.id === ownerId && job.status === 'processing')
  const waiting = all.flatMap(({ unsaved }) => unsaved ?? []).filter(({ owner }) => owner?.id === ownerId)
  return (
    <>
      {onTheWay.map(({ job, request }) => (
        <Callout key={job.jobId} role="status" title={`The assessment of ${request.pet.name} is on its way`}>
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

import { useSavedSession } from '#web/features/assessment/saved/use-saved-session.ts'
import { Reading } from '#web/lib/calls/reading.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { Beacon } from '#web/ui/signs/spinner.tsx'
import { PlanOfResult } from './plan-of-result.tsx'

export function SavedPlan({ id }: { readonly id: string }) {
  return (
    <Reading>
      <PlanOf id={id} />
    </Reading>
  )
}

function PlanOf({ id }: { readonly id: string }) {
  const userId = useSession((state) => state.user?.id ?? null)
  const { data: report, isPending } = useSavedSession(id, userId)
  if (isPending) return <Beacon>Loading...</Beacon>
  return <PlanOfResult report={report ?? null} assessmentPath={`/assessment?session=${id}`} />
}

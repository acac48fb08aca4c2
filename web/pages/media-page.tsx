import { MediaStep } from '#web/features/triage/media/media-step.tsx'
import { useTriage } from '#web/features/triage/triage-store.ts'
import { useFlowStep } from '#web/features/triage/use-flow-step.ts'

export default function MediaPage() {
  const flow = useFlowStep('media')
  const files = useTriage((state) => state.mediaFiles)
  const addMedia = useTriage((state) => state.addMedia)
  const removeMedia = useTriage((state) => state.removeMedia)
  return (
    <MediaStep
      files={files}
      onAdd={addMedia}
      onRemove={removeMedia}
      onBack={flow.back}
      onContinue={flow.next}
    />
  )
}

import { EmergencyReminder } from '#web/features/triage/emergency-reminder.tsx'
import { MediaStep } from '#web/features/triage/media/media-step.tsx'
import { useTriage } from '#web/features/triage/triage-store.ts'
import { useFlowStep } from '#web/features/triage/use-flow-step.ts'

export default function MediaPage() {
  const flow = useFlowStep('media')
  const answers = useTriage((state) => state.followUpAnswers)
  const files = useTriage((state) => state.mediaFiles)
  const addMedia = useTriage((state) => state.addMedia)
  const removeMedia = useTriage((state) => state.removeMedia)
  return (
    <MediaStep
      notice={<EmergencyReminder answers={answers} />}
      files={files}
      onAdd={addMedia}
      onRemove={removeMedia}
      onBack={flow.back}
      onContinue={flow.next}
    />
  )
}

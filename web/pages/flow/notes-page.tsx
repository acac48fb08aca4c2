import { EmergencyReminder } from '#web/features/triage/emergency-reminder.tsx'
import { ModelNotice } from '#web/features/triage/model-notice.tsx'
import { NotesStep } from '#web/features/triage/notes/notes-step.tsx'
import { useTriage } from '#web/features/triage/case/triage-store.ts'
import { useFlowStep } from '#web/features/triage/case/use-flow-step.ts'
import { useEngineAhead } from './use-engine-ahead.ts'

export default function NotesPage() {
  const flow = useFlowStep('notes')
  useEngineAhead()
  const answers = useTriage((state) => state.followUpAnswers)
  const notes = useTriage((state) => state.additionalNotes)
  const setNotes = useTriage((state) => state.setNotes)
  return (
    <NotesStep
      notice={
        <>
          <EmergencyReminder answers={answers} />
          <ModelNotice />
        </>
      }
      notes={notes}
      onSave={setNotes}
      onBack={flow.back}
      onContinue={flow.next}
    />
  )
}
